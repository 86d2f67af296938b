// What every pair of kinds of cards wins and ties on one board, by counting.
//
// Pairs of kinds are ordered by the rank of their hands, and swept from the weakest on. A counter tells how
// many hands lie below, and one for each kind how many of these hold a given card of it. So hole cards a, b
// beat below - below[a] - below[b] hands without these cards: nothing is taken twice, because only ab itself
// holds both.
#pragma once

#include <array>

#include <holdfast/evaluation/hand_rank.h>

namespace holdfast::holdem::detail {

inline constexpr std::size_t most_kinds = 26;
inline constexpr std::size_t most_kind_pairs = most_kinds * (most_kinds + 1) / 2;

/// The number of a pair of kinds, equal ones too: colex order.
constexpr std::size_t kind_pair(std::size_t larger, std::size_t smaller) {
    return larger * (larger + 1) / 2 + smaller;
}

class CountingSweep {
  public:
    /// For another board: how many cards there are of each kind.
    explicit CountingSweep(const std::array<u8, most_kinds>& cards) : cards_(cards) {}

    /// Hole cards of these kinds, one >= other, make hands of this rank. Each pair once; where the kinds have
    /// no two such cards, nothing happens.
    void add(std::size_t one, std::size_t other, HandRank rank);

    /// Writes wins + 2^16 * ties of the pairs that were added; other entries stay as they are.
    void write(u32* row);

  private:
    struct Pair {
        u8 one;
        u8 other;
        u16 rank;
    };
    static constexpr std::size_t rank_words = hand_rank_count / 64 + 1;

    void order();
    u32 opponents_below(const Pair& pair) const {
        return below_ - below_with_[pair.one] - below_with_[pair.other];
    }
    void count(const Pair& pair);

    std::array<u8, most_kinds> cards_;
    std::size_t size_ = 0;
    std::array<Pair, most_kind_pairs> pairs_{};
    std::array<Pair, most_kind_pairs> ordered_{};
    std::array<u64, rank_words> present_{};  ///< a bit for each rank
    u32 below_ = 0;
    std::array<u32, most_kinds> below_with_{};
};

}  // namespace holdfast::holdem::detail
