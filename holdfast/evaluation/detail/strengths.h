// The HandRank of cards by the rules of poker, from sets of ranks. HandRanker fills its tables with them.
//
// Hands of one category are ordered by one or two sets of ranks, and sets of equal size by their masks:
// compared from the highest card down, the set with the higher card at the first difference has the larger
// mask.
#pragma once

#include <array>

#include <holdfast/cards/card.h>
#include <holdfast/evaluation/hand_rank.h>

namespace holdfast::detail {

/// A multiset of ranks, each at most four times:
///
///     63            48 47            32 31            16 15             0
///    | ranks 4 times  | 3 or more      | 2 or more      | 1 or more      |   a bit for each rank
///
/// Multisets without a common rank are united by |.
class RankMultiset {
  public:
    constexpr RankMultiset() = default;
    /// One rank, 0 <= count <= 4 times.
    constexpr RankMultiset(Rank rank, int count) {
        for (int n = 0; n < count; ++n) masks_ |= u64{1} << (16 * n + number_of(rank));
    }
    constexpr RankMultiset operator|(RankMultiset other) const {
        RankMultiset both;
        both.masks_ = masks_ | other.masks_;
        return both;
    }
    constexpr int size() const { return __builtin_popcountll(masks_); }
    /// The mask of the ranks that are there `count` times or more, 1 <= count <= 4.
    constexpr u32 at_least(int count) const {
        return static_cast<u32>(masks_ >> static_cast<unsigned>(16 * (count - 1))) & 0xffffU;
    }

  private:
    u64 masks_ = 0;
};

class Strengths {
  public:
    Strengths();

    /// The best five of five to seven cards of which no five share a suit.
    HandRank unsuited(RankMultiset counts) const;
    /// The best five of the ranks of one suit, at least five of them.
    HandRank suited(u32 ranks) const;

  private:
    static constexpr std::size_t rank_sets = std::size_t{1} << rank_count;

    std::array<u16, rank_sets> number_{};  ///< [set of ranks] its number among those of its size
    /// [set of five or more ranks, of several suits] the rank of its best five: a straight or a high card
    std::array<u16, rank_sets> no_pair_{};
};

}  // namespace holdfast::detail
