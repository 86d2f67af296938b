#include <algorithm>
#include <bitset>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/ranges/detail/hand_notation.h>
#include <holdfast/holdem/ranges/detail/weight_notation.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using detail::RangePart;

/// A weight, and where it was written.
struct Weight {
    Rational value;
    RangePart written;
};

/// Bounds the time to read any range to a fraction of a second.
constexpr std::size_t most_items = std::size_t{2} * 1326;

class RangeReader {
  public:
    explicit RangeReader(const NamedRanges& names) : names_(names) {}

    // Exclusions are taken out at the end, wherever they stand; so whether two items disagree about a combo
    // does not depend on what is excluded.
    Range read(RangePart list) {
        const RangePart whole = list;
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
        if (range_.empty() && without_weight_.any()) whole.fail("every combo of the range has the weight 0");
        // Nothing was added, so all elements are exclusions.
        if (range_.empty()) last_exclusion->fail("exclusions are taken out of a list, as in random,!AA,!72o");
        range_.erase(excluded_);
        if (range_.empty()) {
            last_exclusion->fail("nothing is left of the range: the exclusions take out every combo");
        }
        return range_;
    }

  private:
    /// The rest of an element after an opening bracket and before a closing one, both of which are
    /// remembered.
    RangePart without_brackets(RangePart element) {
        if (element.begins_with("[") && element.lower(1) != '/') {
            const std::size_t end = element.text().find(']');
            if (end == std::string_view::npos) detail::fail_bracket(element);
            open(element.first(end + 1));
            element = element.without_first(end + 1);
        }
        if (!element.empty() && element.text().back() == ']') {
            const std::size_t begin = element.text().rfind('[');
            if (begin == std::string_view::npos || element.lower(begin + 1) != '/') {
                detail::fail_bracket(begin == std::string_view::npos ? element
                                                                     : element.without_first(begin));
            }
            close(element.without_first(begin));
            element = element.first(begin);
        }
        // As in "A[A": it neither begins nor ends the element.
        const std::size_t stray = element.text().find_first_of("[]");
        if (stray != std::string_view::npos) detail::fail_bracket(element.without_first(stray));
        return element;
    }

    void open(RangePart bracket) {
        if (bracket_) bracket.fail("brackets do not nest: " + bracket_->written.quoted() + " is still open");
        bracket_ = Weight{detail::weight_in_bracket(bracket, 1), bracket};
    }

    void close(RangePart bracket) {
        if (!bracket_) bracket.fail(bracket.quoted() + " closes a bracket that was not opened");
        if (detail::weight_in_bracket(bracket, 2) != bracket_->value) {
            bracket.fail(bracket.quoted() + " does not close the bracket " + bracket_->written.quoted());
        }
        is_closing_ = true;
    }

    void exclude(RangePart element) {
        if (bracket_) {
            element.fail("an exclusion is taken out of the whole list: write it outside the brackets");
        }
        const RangePart item = element.without_first(1);
        const std::size_t colon = item.text().find(':');
        if (colon != std::string_view::npos) item.without_first(colon).fail("an exclusion has no weight");
        check_is_there(item);
        const Range* const named = names_.find(item.text());
        const std::vector<HoleCards> combos = named != nullptr ? named->combos() : combos_of(item);
        excluded_.insert(excluded_.end(), combos.begin(), combos.end());
    }

    void add(RangePart element) {
        const std::size_t colon = element.text().find(':');
        const bool has_weight = colon != std::string_view::npos;
        const RangePart item = has_weight ? element.first(colon) : element;
        check_is_there(item);
        if (has_weight && bracket_) {
            element.without_first(colon).fail("a weight within brackets has two values: " +
                                              bracket_->written.quoted() + " gives one already");
        }
        if (has_weight) {
            const RangePart written = element.without_first(colon + 1);
            add_item(item, {detail::parse_weight(written), written});
        } else {
            add_item(item, bracket_.value_or(Weight{Rational(1), item}));
        }
    }

    void add_item(RangePart item, const Weight& weight) {
        if (const Range* const named = names_.find(item.text()); named != nullptr) {
            add_named(*named, item, weight);
        } else {
            add(combos_of(item), item, weight);
        }
    }

    void add_named(const Range& named, RangePart item, const Weight& weight) {
        // Again with the same weight it changes nothing, and a list may repeat itself at length.
        const auto added = named_.find(&named);
        if (added != named_.end() && added->second == weight.value) return;
        std::map<u32, std::vector<HoleCards>, std::greater<>> by_weight;
        for (const HoleCards combo : named.combos()) by_weight[named.numerator(combo)].push_back(combo);
        for (const auto& [numerator, combos] : by_weight) {
            add(combos, item, {weight.value * Rational(numerator, named.denominator()), weight.written});
        }
        named_.emplace(&named, weight.value);
    }

    /// The name that an item may be meant as, which is no range; empty if it can be none.
    static std::string possible_name(RangePart item) {
        std::string_view name = item.text();
        // As in AK+.
        if (!name.empty() && name.back() == '+') name.remove_suffix(1);
        // "top 15" lacks only its sign.
        const bool is_top =
            item.begins_with("top") && name.find_first_not_of("0123456789", 3) == std::string_view::npos;
        const bool may_be_name = !is_top && std::all_of(name.begin(), name.end(), may_be_in_range_name);
        return std::string(may_be_name ? name : "");
    }

    /// What the error of an unknown name adds. Without names, only letters that no hand has tell that it is one.
    std::string name_note(RangePart item, std::string_view name) const {
        if (!names_.empty()) return "; your ranges: " + names_.names();
        constexpr std::string_view of_hands = "AKQJTakqjt0123456789cdhsox-";
        const bool may_be_hand = name.find_first_not_of(of_hands) == std::string_view::npos;
        return may_be_hand ? "" : "; no range is named " + item.quoted();
    }

    /// The combos of an item that is no known name. If it may be meant as one, errors list the names.
    std::vector<HoleCards> combos_of(RangePart item) const {
        try {
            return detail::combos_of(item);
        } catch (const ParseError& error) {
            std::string name = possible_name(item);
            if (name.empty()) throw;
            const std::string message = error.what() + name_note(item, name);
            throw UnknownRangeName({message, error.text, error.position, error.length}, std::move(name));
        }
    }

    static void check_is_there(RangePart item) {
        if (item.empty()) item.fail("a part of the range is missing here");
    }

    void add(const std::vector<HoleCards>& combos, RangePart item, const Weight& weight) {
        u32 known =
            0;  // the numerator of this weight, once one was compared: a list may repeat itself at length
        for (const HoleCards combo : combos) {
            if (known != 0 && range_.numerator(combo) == known) continue;
            // Listed again with the same weight, a combo counts once; with another, the items disagree.
            const bool is_listed = range_.contains(combo) || without_weight_[index_of(combo)];
            if (is_listed && range_.weight(combo) != weight.value) {
                const auto written = [](const Rational& w) {
                    return w.is_integer() ? w.text().substr(0, 1) : w.text();
                };
                item.fail(to_text(combo.high()) + to_text(combo.low()) +
                          " is already in the range with weight " + written(range_.weight(combo)) +
                          "; here it has weight " + written(weight.value));
            }
            if (weight.value.is_zero()) {
                without_weight_.set(index_of(combo));
                continue;
            }
            try {
                range_.set(combo, weight.value);
            } catch (const OverflowError& error) {
                weight.written.fail(error.what());
            }
            known = range_.numerator(combo);
        }
    }

    static std::size_t index_of(HoleCards combo) { return static_cast<std::size_t>(combo.index()); }

    const NamedRanges& names_;
    std::map<const Range*, Rational> named_;  ///< those added, with their weights
    Range range_;
    std::bitset<combo_count> without_weight_;  ///< those listed with the weight 0
    std::vector<HoleCards> excluded_;
    std::optional<Weight> bracket_ = std::nullopt;  ///< the open one
    bool is_closing_ = false;                       ///< after the current element
};

}  // namespace

Range parse_range(std::string_view text, const NamedRanges& names) {
    const detail::RangeLetters letters(text);
    return RangeReader(names).read(RangePart(letters));
}

// to_text(Range): runs of starting hands that the range holds whole, weight by weight, then single combos.

namespace {

/// Writes the combos of one weight.
class WeightWriter {
  public:
    WeightWriter(const Range& range, u32 numerator, std::string& text)
        : range_(range), numerator_(numerator), text_(text) {
        if (numerator != range.denominator()) suffix_ = ":" + range.weight(first_combo()).text();
    }

    void write() {
        std::vector<StartingHand> pairs;
        for (int number = rank_count - 1; number >= 0; --number) {
            pairs.push_back(StartingHand::pair(static_cast<Rank>(number)));
        }
        for (const Run& run : runs_of(pairs)) append(words_of(run, to_text(run.first), to_text(run.last)));
        // Suited and offsuit runs of the same ranks are written among the suited ones, so these come first.
        for (const bool is_suited : {true, false}) {
            for (int high = rank_count - 1; high > 0; --high) write_runs(static_cast<Rank>(high), is_suited);
        }
        write_rest();
    }

  private:
    /// Neighbours that are all here, the highest first.
    struct Run {
        StartingHand first;
        StartingHand last;
        bool is_from_top;  ///< nothing is above the first
    };

    bool has(HoleCards combo) const { return range_.numerator(combo) == numerator_; }

    bool has_all(StartingHand hand) const {
        const std::vector<HoleCards> combos = hand.combos();
        return std::all_of(combos.begin(), combos.end(), [this](HoleCards combo) { return has(combo); });
    }

    HoleCards first_combo() const {
        const std::vector<HoleCards> combos = range_.combos();
        return *std::find_if(combos.begin(), combos.end(), [this](HoleCards combo) { return has(combo); });
    }

    /// The highest first.
    static std::vector<StartingHand> hands_under(Rank high, bool is_suited) {
        std::vector<StartingHand> hands;
        for (int low = number_of(high) - 1; low >= 0; --low) {
            const Rank rank = static_cast<Rank>(low);
            hands.push_back(is_suited ? StartingHand::suited(high, rank) : StartingHand::offsuit(high, rank));
        }
        return hands;
    }

    /// `hands`: neighbours, the highest first.
    std::vector<Run> runs_of(const std::vector<StartingHand>& hands) const {
        std::vector<Run> runs;
        for (std::size_t first = 0; first < hands.size(); ++first) {
            if (!has_all(hands[first])) continue;
            std::size_t last = first;
            while (last + 1 < hands.size() && has_all(hands[last + 1])) ++last;
            runs.push_back({hands[first], hands[last], first == 0});
            first = last;
        }
        return runs;
    }

    /// A run that is here both suited and offsuit is written once, without the letter, among the suited ones.
    void write_runs(Rank high, bool is_suited) {
        const std::vector<Run> others = runs_of(hands_under(high, !is_suited));
        for (const Run& run : runs_of(hands_under(high, is_suited))) {
            const bool is_both = std::any_of(others.begin(), others.end(), [&run](const Run& other) {
                return other.first.low() == run.first.low() && other.last.low() == run.last.low();
            });
            std::string first = to_text(run.first);
            std::string last = to_text(run.last);
            if (is_both) {
                first.pop_back();
                last.pop_back();
            }
            if (is_suited || !is_both) append(words_of(run, first, last));
        }
    }

    /// A single hand is named, a run from the top gets a '+', others a dash.
    static std::string words_of(const Run& run, const std::string& first, const std::string& last) {
        return run.first == run.last ? last : run.is_from_top ? last + "+" : first + "-" + last;
    }

    /// The combos of hands that are not all here.
    void write_rest() {
        for (const HoleCards combo : range_.combos()) {
            if (has(combo) && !has_all(StartingHand::of(combo))) {
                append(to_text(combo.high()) + to_text(combo.low()));
            }
        }
    }

    void append(const std::string& item) {
        if (!text_.empty()) text_ += ',';
        text_ += item + suffix_;
    }

    const Range& range_;
    u32 numerator_;
    std::string& text_;
    std::string suffix_;
};

}  // namespace

std::string to_text(const Range& range) {
    if (range == Range::all()) return "random";
    std::vector<u32> weights;
    for (const HoleCards combo : range.combos()) weights.push_back(range.numerator(combo));
    // Numerators over one denominator: the largest weight first.
    std::sort(weights.rbegin(), weights.rend());
    weights.erase(std::unique(weights.begin(), weights.end()), weights.end());
    std::string text;
    for (const u32 weight : weights) WeightWriter(range, weight, text).write();
    return text;
}

}  // namespace holdfast::holdem
