// Arithmetic on lattice lines (sixteen u32 side by side, modulo 2^32), in the widest vectors of the
// processor.
#pragma once

#include <array>
#include <cstddef>

#include <holdfast/core/integers.h>

namespace holdfast::videopoker::detail {

/// Sixteen numbers of a lattice entry: a cache line.
struct alignas(64) LatticeLine {
    std::array<u32, 16> lane{};
};

/// sums[i] = the sum of factor[j] * line i of entry[j] over j < count, for i < lines.
void sum_multiples(LatticeLine* sums, const LatticeLine* const* entry, const u32* factor, std::size_t count,
                   std::size_t lines);

/// to[i] += factor * (from[i] - instead[i]) for i < lines.
void add_difference(LatticeLine* to, const LatticeLine* from, const LatticeLine* instead, u32 factor,
                    std::size_t lines);

/// Entries of `lines` lines each: entry index[j] of `to` += factor * entry j of `from`, for j < count.
void add_scattered(LatticeLine* to, const u16* index, const LatticeLine* from, std::size_t count, u32 factor,
                   std::size_t lines);

/// Divides multiples of `divisor` (1 to 5) by it, for i < lines. If it is 2 or 4, the true numbers must be <
/// 2^32.
void divide_exactly(LatticeLine* numbers, u32 divisor, std::size_t lines);

/// sums[i] = factor * the sum of (-1)^|S| entry[base + S][i] over all subsets S of `changing`, modulo 2^32,
/// for i < 16 lines. `base` and `changing` are bit masks without a common bit. All are aligned to 64 bytes.
void sum_alternating(u32* sums, const u32* const* entry, u32 base, u32 changing, u32 factor,
                     std::size_t lines);

/// sums[j] = the inner product of entry j and `factors` (one entry), for j < count; the sums are below 2^31.
void sum_products(u32* sums, const LatticeLine* entries, const LatticeLine* factors, std::size_t count,
                  std::size_t lines);

/// sums[i * 16 + lane] += weight[j] * (that lane of line i of entry j), modulo 2^64, over all j < count.
void add_weighted(u64* sums, const LatticeLine* entries, const u64* weight, std::size_t count,
                  std::size_t lines);

}  // namespace holdfast::videopoker::detail
