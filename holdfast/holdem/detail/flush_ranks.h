// The rank of a hand with five to seven cards of one suit: those cards decide it alone.
//
// With five different ranks among seven cards there are at most three of a kind or two pair besides, so
// nothing but a straight flush of the same suit beats the flush.
#pragma once

#include <vector>

#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast::holdem::detail {

class FlushRanks {
  public:
    static const FlushRanks& instance();

    /// Five to seven ranks.
    HandRank operator()(RankSet ranks) const { return rank_[ranks.mask()]; }

  private:
    FlushRanks();

    std::vector<HandRank> rank_;  ///< [mask of ranks]
};

}  // namespace holdfast::holdem::detail
