// Two holds of one deal: the one of the row that a chart plays, and a rival that may be better.
//
// What a hold is worth depends on the cards that are thrown away with it only through the straights and
// flushes those would have filled. A contest is what the penalty rules measure this on: the cards of both
// holds, and the *others*, which are discarded either way. Wild cards are in every hold and are left out.
//
//     dealt Ah Kd Qs 9s 4c     row's hold Ah Qs, rival Kd Qs: others 9s 4c
#pragma once

#include <array>

#include <holdfast/cards/card_set.h>

namespace holdfast::videopoker::penalties {

/// The ten straights, by their lowest card: bit 0 is A2345, bit 9 TJQKA.
using Straights = u32;

inline constexpr int straight_count = 10;

/// The ranks of a straight.
RankSet ranks_of_straight(int straight);
/// The straights that have all of these ranks; all ten for none.
Straights straights_through(RankSet ranks);
/// The straights that have at least one of these ranks.
Straights straights_hit_by(RankSet ranks);

/// Which of the two holds is meant.
enum class Side : u8 { row, rival };

struct ContestHold {
    CardSet cards;
    CardSet discards;  ///< the others and what only the other hold keeps
    RankSet ranks;
    Straights straights = 0;  ///< through all of its ranks
    bool one_suit = false;    ///< at least one card, and all of one suit
    Suit suit = Suit::diamond;
};

class Contest {
  public:
    /// Throws std::invalid_argument unless both holds are part of the deal, which has no joker.
    Contest(CardSet deal, CardSet row_hold, CardSet rival_hold, RankSet high_ranks);

    const ContestHold& hold(Side side) const { return holds_[static_cast<std::size_t>(side)]; }
    CardSet deal() const { return deal_; }
    /// The cards that neither of the two holds keeps.
    CardSet others() const { return others_; }
    /// The ranks whose pair pays.
    RankSet high_ranks() const { return high_ranks_; }

  private:
    CardSet deal_;
    CardSet others_;
    RankSet high_ranks_;
    std::array<ContestHold, 2> holds_;
};

}  // namespace holdfast::videopoker::penalties
