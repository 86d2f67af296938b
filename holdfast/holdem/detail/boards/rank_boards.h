// Boards of which only the ranks are told apart: the 6,175 multisets of five ranks, at most four of each.
// On these, hands are ranked as if there were no flushes.
#pragma once

#include <array>
#include <vector>

#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast::holdem::detail {

class RankBoard {
  public:
    /// `count[r]` cards of rank r, five in all.
    explicit RankBoard(const std::array<u8, rank_count>& count);

    u8 count(std::size_t rank) const { return count_[rank]; }
    RankSet ranks() const { return ranks_; }
    /// How many different ranks there are.
    int rank_number() const { return rank_number_; }

    /// The rank, flushes aside, of two cards of these ranks on the board; with the board there must be at
    /// most four cards of each rank.
    HandRank rank_of(const HandRanker& ranker, Rank one, Rank other) const {
        return ranker.without_flush(rank_sum_ + PartialHand::rank_words[static_cast<std::size_t>(one)] +
                                    PartialHand::rank_words[static_cast<std::size_t>(other)]);
    }

  private:
    std::array<u8, rank_count> count_;
    RankSet ranks_;
    int rank_number_ = 0;
    u32 rank_sum_ = 0;
};

/// Each multiset once.
const std::vector<RankBoard>& all_rank_boards();

}  // namespace holdfast::holdem::detail
