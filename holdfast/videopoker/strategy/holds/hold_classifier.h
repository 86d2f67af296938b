// Finds the type of a set of held cards by its shape, before any check of values.
//
//   pat           by the row that pays them
//   equal ranks   by the rank and the kickers; two pair are one type
//   suited        ten to ace by their ranks (KQJ and QJT differ in value), others by windows and high cards
//   not suited    two or three high cards by their ranks, others by windows and high cards (see below)
//
// docs/reference/strategy-language.md has what players call these.
#pragma once

#include <array>
#include <tuple>

#include <holdfast/cards/card.h>
#include <holdfast/core/integers.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {

// A type of hold: sets of held cards that a player calls by one name and that a chart treats alike.
//
// With R the distinct ranks of the held cards that are not wild:
//
//   windows       how many of the ten straights A-5, 2-6, ..., T-A contain R and no wild rank
//   wild windows  how many contain R and a wild rank, which only a wild card can fill (none in Jacks)
//   high cards    how many ranks of R pay as a pair
//
// Windows replace "inside", "outside" and gaps, and need no exceptions for low cards and aces: four to an
// outside straight has two windows, AKQJ one; 2-3-4 suited has two, 5-6-7 three. A type belongs to a section
// of a chart: the number of wild cards dealt. It holds all of them, except in games in which dropping one can
// be best.

/// The kind of the held cards, wild ones included: a pair and a deuce are three of a kind.
enum class HoldKind : u8 {
    pat,  ///< all five cards, which make a row of the paytable
    four_of_a_kind,
    three_of_a_kind,
    two_pair,
    pair,
    royal_flush,     ///< suited ranks from ten to ace
    straight_flush,  ///< suited, within some window
    flush,           ///< suited, within no window
    straight,        ///< not all of one suit, within some window
    unsuited,        ///< particular ranks, not all of one suit
    single,          ///< one card besides the wild ones
    nothing,         ///< the wild cards alone, or no card
    cards,           ///< one set of cards, up to suits that may be exchanged
};

/// Families of types that are compared with each other: a row of a chart takes the best of a family down to
/// some value.
enum class HoldFamily : u8 { made, suited, flush, straight, unsuited, single, nothing, cards };

inline constexpr u8 any_number_of_jokers = 255;

struct HoldType {
    HoldKind kind = HoldKind::nothing;
    u8 section = 0;     ///< wild cards dealt, jokers included
    u8 wild_cards = 0;  ///< wild cards held, jokers included; nearly always all that were dealt
    u8 cards = 0;       ///< cards held, wild ones included
    u8 jokers = any_number_of_jokers;  ///< how many of the wild cards are jokers, if that matters
    u8 windows = 0;
    u8 wild_windows = 0;
    u8 high_cards = 0;
    SuitSet suits = all_suits;  ///< the suits of suited cards, if the game distinguishes suits
    u8 row = 0;                 ///< pat: the row of the paytable that is paid
    RankSet ranks;              ///< the ranks of the type; empty: any ranks that fit
    RankSet kickers;            ///< of_a_kind: the ranks of other cards held beside it
    u32 held_class = 0;         ///< cards: the class of the held set among sets of its size

    HoldFamily family() const {
        switch (kind) {
            case HoldKind::pat:
            case HoldKind::four_of_a_kind:
            case HoldKind::three_of_a_kind:
            case HoldKind::two_pair:
            case HoldKind::pair:
                return HoldFamily::made;
            case HoldKind::royal_flush:
            case HoldKind::straight_flush:
                return HoldFamily::suited;
            case HoldKind::flush:
                return HoldFamily::flush;
            case HoldKind::straight:
                return HoldFamily::straight;
            case HoldKind::unsuited:
                return HoldFamily::unsuited;
            case HoldKind::single:
                return HoldFamily::single;
            case HoldKind::nothing:
                return HoldFamily::nothing;
            case HoldKind::cards:
                break;
        }
        return HoldFamily::cards;
    }

    auto key() const {
        return std::tuple(section, kind, wild_cards, cards, jokers, windows, wild_windows, high_cards, suits,
                          row, ranks.mask(), kickers.mask(), held_class);
    }
    bool operator==(const HoldType& other) const { return key() == other.key(); }
    /// An order for maps, without a meaning in play.
    bool operator<(const HoldType& other) const { return key() < other.key(); }
};

/// How finely types are distinguished: each step adds to the one before.
enum class TypeDetail : u8 {
    shape,   ///< by shape alone, as classify() does
    jokers,  ///< how many of its wild cards are jokers, in games that have both
    suits,   ///< of suited cards, in games that name suits
    ranks,   ///< the ranks of its cards
    cards,   ///< the class of the held set: the last resort
};

/// A type, and whether charts offer it in every game, needed or not (kickers never are).
struct ClassifiedHold {
    HoldType type;
    bool is_standard = false;
};

class HoldClassifier {
  public:
    /// Keeps a reference: `game` must outlive this object.
    explicit HoldClassifier(const Game& game);

    RankSet high_ranks() const { return high_ranks_; }
    RankSet wild_ranks() const { return wild_ranks_; }
    int wild_cards(CardSet cards) const { return wild_of(cards).size(); }

    /// Classifies a set of at most four cards.
    ClassifiedHold classify(CardSet held) const;
    /// Classifies all five cards of a deal, which the row of this index pays.
    ClassifiedHold classify_pat(CardSet deal, std::size_t row) const;
    /// The type of the same held cards with more detail; `held_class` as in HoldType.
    HoldType refined(HoldType type, CardSet held, u32 held_class, TypeDetail detail) const;

  private:
    CardSet wild_of(CardSet cards) const;
    ClassifiedHold classify_equal_ranks(HoldType type, CardSet plain) const;
    ClassifiedHold classify_suited(HoldType type, RankSet ranks) const;
    ClassifiedHold classify_unsuited(HoldType type, RankSet ranks) const;
    void count_windows(HoldType& type, RankSet ranks) const;

    const Game& game_;
    SuitSymmetry symmetry_;
    RankSet high_ranks_;
    RankSet wild_ranks_;
};

}  // namespace holdfast::videopoker
