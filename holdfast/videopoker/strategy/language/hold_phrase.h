// The conditions that one phrase of a chart puts on a hold, "four to an outside straight with 2 high cards";
// a type of hold meets them or not.
//
// A draw is named after the best hand it can become: four to a straight flush are not four to a flush.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include <holdfast/videopoker/strategy/holds/hold_types.h>

namespace holdfast::videopoker {

/// Whole numbers from `least` to `most`.
struct NumberRange {
    int least = 0;
    int most = std::numeric_limits<int>::max();

    bool contains(int number) const { return least <= number && number <= most; }
    bool is_any() const { return least <= 0 && most == std::numeric_limits<int>::max(); }
    /// The intersection, which may be empty: a condition given twice requires both.
    friend NumberRange operator&(const NumberRange& a, const NumberRange& b) {
        return {std::max(a.least, b.least), std::min(a.most, b.most)};
    }
};

/// Conditions, all of which a type must meet. A new phrase has none, and names nothing until it has a kind. A
/// condition on a feature that a kind lacks is never met: "four to a flush with 1 gap" names no type.
struct HoldPhrase {
    u32 kinds = 0;  ///< bit k: HoldKind number k
    std::optional<int> cards;
    NumberRange gaps;
    NumberRange windows;
    NumberRange wild_windows;
    NumberRange high_cards;
    std::optional<NumberRange> high_cards_over_gaps;  ///< "high cards >= gaps - 1": high cards minus gaps
    RankSet within = RankSet::all();                  ///< all of the type's ranks are among these
    RankSet required;                                 ///< the type has all of these
    RankSet excluded;                                 ///< the type has none of these
    RankSet kicker;              ///< one card of one of these beside the pair, trips or quads
    RankSet kickers;             ///< cards of exactly these
    std::vector<u32> rank_sets;  ///< if any: one of these sets of ranks, as masks
    std::vector<u8> rows;        ///< pat: the rows of the paytable that count
    NumberRange jokers;
    std::optional<SuitSet> suits;
    std::optional<u32> held_class;
    int dropped = 0;              ///< wild cards dealt and not held
    bool or_better = false;       ///< also higher made hands, or draws worth at least as much before the draw
    bool with_pat_quads = false;  ///< "four of a kind": the fifth card may be held if it cannot matter
};

constexpr u32 kind_bit(HoldKind kind) {
    return 1U << static_cast<u32>(kind);
}

inline constexpr u32 suited_kinds =
    kind_bit(HoldKind::royal_flush) | kind_bit(HoldKind::straight_flush) | kind_bit(HoldKind::flush);
inline constexpr u32 unsuited_kinds = kind_bit(HoldKind::straight) | kind_bit(HoldKind::unsuited);

/// A game's types with the features that phrases refer to.
class HoldVocabulary {
  public:
    /// Keeps a reference: `types` must outlive this object.
    explicit HoldVocabulary(const HoldTypes& types);

    const HoldTypes& types() const { return *types_; }
    /// The types of a section that the phrase names, rising; empty if it names no hold of the game.
    std::vector<TypeIndex> named_by(const HoldPhrase& phrase, std::size_t section) const;
    /// A type of which the phrase asks for some members and not for others, with one of each, as masks.
    struct SplitType {
        TypeIndex type;
        u32 fits;
        u32 does_not;
    };
    /// The first type of a section of which the phrase names a part, "three to a straight flush without an
    /// ace". named_by() leaves such types out: a chart plays all members alike.
    std::optional<SplitType> split_by(const HoldPhrase& phrase, std::size_t section) const;
    /// [type of all_types()] the sets of ranks of its members' cards that are not wild, as masks.
    const std::vector<u32>& members(TypeIndex type) const { return members_[type]; }
    /// The number of its ranks that pay as a pair: counted if the type has ranks, otherwise as stored.
    int high_cards(const HoldType& type) const;
    /// The missing windows: 6 - m for m ranks in a row, less the windows of five ranks that contain the
    /// ranks.
    static int gaps(const HoldType& type);

  private:
    static constexpr std::size_t kind_count = static_cast<std::size_t>(HoldKind::cards) + 1;

    bool matches(const HoldPhrase& phrase, TypeIndex index) const;
    /// How many of a type's members have the ranks that a phrase asks for.
    enum class RanksThatFit : u8 { none, some, all };
    RanksThatFit ranks_that_fit(const HoldPhrase& phrase, TypeIndex index) const;
    /// The hand, whether wild cards make it, and the lowest rank of a made hand: better hands compare as less.
    using Place = std::tuple<PayHand, bool, int>;
    Place place_of(const HoldType& type) const;
    /// Whether "or better" after the second of these types includes the first.
    bool is_as_good(TypeIndex index, TypeIndex least) const;
    /// Adds the types that "or better" includes.
    void add_better(std::vector<TypeIndex>& found, std::size_t section) const;
    bool quads_cannot_improve() const;

    const HoldTypes* types_;
    /// [section][kind] types, rising
    std::vector<std::array<std::vector<TypeIndex>, kind_count>> of_kind_;
    std::vector<std::vector<u32>> members_;
    /// If true, "four of a kind" also names the five cards: a chart need not say which of the two it means.
    bool pat_quads_are_quads_;
};

// The words that name one type of hold, and their parts.
//
//   exact_words    "pair of aces"   "suited QJ"   "four to an inside straight with 3 high cards"   "AKQJ"

/// A hand with a name in charts, as in paytables (words_of): all five cards, or equal cards by themselves.
struct NamedHand {
    PayHand hand;
    HoldKind held_as;
    std::string_view other_words = {};  ///< also accepted
};
/// The highest first.
inline constexpr std::array<NamedHand, 11> named_hands{{
    {PayHand::royal_flush, HoldKind::pat},
    {PayHand::five_of_a_kind, HoldKind::pat},
    {PayHand::straight_flush, HoldKind::pat},
    {PayHand::four_of_a_kind, HoldKind::four_of_a_kind, "quads"},
    {PayHand::quick_quads, HoldKind::pat},
    {PayHand::full_house, HoldKind::pat},
    {PayHand::flush, HoldKind::pat},
    {PayHand::straight, HoldKind::pat},
    {PayHand::three_of_a_kind, HoldKind::three_of_a_kind, "trips"},
    {PayHand::two_pair, HoldKind::two_pair},
    {PayHand::pair, HoldKind::pair, "one pair"},
}};

/// The hand that is held in whole or in part; `nothing` for draws.
PayHand made_hand(const HoldType& type, const Game& game);

/// The names of draws; a longer name comes before a name that it begins with.
struct DrawGoal {
    HoldKind kind;
    std::string_view words;
};
inline constexpr std::array<DrawGoal, 4> draw_goals{{{HoldKind::royal_flush, "royal flush"},
                                                     {HoldKind::straight_flush, "straight flush"},
                                                     {HoldKind::flush, "flush"},
                                                     {HoldKind::straight, "straight"}}};
/// Indexed by the number of gaps.
inline constexpr std::array<std::string_view, 3> gaps_in_words{"outside", "inside", "double inside"};

/// Indexed by the number of the suit.
inline constexpr std::array<std::string_view, suit_count> suits_in_words{"diamonds", "clubs", "hearts",
                                                                         "spades"};

/// Words that name this type and no other type of its section.
std::string exact_words(const HoldVocabulary& vocabulary, TypeIndex type);

/// "no gaps", "1 gap", "2 gaps".
std::string counted_words(int number, const std::string& noun);
/// "three to a straight flush", "four to an inside straight".
std::string draw_words(HoldKind kind, int cards, const std::string& adjective = "a");
/// "AKQJ": high cards first.
std::string ranks_in_row(RankSet ranks);
/// "2-4/A", in the form that "of" and "kicker" take.
std::string ranks_after_of(RankSet ranks);

}  // namespace holdfast::videopoker
