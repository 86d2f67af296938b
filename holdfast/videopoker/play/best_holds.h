// The best of the 32 holds, for sixteen deals side by side.
//
// For a deal D and a hold H within D, the pays of all draws that avoid the discards add up to the
// inclusion-exclusion sum of (-1)^|G \ H| A(G) over the sets G between H and D. One Moebius transform over
// the 32 subsets of D gives all holds. A hold of k cards has C(deck - 5, 5 - k) draws; multiplied by
// factor[k] = L / C(deck - 5, 5 - k), L their least common multiple, the values of holds of different sizes
// become whole numbers that can be compared.
//
// A block holds A(G) for the subsets of the deals of one family: values[subset * 16 + lane]; the sixteen
// lanes are sixteen sets of ranks (one paytable), or sixteen paytables (one set of ranks).
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include <holdfast/combinatorics/deal_classes.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker::detail {

inline constexpr std::size_t block_lanes = 16;
static_assert(rank_set_padding % block_lanes == 0, "whole blocks of rank sets are read");

/// factor[k] brings the value of a hold of k cards over the common denominator of all holds.
struct HoldScale {
    std::array<u64, deal_size + 1> factor{};
    u64 common = 1;  ///< L: 7,669,695 for 52 cards

    explicit HoldScale(Deck deck);
    /// The scale for draws in order: P(deck - 5, 5 - k) of them, over P(deck - 5, 5), which is 184,072,680 for 52 cards.
    static HoldScale in_order(Deck deck);

    u64 factor_of(Hold hold) const { return factor[static_cast<std::size_t>(hold.size())]; }
};

/// subset_of[mask], for one suit pattern: the number of the deal's subset in the block.
using SubsetTable = std::array<u16, hold_count>;

/// Turns the A(G) of one deal, in place, into the totals of all 32 holds: [mask].
template <class T>
void totals_of_holds(std::array<T, hold_count>& sums) {
    for (std::size_t bit = 1; bit < hold_count; bit *= 2) {
        for (std::size_t mask = 0; mask < hold_count; ++mask) {
            if ((mask & bit) == 0) sums[mask] -= sums[mask | bit];
        }
    }
}

/// best[lane] = the largest hold total * factor; bit H of optimal[lane] is set if hold H reaches it. The
/// scalar twin of the vector code.
template <class T>
void best_holds_scalar(const T* values, const SubsetTable& subset_of, const HoldScale& scale, u64* best,
                       u32* optimal) {
    for (std::size_t lane = 0; lane < block_lanes; ++lane) {
        std::array<T, hold_count> totals{};
        for (std::size_t mask = 0; mask < hold_count; ++mask) {
            totals[mask] = values[subset_of[mask] * block_lanes + lane];
        }
        totals_of_holds(totals);
        best[lane] = 0;
        optimal[lane] = 0;
        for (u32 mask = 0; mask < hold_count; ++mask) {
            const u64 value = totals[mask] * scale.factor[static_cast<std::size_t>(__builtin_popcount(mask))];
            if (value > best[lane]) {
                best[lane] = value;
                optimal[lane] = 0;
            }
            if (value == best[lane]) optimal[lane] |= 1U << mask;
        }
    }
}

/// sums[lane] += the sum of weight * best value over `patterns`; which hold is best is not determined.
/// lines[subset] points to the sixteen A(G) of a subset. The scalar twin of the vector code.
inline void add_best_values_scalar(const u32* const* lines, const SubsetTable* subset_of, const u32* weight,
                                   const std::vector<u16>& patterns, const HoldScale& scale, u64* sums) {
    SubsetTable own_place{};
    std::array<u32, hold_count * block_lanes> values{};
    for (const u16 pattern : patterns) {
        for (std::size_t mask = 0; mask < hold_count; ++mask) {
            own_place[mask] = static_cast<u16>(mask);
            std::copy_n(lines[subset_of[pattern][mask]], block_lanes, values.data() + mask * block_lanes);
        }
        std::array<u64, block_lanes> best{};
        std::array<u32, block_lanes> optimal{};
        best_holds_scalar(values.data(), own_place, scale, best.data(), optimal.data());
        for (std::size_t lane = 0; lane < block_lanes; ++lane) sums[lane] += weight[pattern] * best[lane];
    }
}

/// Bit H of holds[lane] is set if total * factor of hold H is larger than limit[lane]. The scalar twin of the
/// vector code.
inline void holds_above_scalar(const u32* values, const SubsetTable& subset_of, const HoldScale& scale,
                               const u64* limit, u32* holds) {
    for (std::size_t lane = 0; lane < block_lanes; ++lane) {
        std::array<u32, hold_count> totals{};
        for (std::size_t mask = 0; mask < hold_count; ++mask) {
            totals[mask] = values[subset_of[mask] * block_lanes + lane];
        }
        totals_of_holds(totals);
        holds[lane] = 0;
        for (u32 mask = 0; mask < hold_count; ++mask) {
            const u64 value = totals[mask] * scale.factor[static_cast<std::size_t>(__builtin_popcount(mask))];
            if (value > limit[lane]) holds[lane] |= 1U << mask;
        }
    }
}

/// best_holds_scalar<u32> with vector instructions. The sum of the pays of all hands must be < 2^32; then so
/// is every hold total, and every product fits in 64 bits. `values` is aligned to 64 bytes.
void best_holds(const u32* values, const SubsetTable& subset_of, const HoldScale& scale, u64* best,
                u32* optimal);

/// best_holds_scalar<u64> with vector instructions, for larger pays: every product fits in 64 bits. `values` is
/// aligned to 64 bytes.
void best_holds(const u64* values, const SubsetTable& subset_of, const HoldScale& scale, u64* best,
                u32* optimal);

/// add_best_values_scalar with vector instructions, under the same conditions; lines are aligned to 64 bytes.
void add_best_values(const u32* const* lines, const SubsetTable* subset_of, const u32* weight,
                     const std::vector<u16>& patterns, const HoldScale& scale, u64* sums);

/// holds_above_scalar with vector instructions, under the same conditions.
void holds_above(const u32* values, const SubsetTable& subset_of, const HoldScale& scale, const u64* limit,
                 u32* holds);

}  // namespace holdfast::videopoker::detail
