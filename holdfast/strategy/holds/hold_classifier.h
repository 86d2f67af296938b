// Which type a set of held cards belongs to by its looks, before any check of what it is worth.
//
//   pat           by the row that pays them
//   equal ranks   by the rank and the kickers; two pair are one type
//   suited        ten to ace by their ranks (KQJ and QJT differ in value), others by windows and high cards
//   not suited    two or three high cards by their ranks, others by windows and high cards (hold_type.h)
//
// docs/strategy-language.md has what players call these.
#pragma once

#include <array>

#include <holdfast/strategy/holds/hold_type.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {

/// How finely a type is told apart: each step adds to the one before.
enum class TypeDetail : u8 {
    shape,   ///< by looks alone, as classify() does
    jokers,  ///< how many of its wild cards are jokers, in games that have both
    suits,   ///< of suited cards, in games that name suits
    ranks,   ///< the ranks of its cards
    cards,   ///< the class of the held set: the last resort
};

/// Held cards, and whether a chart offers such a hold in every game, needed or not (kickers never are).
struct ClassifiedHold {
    HoldType type;
    bool is_standard;
};

class HoldClassifier {
  public:
    explicit HoldClassifier(const Game& game);

    RankSet high_ranks() const { return high_ranks_; }
    RankSet wild_ranks() const { return wild_ranks_; }
    int wild_cards(CardSet cards) const { return wild_of(cards).size(); }

    /// A set of at most four cards.
    ClassifiedHold classify(CardSet held) const;
    /// All five cards of a deal, which the row of this number pays.
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
