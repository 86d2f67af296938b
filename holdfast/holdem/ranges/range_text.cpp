#include <algorithm>
#include <bitset>
#include <functional>
#include <iterator>
#include <map>
#include <optional>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/detail/brackets.h>
#include <holdfast/holdem/ranges/detail/hand_notation.h>
#include <holdfast/holdem/ranges/detail/hand_phrases.h>
#include <holdfast/holdem/ranges/detail/item_before.h>
#include <holdfast/holdem/ranges/detail/rounded_weights.h>
#include <holdfast/holdem/ranges/detail/unknown_names.h>
#include <holdfast/holdem/ranges/detail/weight_notation.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using detail::RangePart;
using detail::Weight;

// Bound the time to read any range to a fraction of a second. Weights of 80 digits for every combo fit.
constexpr std::size_t most_items = std::size_t{2} * 1326;
constexpr std::size_t longest_text = std::size_t{1} << 17U;

class RangeReader {
  public:
    RangeReader(const NamedRanges& names, Weights weights) : names_(names), weights_(weights) {}

    // Exclusions are taken out at the end, wherever they stand; so whether two items disagree about a combo
    // does not depend on what is excluded.
    RangeReading read(RangePart list) {
        read_list(list);
        if (bracket_) bracket_->sign.fail("the bracket " + bracket_->sign.quoted() + " is not closed");
        if (range_.empty() && without_weight_.any()) list.fail("every combo of the range has the weight 0");
        // Nothing was added, so all elements are exclusions.
        if (range_.empty()) {
            last_exclusion_->fail("exclusions are taken out of a list, as in random,!AA,!72o");
        }
        range_.erase(excluded_);
        if (range_.empty()) {
            last_exclusion_->fail("nothing is left of the range: the exclusions take out every combo");
        }
        if (const std::string note = rounded_.note(); !note.empty()) notes_.push_back(note);
        return {range_, notes_, has_only_commas_};
    }

  private:
    /// A weight of several items, and what opened it: "[50]" or "(".
    struct Bracket {
        Weight weight;
        RangePart sign;
    };

    // list     = part { ( "," | ";" | blank ) part }
    // part     = [ "[50]" ] element [ "[/50]" ]
    // element  = ( "(" list ")" | "{" list "}" | "[" two cards "]" ) [ weight ] | items
    // items    = item { blank item }
    // item     = "!" hands | hands [ weight ]
    void read_list(RangePart list) {
        while (true) {
            if (detail::opens_weight(list)) list = after_opening(list);
            // Without an open bracket, a closing one is to blame, not the missing element.
            if (bracket_ || !detail::closes_weight(list)) list = after_element(list);
            if (detail::closes_weight(list)) list = after_closing(list);
            if (list.empty()) return;
            list = after_separator(list);
        }
    }

    RangePart after_separator(RangePart list) {
        has_only_commas_ = has_only_commas_ && list.begins_with(",");
        if (list.begins_with(",") || list.begins_with(";")) {
            if (before_ && !before_->may_lack_weight) before_.reset();
            if (before_) before_->is_before_comma = true;
            const RangePart rest = list.without_first(1);
            if (rest.empty()) {
                rest.fail("a part of the range is missing here; leave out the last " + list.quoted() +
                          ", or write the whole range as one text");
            }
            return rest;
        }
        if (!list.follows_blank()) {
            const RangePart next = list.before_any(",;");
            next.fail("a comma is missing before " + next.quoted());
        }
        return list;
    }

    RangePart after_element(RangePart list) {
        const bool is_group = detail::is_group(list);
        const std::size_t size = is_group ? detail::size_of_group(list) : detail::size_of_cards(list);
        if (size == 0) {
            const RangePart items = list.first(detail::size_of_items(list));
            read_items(items);
            return list.without_first(items.size());
        }
        const RangePart brackets = list.first(size);
        const RangePart weight = detail::weight_behind(list.without_first(size));
        if (before_) check_follows(brackets, weight);
        is_group ? read_group(brackets, weight) : read_cards(brackets, weight);
        return list.without_first(size + weight.size());
    }

    void read_cards(RangePart brackets, RangePart weight) {
        count(brackets);
        remember(brackets, weight);
        if (detail::holds_one_card(brackets)) {
            add({detail::cards_of_brackets(brackets)}, brackets, weight_of(brackets, weight));
        } else {
            add_item(brackets.without_ends(), weight_of(brackets, weight));
        }
    }

    void read_group(RangePart group, RangePart weight) {
        if (bracket_ || is_in_group_) group.first(1).fail("brackets do not nest");
        if (!weight.empty()) bracket_ = Bracket{detail::weight_from_sign(weight), group.first(1)};
        is_in_group_ = true;
        read_list(group.without_ends());
        is_in_group_ = false;
        if (bracket_ && weight.empty()) {
            bracket_->sign.fail("the bracket " + bracket_->sign.quoted() + " is not closed");
        }
        bracket_.reset();
        remember(group, weight);
    }

    RangePart after_opening(RangePart list) {
        const RangePart bracket = detail::weight_bracket(list);
        if (bracket_) bracket.fail("brackets do not nest: " + bracket_->sign.quoted() + " is still open");
        bracket_ = Bracket{{detail::weight_in_bracket(bracket, 1), bracket}, bracket};
        return list.without_first(bracket.size());
    }

    RangePart after_closing(RangePart list) {
        const RangePart bracket = detail::weight_bracket(list);
        if (!bracket_ || !bracket_->sign.begins_with("[")) {
            bracket.fail(bracket.quoted() + " closes a bracket that was not opened");
        }
        if (detail::weight_in_bracket(bracket, 2) != bracket_->weight.value) {
            bracket.fail(bracket.quoted() + " does not close the bracket " + bracket_->sign.quoted());
        }
        bracket_.reset();
        return list.without_first(bracket.size());
    }

    /// The items between blanks; an exclusion is always one by itself, as in "random !AA".
    void read_items(RangePart part) {
        const std::vector<RangePart> words = part.words();
        std::size_t begin = 0;
        for (std::size_t word = 1; word < words.size(); ++word) {
            if (!words[word].begins_with("!")) continue;
            const std::size_t end = part.size() - part.from(words[word]).size();
            read_words(part.without_first(begin).first(end - begin));
            begin = end;
            has_only_commas_ = false;
        }
        read_words(part.without_first(begin));
    }

    /// Blanks are ignored where one item results, as in "A h K h" and "any pair". Otherwise they separate items;
    /// but not words and shares, which may belong to what stands beside them.
    void read_words(RangePart part) {
        const std::vector<RangePart> words = part.words();
        std::vector<RangePart> unnamed;
        std::copy_if(words.begin(), words.end(), std::back_inserter(unnamed),
                     [this](RangePart word) { return find_named(word) == nullptr; });
        detail::check_are_notation(unnamed);
        detail::check_shares(words, part, [this](RangePart item) { return reads_as_item(item); });
        // "Kx Qx" may be one hand, whose suits may be alike or not, or two ranks.
        const auto is_any_suit = [](RangePart word) {
            return word.text().size() == 2 &&
                   (word.text()[1] == 'x' || word.text()[1] == 'X' || word.text()[1] == '*');
        };
        const bool is_one_hand = words.size() == 2 && is_any_suit(words[0]) && is_any_suit(words[1]);
        if (words.size() == 1 || is_one_hand || reads_as_item(part) || has_words(part) ||
            !reads_as_item(words.front())) {
            read_item(part);
        } else {
            has_only_commas_ = false;
            for (const RangePart word : words) read_item(word);
        }
    }

    /// Whether it is a word or a share, which may belong to what stands beside it, and no name of a range.
    bool is_word(RangePart word) const {
        const RangePart hands = word.before_any(detail::weight_signs);
        return find_named(hands) == nullptr && detail::is_word_or_share(hands);
    }

    bool has_words(RangePart item) const {
        return detail::any_word(item, [this](RangePart word) { return is_word(word); });
    }

    bool reads_as_item(RangePart part) const {
        // Letters of its own, because an error takes the whole text with it.
        const detail::RangeLetters letters(part.typed());
        try {
            RangeReader(names_, Weights::rounded).read_item(RangePart(letters));
            return true;
        } catch (const ParseError&) {
            return false;
        }
    }

    void count(RangePart item) {
        if (++items_ <= most_items) return;
        item.fail("a range has at most 2,652 items: each combo once, and once more to take it out");
    }

    void read_item(RangePart item) {
        count(item);
        if (item.begins_with("!")) {
            exclude(item);
            last_exclusion_ = item;
            before_ = detail::ItemBefore{item, false, false};
        } else {
            add(item);
        }
    }

    void exclude(RangePart element) {
        if (bracket_) {
            element.fail("an exclusion is taken out of the whole list: write it outside the brackets");
        }
        const RangePart item = element.without_first(1);
        detail::check_is_no_bracket(item);
        const RangePart hands = item.before_any(detail::weight_signs);
        if (hands.size() < item.size()) item.without_first(hands.size()).fail("an exclusion has no weight");
        detail::check_is_there(item);
        const NamedRange* const named = find_named(item);
        const std::vector<HoleCards> combos = named != nullptr ? named->range.combos() : combos_of(item);
        excluded_.insert(excluded_.end(), combos.begin(), combos.end());
    }

    void add(RangePart element) {
        const RangePart item = element.before_any(detail::weight_signs);
        const RangePart weight = element.without_first(item.size());
        detail::check_is_there(item);
        if (before_) check_follows(item, weight);
        add_item(item, weight_of(item, weight));
        remember(item, weight);
    }

    void check_follows(RangePart item, RangePart weight) const {
        detail::check_follows(item, weight, *before_);
        detail::check_stands_apart(item, has_words(item), *before_);
    }

    void remember(RangePart item, RangePart weight) {
        before_ = detail::ItemBefore{item, weight.empty() && !bracket_, has_words(item)};
    }

    /// The weight of an item, from its sign on or from the bracket around it.
    Weight weight_of(RangePart item, RangePart weight) const {
        if (!weight.empty() && bracket_) {
            weight.fail("a weight within brackets has two values: " + bracket_->sign.quoted() +
                        " gives one already");
        }
        if (!weight.empty()) return detail::weight_from_sign(weight);
        return bracket_ ? bracket_->weight : Weight{Rational(1), item};
    }

    /// A name has no blanks: "open AA" are two items, even if a range is called openAA, and "btn - open" is not btn-open.
    const NamedRange* find_named(RangePart item) const {
        return item.has_blanks() ? nullptr : names_.find(item.text());
    }

    void add_item(RangePart item, const Weight& weight) {
        if (const NamedRange* const named = find_named(item); named != nullptr) {
            add_named(named->range, item, weight);
            for (const std::string& sentence : named->notes) note(sentence);
        } else {
            add(combos_of(item), item, weight);
            note(detail::note_on(item));
        }
    }

    void note(const std::string& sentence) {
        if (sentence.empty() || std::find(notes_.begin(), notes_.end(), sentence) != notes_.end()) return;
        notes_.push_back(sentence);
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

    /// The combos of an item that is no known name. If it may be meant as one, errors list the names.
    std::vector<HoleCards> combos_of(RangePart item) const {
        try {
            return detail::combos_of(item);
        } catch (const ParseError& error) {
            std::string name = detail::possible_name(item);
            if (name.empty()) throw;
            const std::string message = error.what() + detail::name_note(item, name, names_);
            throw UnknownRangeName({message, error.text, error.position, error.length}, std::move(name));
        }
    }

    void add(const std::vector<HoleCards>& combos, RangePart item, Weight weight) {
        if (weights_ == Weights::rounded) {
            const Rational typed = std::exchange(weight.value, detail::to_six_decimals(weight.value));
            if (typed != weight.value) rounded_.add(item, weight.value);
        }
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
                refuse_fine(weight, error.what());
            }
            known = range_.numerator(combo);
        }
    }

    [[noreturn]] static void refuse_fine(const Weight& weight, const std::string& message) {
        try {
            weight.written.fail(message);
        } catch (const ParseError& error) {
            throw FineWeight(error);
        }
    }

    static std::size_t index_of(HoleCards combo) { return static_cast<std::size_t>(combo.index()); }

    const NamedRanges& names_;
    Weights weights_;
    std::size_t items_ = 0;
    std::map<const Range*, Rational> named_;  ///< those added, with their weights
    Range range_;
    std::bitset<combo_count> without_weight_;  ///< those listed with the weight 0
    std::vector<HoleCards> excluded_;
    std::optional<RangePart> last_exclusion_ = std::nullopt;
    std::optional<detail::ItemBefore> before_ = std::nullopt;
    std::optional<Bracket> bracket_ = std::nullopt;  ///< the open one
    bool is_in_group_ = false;
    bool has_only_commas_ = true;
    std::vector<std::string> notes_;
    detail::RoundedWeights rounded_;
};

}  // namespace

RangeReading read_range(std::string_view text, const NamedRanges& names, Weights weights) {
    if (text.size() > longest_text) {
        throw ParseError("a range has at most 131,072 bytes", std::string(text), longest_text, 1);
    }
    const bool is_dealt = in_small_letters(trimmed(text).substr(0, 9)) == "dealt to ";
    if (is_dealt && size_of_history_label(text) > 0) {
        Range hand;
        hand.set(parse_hole_cards(text), Rational(1));
        return {hand, {}, true};
    }
    const detail::RangeLetters letters(text);
    try {
        return RangeReader(names, Weights::exact).read(RangePart(letters));
    } catch (const FineWeight&) {
        // Only now: weights that can be taken exactly are.
        if (weights == Weights::exact) throw;
        return RangeReader(names, Weights::rounded).read(RangePart(letters));
    }
}

Range parse_range(std::string_view text, const NamedRanges& names) {
    return read_range(text, names).range;
}

}  // namespace holdfast::holdem
