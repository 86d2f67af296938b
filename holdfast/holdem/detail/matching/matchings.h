// Numbers of ways to deal disjoint pairs of cards.
//
//   matchings(n, k)  ways to choose k disjoint pairs of n cards: n! / (2^k k! (n-2k)!)
//                    = matchings(n-1, k) + (n-1) matchings(n-2, k-1)
//   choose(n, k)     ways to choose k of n cards
//   falling(n, k)    n (n-1) ... (n-k+1)
//
// n <= 45 (the cards unseen on the river), k <= 22. The largest value, matchings(45, 20), has 99 bits.
#pragma once

#include <array>

#include <holdfast/core/integers.h>

namespace holdfast::holdem::detail {

inline constexpr int max_unseen = 45;
inline constexpr int max_pairs = 22;

using PairTable = std::array<std::array<u128, max_pairs + 1>, max_unseen + 1>;

inline constexpr PairTable matching_table = [] {
    PairTable table{};
    for (std::size_t n = 0; n <= max_unseen; ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= max_pairs && 2 * k <= n; ++k) {
            table[n][k] = table[n - 1][k] + (n - 1) * table[n - 2][k - 1];
        }
    }
    return table;
}();

inline constexpr auto choice_table = [] {
    std::array<std::array<u64, max_pairs + 1>, max_unseen + 1> table{};
    for (std::size_t n = 0; n <= max_unseen; ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= max_pairs && k <= n; ++k) {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
        }
    }
    return table;
}();

constexpr u128 matchings(int n, int k) {
    return matching_table[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

constexpr u64 choose(int n, int k) {
    return choice_table[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

constexpr u128 falling(int n, int k) {
    u128 product = 1;
    for (int i = 0; i < k; ++i) product *= static_cast<u128>(n - i);
    return product;
}

}  // namespace holdfast::holdem::detail
