#include <optional>
#include <string>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>
#include <holdfast/holdem/ranges/detail/hand_notation.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using detail::RangePart;

Rational parse_weight(RangePart part) {
    if (part.empty()) part.fail("a weight is missing: a half is written AQs:0.5 or AQs:50%");
    Rational weight;
    if (part.text().back() == '%') {
        weight = detail::parse_percent(part.first(part.size() - 1), "a weight", "50%");
    } else {
        try {
            weight = parse_rational(part.text());
        } catch (const ParseError& error) {
            part.fail("a weight is a number such as 0.5, 1/2 or 50%, not " + part.quoted(), error);
        }
    }
    if (weight.is_negative() || weight.is_zero() || weight > Rational(1)) {
        part.fail("a weight is above 0 and at most 1, not " + cut_short(part.text()) +
                  "; a half is written 0.5 or 50%");
    }
    return weight;
}

/// A weight, and where it was written.
struct Weight {
    Rational value;
    RangePart written;
};

/// So that reading a range takes a fraction of a second, whoever wrote it.
constexpr std::size_t most_items = std::size_t{2} * 1326;

class RangeReader {
  public:
    // Exclusions are taken out at the end, wherever they stand; so whether two items disagree about a combo
    // does not depend on what is excluded.
    Range read(RangePart list) {
        std::optional<RangePart> last_exclusion;
        for (std::size_t items = 1;; ++items) {
            if (items > most_items) {
                list.fail("a range has at most 2,652 items: each combo once, and once more to take it out");
            }
            const std::size_t comma = std::min(list.text().find(','), list.size());
            // list    = element { "," element }
            // element = [ "[50]" ] ( "!" item | item [ ":" weight ] ) [ "[/50]" ]
            const RangePart element = without_brackets(list.first(comma));
            if (element.begins_with("!")) {
                exclude(element);
                last_exclusion = element;
            } else {
                add(element);
            }
            // Only now: the element before the bracket still has its weight.
            if (is_closing_) {
                bracket_.reset();
                is_closing_ = false;
            }
            if (comma == list.size()) break;
            list = list.without_first(comma + 1);
        }
        if (bracket_) bracket_->written.fail("the bracket " + bracket_->written.quoted() + " is not closed");
        // Nothing was added, so all elements are exclusions.
        if (range_.empty()) last_exclusion->fail("exclusions are taken out of a list, as in random,!AA,!72o");
        range_.erase(excluded_);
        if (range_.empty()) {
            last_exclusion->fail("nothing is left of the range: the exclusions take out every combo");
        }
        return range_;
    }

  private:
    [[noreturn]] static void fail_bracket(RangePart part) {
        part.fail("a bracket holds a weight in percent, as in [50]AQs,KQs[/50]");
    }

    /// The rest of an element after an opening bracket and before a closing one, both of which are
    /// remembered.
    RangePart without_brackets(RangePart element) {
        if (element.begins_with("[") && element.lower(1) != '/') {
            const std::size_t end = element.text().find(']');
            if (end == std::string_view::npos) fail_bracket(element);
            open(element.first(end + 1));
            element = element.without_first(end + 1);
        }
        if (!element.empty() && element.text().back() == ']') {
            const std::size_t begin = element.text().rfind('[');
            if (begin == std::string_view::npos || element.lower(begin + 1) != '/') {
                fail_bracket(begin == std::string_view::npos ? element : element.without_first(begin));
            }
            close(element.without_first(begin));
            element = element.first(begin);
        }
        // As in "A[A": it neither begins nor ends the element.
        const std::size_t stray = element.text().find_first_of("[]");
        if (stray != std::string_view::npos) fail_bracket(element.without_first(stray));
        return element;
    }

    void open(RangePart bracket) {
        if (bracket_) bracket.fail("brackets do not nest: " + bracket_->written.quoted() + " is still open");
        bracket_ = Weight{weight_in(bracket, 1), bracket};
    }

    void close(RangePart bracket) {
        if (!bracket_) bracket.fail(bracket.quoted() + " closes a bracket that was not opened");
        if (weight_in(bracket, 2) != bracket_->value) {
            bracket.fail(bracket.quoted() + " does not close the bracket " + bracket_->written.quoted());
        }
        is_closing_ = true;
    }

    /// The weight in a bracket, after so many letters. Below one percent it needs its sign: [0.5] would be
    /// half a percent, but whoever knows :0.5 means a half.
    static Rational weight_in(RangePart bracket, std::size_t letters) {
        const RangePart written = bracket.without_first(letters).first(bracket.size() - letters - 1);
        const bool has_sign = !written.empty() && written.text().back() == '%';
        const RangePart number = has_sign ? written.first(written.size() - 1) : written;
        Rational weight;
        try {
            weight = parse_rational(number.text()) / Rational(100);
        } catch (const ParseError&) {
            fail_bracket(bracket);
        }
        if (weight.is_negative() || weight.is_zero() || weight > Rational(1)) {
            number.fail("a weight in a bracket is above 0 and at most 100 percent");
        }
        if (!has_sign && weight < Rational(1, 100)) {
            const std::string typed = cut_short(number.text());
            number.fail("a weight in brackets is in percent: write [50] for a half, or [" + typed +
                        "%] for " + typed + " percent");
        }
        return weight;
    }

    void exclude(RangePart element) {
        if (bracket_) {
            element.fail("an exclusion is taken out of the whole list: write it outside the brackets");
        }
        const RangePart item = element.without_first(1);
        const std::size_t colon = item.text().find(':');
        if (colon != std::string_view::npos) item.without_first(colon).fail("an exclusion has no weight");
        check_is_there(item);
        const std::vector<HoleCards> combos = detail::combos_of(item);
        excluded_.insert(excluded_.end(), combos.begin(), combos.end());
    }

    void add(RangePart element) {
        const std::size_t colon = element.text().find(':');
        const bool has_weight = colon != std::string_view::npos;
        const RangePart item = has_weight ? element.first(colon) : element;
        check_is_there(item);
        const std::vector<HoleCards> combos = detail::combos_of(item);
        if (has_weight && bracket_) {
            element.without_first(colon).fail("a weight within brackets has two values: " +
                                              bracket_->written.quoted() + " gives one already");
        }
        if (has_weight) {
            const RangePart written = element.without_first(colon + 1);
            add(combos, item, {parse_weight(written), written});
        } else {
            add(combos, item, bracket_.value_or(Weight{Rational(1), item}));
        }
    }

    static void check_is_there(RangePart item) {
        if (item.empty()) item.fail("a part of the range is missing here");
    }

    void add(const std::vector<HoleCards>& combos, RangePart item, const Weight& weight) {
        u32 known =
            0;  // the numerator of this weight, where one was compared: a list may repeat itself at length
        for (const HoleCards combo : combos) {
            if (known != 0 && range_.numerator(combo) == known) continue;
            // Listed again with its weight a combo counts once; with another it has none that is right.
            if (range_.contains(combo) && range_.weight(combo) != weight.value) {
                item.fail("the combo " + to_text(combo.cards()) + " is listed before with the weight " +
                          range_.weight(combo).text() + ", here with " + weight.value.text());
            }
            try {
                range_.set(combo, weight.value);
            } catch (const OverflowError& error) {
                weight.written.fail(error.what());
            }
            known = range_.numerator(combo);
        }
    }

    Range range_;
    std::vector<HoleCards> excluded_;
    std::optional<Weight> bracket_ = std::nullopt;  ///< the open one
    bool is_closing_ = false;                       ///< after the present element
};

}  // namespace

Range parse_range(std::string_view text) {
    const detail::RangeLetters letters(text);
    return RangeReader().read(RangePart(letters));
}

}  // namespace holdfast::holdem
