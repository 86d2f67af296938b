// Binomial coefficients, and the numbering of sets in colexicographic (colex) order that they give.
//
//   binomial(n, k)      = n! / (k! (n-k)!), 0 <= n <= 57, 0 <= k <= 7; 0 if k > n
//   colex_index({a<b<c}) = C(a,1) + C(b,2) + C(c,3): sets of equal size numbered from 0 without gaps
#pragma once

#include <array>

#include <holdfast/core/integers.h>

namespace holdfast {

namespace detail {

inline constexpr int binomial_rows = 58;
inline constexpr int binomial_columns = 8;

inline constexpr auto pascal_triangle = [] {
    std::array<std::array<u64, binomial_columns>, binomial_rows> rows{};
    for (std::size_t n = 0; n < binomial_rows; ++n) {
        rows[n][0] = 1;
        for (std::size_t k = 1; k < binomial_columns && k <= n; ++k) {
            rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
        }
    }
    return rows;
}();

}  // namespace detail

/// The number of k-element subsets of n things, for 0 <= n <= 57 and 0 <= k <= 7.
constexpr u64 binomial(int n, int k) {
    return detail::pascal_triangle[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// The number of the set whose members are the set bits of `mask`, among all sets of its size (at most 7).
constexpr u32 colex_index(u64 mask) {
    u64 index = 0;
    for (int k = 1; mask != 0; mask &= mask - 1, ++k) index += binomial(__builtin_ctzll(mask), k);
    return static_cast<u32>(index);
}

/// The next larger mask with as many set bits: walks the sets of one size in colex order (Gosper, HAKMEM
/// 175).
template <class Mask>
constexpr Mask next_of_same_size(Mask mask) {
    const Mask lowest = mask & (~mask + 1U);
    const Mask ripple = mask + lowest;
    return ripple | (((mask ^ ripple) >> 2U) / lowest);
}

}  // namespace holdfast
