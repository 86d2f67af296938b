// The simple arithmetic that the oracles share: binomials by their product, numbers of sets of cards, weights
// of draws.
//
//   choose(n, k)        = n (n-1) ... (n-k+1) / k!
//   set_number(a<b<...) = choose(a, 1) + choose(b, 2) + ...: sets of equal size numbered from 0 without gaps
//
// Deliberately independent of the library: an oracle that shared its arithmetic would share its mistakes.
#pragma once

#include <array>

#include <holdfast/cards/card_set.h>

namespace holdfast::test {

inline constexpr int hand_size = 5;
inline constexpr std::size_t holds_of_a_deal = 32;

constexpr u64 choose(int n, int k) {
    u64 result = 1;
    for (int i = 0; i < k; ++i) result = result * static_cast<u64>(n - i) / static_cast<u64>(i + 1);
    return result;
}

/// choose(card, k) for the cards of any deck and 0 <= k <= 5.
const std::array<std::array<u32, hand_size + 1>, max_card_count + 1>& choose_table();

/// The number of a set of at most five cards among all sets of its size.
u32 set_number(CardSet cards);

/// The weights of one outcome of a draw to k held cards, as whole numbers: weight[k] * choose(deck - 5, 5 -
/// k) is the same for every k, and as small as possible.
struct DrawWeights {
    std::array<u64, hand_size + 1> draws;
    std::array<u64, hand_size + 1> weight;
    u64 common;

    explicit DrawWeights(int deck_size);
    /// The weights of draws whose order counts: (5 - k)! times as many.
    static DrawWeights in_order(int deck_size);

  private:
    void weigh();
};

}  // namespace holdfast::test
