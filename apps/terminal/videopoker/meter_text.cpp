// The answer `videopoker.meter` as text.
#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include <apps/terminal/bets_text.h>
#include <apps/terminal/curve_text.h>
#include <apps/terminal/style.h>
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <apps/terminal/videopoker/game_text.h>
#include <apps/terminal/videopoker/wager_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/bankroll.h>
#include <holdfast/ask/videopoker/meter.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using videopoker::Meter;
using videopoker::MeterPiece;

constexpr int return_decimals = 6;
constexpr int pay_decimals = 4;

/// A pay, exact if that takes at most nine characters and no fraction; otherwise rounded to four decimals.
std::string short_pay(const Rational& pay) {
    const std::string exact = pays_text(pay);
    return exact.size() <= 9 && exact.find('/') == std::string::npos ? exact
                                                                     : decimal_text(pay, pay_decimals);
}

/// How rare the row is: players know "one royal in 40,391 hands", not a slope of 0.0000247.
std::string one_hand_in(const Rational& probability) {
    if (probability.is_zero()) return "never paid";
    const Rational hands = Rational(1) / probability;
    if (hands < Rational(100)) return "one hand in " + decimal_text(hands, 1);
    return "one hand in " + grouped(std::stoull(decimal_text(hands, 0)));
}

/// The return over the pays: its pieces are straight, so their ends are all there is to it.
Curve curve_of(const VideopokerMeterAnswer& answer) {
    const Meter& meter = answer.meter;
    Curve curve{"Return", "pay", {}};
    for (const MeterPiece& piece : meter.pieces) {
        curve.points.push_back({nearest_double(piece.from), nearest_double(piece.return_from)});
    }
    const Rational& end = meter.pieces.back().to;
    curve.points.push_back({nearest_double(end), nearest_double(meter.return_at(end))});
    // More pay never lowers the return, so the ends are its least and its most.
    curve.bottom = curve.points.front().share;
    curve.top = curve.points.back().share;
    // The break-even, drawn if it lies within the curve.
    curve.marked_share = nearest_double(answer.request.even_return());
    return curve;
}

/// How many pieces begin at or below a pay, which lies in the last of these: the index of the piece after it.
std::size_t piece_at(const Meter& meter, const Rational& pay) {
    const auto above = std::partition_point(meter.pieces.begin(), meter.pieces.end(),
                                            [&](const MeterPiece& piece) { return piece.from <= pay; });
    return static_cast<std::size_t>(above - meter.pieces.begin());
}

/// The numbers of the pieces to show, rising: those around the pay, and if that is far away, those
/// around the break-even.
std::vector<std::size_t> shown_pieces(const VideopokerMeterAnswer& answer, std::size_t shown) {
    const Meter& meter = answer.meter;
    const Rational& pay = answer.row().pays;
    const std::size_t count = meter.pieces.size();
    std::set<std::size_t> numbers;
    const auto add_around = [&](const Rational& middle_pay, std::size_t most) {
        const std::size_t middle = piece_at(meter, middle_pay);
        // Half of them up to the pay and half beyond; at an end of the curve, more on the other side. most
        // is at most count.
        const std::size_t first = std::min(middle > most / 2 ? middle - most / 2 : 0, count - most);
        for (std::size_t i = 0; i < most; ++i) numbers.insert(first + i);
    };
    if (count <= shown) {
        add_around(pay, count);
    } else {
        add_around(pay, shown);
        constexpr std::size_t at_break_even = 4;
        const std::optional<Rational> even = answer.break_even();
        // It is visible only if the breakpoint after it is shown, or the last breakpoint if none comes after
        // it.
        if (even && shown > at_break_even &&
            numbers.count(std::min(piece_at(meter, *even), count - 1)) == 0) {
            numbers.clear();
            add_around(pay, shown - at_break_even);
            add_around(*even, at_break_even);
        }
    }
    return {numbers.begin(), numbers.end()};
}

/// A line for each breakpoint, and a rule in place of those left out. The columns with an
/// example go first if the terminal is narrow.
TextTable piece_table(const VideopokerMeterAnswer& answer, const std::vector<std::size_t>& shown) {
    TextTable table({{"Pay from", Column::right, Column::needed},
                     {"Return", Column::right, Column::needed},
                     {"One in", Column::right, 3},
                     {"Deals changed", Column::right, 1},
                     {"Example", Column::left, 2},
                     {"Hold", Column::left, 2},
                     {"Was", Column::left, 2}});
    for (const std::size_t i : shown) {
        const bool follows =
            i == shown.front() || (i > 0 && std::binary_search(shown.begin(), shown.end(), i - 1));
        if (!follows) table.add_rule();
        const MeterPiece& piece = answer.meter.pieces[i];
        const Rational& slope = piece.slope;
        // Nothing changes at the beginning of the range. The last three cells are those of the example,
        // below.
        std::vector<std::string> cells{short_pay(piece.from),
                                       percent(piece.return_from, return_decimals),
                                       slope.is_zero() ? "never" : decimal_text(Rational(1) / slope, 1),
                                       i == 0 ? "" : grouped(piece.deals_changed),
                                       "",
                                       "",
                                       ""};
        if (piece.example) {
            const auto held = [&](videopoker::Hold hold) {
                return cards_or_nothing(piece.example->deal.held(hold));
            };
            cells[4] = held(videopoker::Hold::everything());
            cells[5] = held(piece.example->after);
            cells[6] = held(piece.example->before);
        }
        table.add_row(std::move(cells));
    }
    return table;
}

/// " with cash back and meter rise": what the break-even counts besides the return.
std::string counted_in_text(const VideopokerMeterRequest& request) {
    const bool has_cash_back = !request.cash_back.is_zero();
    const bool has_rise = !request.rise.is_zero();
    if (!has_cash_back && !has_rise) return "";
    return std::string(" with ") + (has_cash_back ? "cash back" : "") +
           (has_cash_back && has_rise ? " and " : "") + (has_rise ? "meter rise" : "");
}

/// "none: from 400 to 10,400 the return with cash back is above 100%"
std::string no_break_even_text(const VideopokerMeterAnswer& answer) {
    const Meter& meter = answer.meter;
    const VideopokerMeterRequest& request = answer.request;
    const bool is_above = meter.pieces.front().return_from > request.even_return();
    return fmt::format("none: from {} to {} the return{} is {} 100%", pays_text(meter.pieces.front().from),
                       pays_text(meter.pieces.back().to), counted_in_text(request),
                       is_above ? "above" : "below");
}

/// "the player has the edge: the pay is 200 bets ($250.00) above the break-even"
std::string verdict_text(const VideopokerMeterAnswer& answer, const Rational& break_even) {
    const Rational edge = answer.now.expected_return - answer.request.even_return();
    if (edge.is_zero()) return "an even game";
    const Rational above = answer.row().pays - break_even;
    // The rise is for whoever hits, so each bet by itself may lose.
    const std::string_view won = answer.request.rise.is_zero()
                                     ? "the player has the edge"
                                     : "worth playing until it hits, alone on the meter";
    const std::string_view lost =
        answer.request.rise.is_zero() ? "the house has the edge" : "not worth playing until it hits";
    return fmt::format("{}: the pay is {} {} the break-even", edge.is_negative() ? lost : won,
                       bets_in_words(above.is_negative() ? -above : above, answer.request.wager),
                       above.is_negative() ? "below" : "above");
}

/// ", 66.6 hours at 600 hands an hour"; nothing if neither time nor speed was asked about.
std::string hours_text(const Rational& hands, const VideopokerMeterRequest& request) {
    const std::optional<Rational>& speed = request.session.speed;
    if (!speed) return "";
    return fmt::format(", {} hours at {} hands an hour", decimal_text(hands / *speed, 1), pays_text(*speed));
}

/// The results of playing until the row hits, in a few lines.
std::string until_hit_text(const UntilHit& until_hit, const VideopokerMeterRequest& request) {
    const auto amount = [&](const Rational& bets) {
        return bets_text(nearest_double(bets), 2) + " bets" + in_dollars(bets, request.wager);
    };
    std::string text =
        "\nPlaying until it hits, alone on the meter, with the strategy that is best at the break-even:\n";
    const auto line = [&text](std::string_view label, const std::string& value) {
        text += fmt::format("  {:<22}{}\n", label, value);
    };
    line("average gain", (until_hit.gain.is_negative() ? "" : "+") + amount(until_hit.gain));
    if (const std::optional<Rational>& speed = request.session.speed) {
        const Rational gain = until_hit.gain_an_hour(*speed);
        line("  an hour", (gain.is_negative() ? "" : "+") + amount(gain));
    }
    line("average hands",
         grouped(std::stoull(decimal_text(until_hit.hands(), 0))) + hours_text(until_hit.hands(), request));
    line(request.cash_back.is_zero() ? "cost until then" : "cost, less cash back", amount(until_hit.cost));
    if (!request.rise.is_zero()) line("jackpot then", amount(until_hit.jackpot));
    if (const std::optional<u64> hands = request.session.hands) {
        line("chance to hit", percent(until_hit.chance_within(*hands), 4) + " within " + hands_text(*hands));
    }
    return text;
}

}  // namespace

std::string to_text(const VideopokerMeterAnswer& answer, const TextStyle& style, std::size_t shown) {
    const Meter& meter = answer.meter;
    const std::string name = printable(answer.row().name);
    std::string text = game_title(*answer.prepared, style) + "\n";
    const auto line = [&](std::string_view label, const std::string& value, Look look = Look::plain) {
        text += fmt::format("{:<14}", label) + with_look(value, look, style) + "\n";
    };
    line("Row", name + ", pays " + pays_text(answer.row().pays) +
                    in_dollars(answer.row().pays, answer.request.wager) +
                    (answer.request.hand ? "" : ", the most of all rows"));
    line("Return now", percent(answer.now.expected_return, return_decimals), Look::bold);
    line("Slope now",
         fmt::format("{} return per extra bet of pay: {}", percent(answer.slope_now(), return_decimals),
                     one_hand_in(answer.slope_now())));
    const std::optional<Rational> break_even = answer.break_even();
    line("Break-even",
         break_even ? "at a pay of " + short_pay(*break_even) +
                          in_dollars(*break_even, answer.request.wager) + counted_in_text(answer.request)
                    : no_break_even_text(answer),
         break_even ? Look::good : Look::plain);
    if (break_even) {
        line("  exactly", break_even->text());
        line("Verdict", verdict_text(answer, *break_even));
    }
    if (const std::optional<UntilHit> until_hit = answer.until_hit()) {
        text += until_hit_text(*until_hit, answer.request);
    }
    text += "\n" + curve_text(curve_of(answer), style) + "\n";
    const std::vector<std::size_t> pieces = shown_pieces(answer, shown);
    text += piece_table(answer, pieces).text(style);
    if (pieces.size() < meter.pieces.size()) {
        text += fmt::format("\n{} of {} lines, one for each change of strategy.\n--all shows every one.\n",
                            pieces.size(), grouped(meter.pieces.size()));
    }
    return text;
}

}  // namespace holdfast::terminal
