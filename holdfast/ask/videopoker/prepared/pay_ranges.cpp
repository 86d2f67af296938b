#include <algorithm>
#include <set>
#include <utility>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/input/doubtful_number.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/prepared/pay_ranges.h>
#include <holdfast/ask/videopoker/typed/meant_row.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {

namespace {

constexpr std::string_view dots = "..";

/// "0...5" is 0 to 5 with a dot too many, or 0 to .5.
void refuse_three_dots(const TextSpan& range, std::size_t at) {
    if (range.text().substr(at + dots.size(), 1) != ".") return;
    range.fail(in_quotes(range.text()) + " has three dots: write two, and a 0 before a decimal point");
}

// Exact, as the returns are: "0.995439044.." leaves out 9/6 Jacks or Better, at 0.9954390437, although both
// are 99.5439% in a table.
NumberFilter read_filter(const std::string& text, bool is_return) {
    const TextSpan whole = TextSpan(text).trimmed();
    // A decimal point is one dot: in "0.98..0.985" the first two dots in a row part the ends.
    const std::size_t at = whole.text().find(dots);
    const auto expected = [&](const TextSpan& part) {
        part.fail(in_quotes(part.text()) + " is not a range: expected one such as " +
                  (is_return ? "98%..98.5%, 0.98..0.985 or 99%.." : "20..30, ..30 or 15.."));
    };
    if (at == std::string::npos) expected(whole);
    refuse_three_dots(whole, at);
    const auto read_end = [&](const TextSpan& part) -> std::optional<Rational> {
        if (part.empty()) return std::nullopt;
        // Each end by itself: "0.98..98.5%" says what it means.
        const std::optional<Rational> value = share_of(std::string(part.text()));
        if (!value) expected(part);
        return value;
    };
    const NumberFilter range{read_end(whole.part(0, at).trimmed()),
                             read_end(whole.part(at + dots.size()).trimmed())};
    if (!range.least && !range.most) expected(whole);
    // Nobody plays a game that returns 98 bets for each: the percent sign is missing.
    const bool has_percent = text.find('%') != std::string::npos;
    const Rational absurd(50);
    if (is_return && !has_percent &&
        ((range.least && *range.least >= absurd) || (!range.least && range.most && *range.most >= absurd))) {
        whole.fail("a return of " + decimal_text(range.least ? *range.least : *range.most, 0) +
                   " is that many times the bet: write 98%..99% or 0.98..0.99 for returns near the bet");
    }
    if (range.least && range.most && *range.most < *range.least) {
        whole.fail("the range " + in_quotes(whole.text()) + " runs backwards");
    }
    return range;
}

constexpr std::string_view step_word = "step";

/// Reads one number of a list, exactly.
Rational read_pay(const TextSpan& part) {
    const std::string_view text = part.text();
    // "4,000" is a list of 4 and 000 here.
    if (text.size() > 1 && text.find_first_not_of("0123456789") == std::string::npos && text.front() == '0') {
        part.fail("a pay does not begin with 0; write thousands without a comma, as in 4000");
    }
    if (const auto doubt = doubt_of_thousands(text)) part.fail(*doubt);
    const std::optional<Rational> pay = exact_number(text);
    if (!pay) part.fail(in_quotes(text) + " is not a pay: expected pays such as 8, 7..10 or 0.5..2 step 0.5");
    if (pay->is_negative()) part.fail(in_quotes(text) + " is negative: what a row pays is 0 or more");
    return *pay;
}

/// "7..10" or "0.5..2 step 0.5", or one pay.
void append_range(const TextSpan& item, std::vector<Rational>& pays) {
    const std::size_t at = item.text().find(dots);
    if (at == std::string::npos) {
        pays.push_back(read_pay(item));
        return;
    }
    refuse_three_dots(item, at);
    const std::size_t step_at = item.text().find(step_word);
    const Rational from = read_pay(item.part(0, at).trimmed());
    const Rational to = read_pay(item.part(at + dots.size(), step_at).trimmed());
    const Rational step = step_at == std::string::npos
                              ? Rational(1)
                              : read_pay(item.part(step_at + step_word.size()).trimmed());
    if (to < from) item.fail("the range " + in_quotes(item.text()) + " runs backwards");
    if (step.is_zero()) item.fail("a step cannot be 0");
    // Counted before they are made: 1..10^12 would fill the memory.
    const Rational steps = (to - from) / step;
    // Not negative: read_pays() stops at the most.
    if (steps >= Rational(u64{most_pays_of_row} - pays.size())) {
        // One pay more than steps; the fraction of a last step that misses the end is cut off below.
        const Rational count = steps + Rational(u64{pays.size()} + 1);
        item.fail("a row may have at most " + grouped(most_pays_of_row) + " pays, not " +
                  grouped(divmod(count.numerator(), count.denominator()).quotient.to_u128()));
    }
    // An end that the steps miss would be left out without a word, and nobody would notice.
    if (!steps.is_integer()) {
        const Rational last = from + Rational(divmod(steps.numerator(), steps.denominator()).quotient) * step;
        item.fail("steps of " + pays_text(step) + " from " + pays_text(from) + " do not reach " +
                  pays_text(to) + ": the pay before it is " + pays_text(last) + ", the one after it " +
                  pays_text(last + step));
    }
    for (Rational pay = from; pay <= to; pay += step) pays.push_back(pay);
}

/// The pays of one row in the order in which they are written; that is the order of the sweep.
std::vector<Rational> read_pays(const TextSpan& list) {
    std::vector<Rational> pays;
    const std::string_view text = list.text();
    for (std::size_t at = 0; at != std::string::npos;) {
        const std::size_t comma = text.find(',', at);
        // `comma` may be npos: then the part goes on to the end.
        const TextSpan item = list.part(at, comma).trimmed();
        if (item.empty()) item.fail("a pay is missing: expected pays such as 8, 7..10 or 5,6,8");
        if (pays.size() == most_pays_of_row) {
            list.fail("a row may have at most " + grouped(most_pays_of_row) + " pays");
        }
        append_range(item, pays);
        at = comma == std::string::npos ? comma : comma + 1;
    }
    // When a file is resumed, a paytable is found by its pays, so each pay may be listed only once.
    std::set<Rational> seen;
    for (const Rational& pay : pays) {
        if (!seen.insert(pay).second) list.fail("the pay " + pays_text(pay) + " is listed twice");
    }
    return pays;
}

/// The pays of the whole product at their largest and finest must have a common denominator.
void check_pays_fit(const videopoker::Game& game, const std::vector<videopoker::PayAxis>& axes,
                    const TextSpan& last) {
    videopoker::Pays all = pays_of(game);
    // The original pay of a swept row does not occur in the sweep, unless it is among the row's pays.
    for (const videopoker::PayAxis& axis : axes) all[axis.row] = Rational();
    for (const videopoker::PayAxis& axis : axes) all.insert(all.end(), axis.pays.begin(), axis.pays.end());
    try {
        videopoker::scaled_pays(all, videopoker::most_scaled_pay(game.deck));
    } catch (const OverflowError& error) {
        last.fail("one of these pays is " + std::string(error.what()));
    }
}

PayRanges read_ranges(const videopoker::Game& game, const std::vector<AskedPay>& asked) {
    std::vector<std::string> names;
    std::vector<videopoker::PayAxis> axes;
    for (const AskedPay& each : asked) {
        if (!each.has_pays()) {
            each.whole().fail("write a range of pays as HAND=PAYS, such as 'full house=7..10'");
        }
        const std::size_t row = row_meant(game, each.row());
        if (std::any_of(axes.begin(), axes.end(), [row](const auto& axis) { return axis.row == row; })) {
            each.row().fail("the row '" + game.rows[row].name + "' has two ranges");
        }
        names.emplace_back(each.row().text());
        axes.push_back({row, read_pays(each.pays())});
        // Checked after each range, so that the first range that makes the pays too large or too fine is
        // blamed.
        check_pays_fit(game, axes, each.whole());
    }
    try {
        return {std::move(names), videopoker::PayGrid(std::move(axes))};
    } catch (const OverflowError&) {
        asked.back().whole().fail("these ranges make 2^63 paytables or more");
    }
}

}  // namespace

NumberFilter read_number_filter(std::string_view field, const std::string& text) {
    return in_field(field, [&] { return read_filter(text, field == "return"); });
}

PayRanges read_pay_ranges(const videopoker::Game& game, const std::vector<AskedPay>& asked) {
    return in_field("pay", [&] { return read_ranges(game, asked); });
}

std::vector<std::string> range_warnings(const videopoker::Game& game, const PayRanges& ranges) {
    std::vector<std::string> warnings;
    for (const videopoker::PayAxis& axis : ranges.grid.axes()) {
        videopoker::PayRow row = game.rows[axis.row];
        row.pays = *std::min_element(axis.pays.begin(), axis.pays.end());
        if (const auto doubt = doubt_of_royal(row)) warnings.push_back(*doubt);
    }
    return warnings;
}

}  // namespace holdfast::ask
