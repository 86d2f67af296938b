// Boards of which only the ranks are told apart: the 6,175 multisets of five ranks, at most four of each.
//
// On these, hands are ranked as if there were no flushes. To rank them, a board stands as five cards whose
// suits are given in turn (the j-th card from below has suit j mod 4), and hole cards take the next suits of
// their rank: so all seven cards are different, and never five of a suit.
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
        const u8 suit = next_suit_[static_cast<std::size_t>(one)];
        const u8 other_suit =
            static_cast<u8>(next_suit_[static_cast<std::size_t>(other)] + (one == other ? 1 : 0));
        return ranker(cards_ + PartialHand(Card(one, static_cast<Suit>(suit))) +
                      PartialHand(Card(other, static_cast<Suit>(other_suit % suit_count))));
    }

  private:
    std::array<u8, rank_count> count_;
    std::array<u8, rank_count> next_suit_{};  ///< that no card of this rank has
    RankSet ranks_;
    int rank_number_ = 0;
    PartialHand cards_;
};

/// Each multiset once.
const std::vector<RankBoard>& all_rank_boards();

}  // namespace holdfast::holdem::detail
