// Ranks hands of five, six or seven cards: the HandRank of the best five.
//
//   five cards of a suit   flush_[ranks of that suit]: with so many, nothing but a straight flush beats it
//   otherwise              only ranks matter: unsuited_[row_start_[sum of 9..A] + column_[sum of 2..8]]
//
// A row holds the hands with the same cards of 9 to A. Its columns are the multisets of 2 to 8, numbered from
// fewer cards to more, so that those of the sizes that complete the row to 5, 6 or 7 cards are neighbours.
// All tables are worked out from the rules when the first hand is asked for, in about a millisecond.
#pragma once

#include <array>

#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/evaluation/partial_hand.h>

namespace holdfast {

class HandRanker {
  public:
    static const HandRanker& instance();

    /// The rank of the best five of five, six or seven cards.
    HandRank operator()(PartialHand hand) const {
        if (__builtin_expect(static_cast<long>(hand.has_flush()), 0) != 0) {
            return of_flush(hand.flush_ranks());
        }
        return without_flush(hand.rank_sum());
    }
    HandRank operator()(CardSet cards) const { return (*this)(PartialHand(cards)); }

    /// The rank of five, six or seven cards of which no five share a suit, by their PartialHand::rank_sum().
    HandRank without_flush(u32 rank_sum) const {
        return unsuited_[static_cast<u32>(row_start_[rank_sum >> 16U] + column_[rank_sum & 0xffffU])];
    }
    /// The rank of a hand with these five, six or seven ranks in one suit.
    HandRank of_flush(RankSet ranks) const { return flush_[ranks.mask()]; }

    HandRanker(const HandRanker&) = delete;
    HandRanker& operator=(const HandRanker&) = delete;

  private:
    HandRanker();
    ~HandRanker() = default;

    static constexpr std::size_t row_count = 4 * 2247 + 3 * 521 + 1;
    static constexpr std::size_t column_count = 4 * 9244 + 3 * 2247 + 1;
    static constexpr std::size_t unsuited_hands = 73775;

    std::array<u32, row_count> row_start_{};
    std::array<u16, column_count> column_{};
    std::array<HandRank, unsuited_hands> unsuited_{};
    std::array<HandRank, std::size_t{1} << rank_count> flush_{};
};

}  // namespace holdfast
