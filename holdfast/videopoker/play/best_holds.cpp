#include <numeric>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/videopoker/play/best_holds.h>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "holdfast/videopoker/play/best_holds.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
#include <hwy/highway.h>

#include <holdfast/evaluation/vector_targets.h>

HWY_BEFORE_NAMESPACE();
namespace holdfast::videopoker::detail::HWY_NAMESPACE {
#if HWY_TARGET == HWY_SCALAR

// For a processor without vectors: the scalar version.

void best_holds_vector(const u32* values, const SubsetTable& subset_of, const HoldScale& scale, u64* best,
                       u32* optimal) {
    best_holds_scalar(values, subset_of, scale, best, optimal);
}

void best_holds_wide_vector(const u64* values, const SubsetTable& subset_of, const HoldScale& scale,
                            u64* best, u32* optimal) {
    best_holds_scalar(values, subset_of, scale, best, optimal);
}

void add_best_values_vector(const u32* const* lines, const SubsetTable* subset_of, const u32* weight,
                            const std::vector<u16>& patterns, const HoldScale& scale, u64* sums) {
    add_best_values_scalar(lines, subset_of, weight, patterns, scale, sums);
}

void holds_above_vector(const u32* values, const SubsetTable& subset_of, const HoldScale& scale,
                        const u64* limit, u32* holds) {
    holds_above_scalar(values, subset_of, scale, limit, holds);
}

#else

namespace hn = hwy::HWY_NAMESPACE;

using Tag32 = hn::CappedTag<u32, block_lanes>;
using Tag64 = hn::Repartition<u64, Tag32>;
using Vec32 = hn::Vec<Tag32>;
using Vec64 = hn::Vec<Tag64>;

constexpr std::size_t half = hold_count / 2;
constexpr std::size_t sizes = deal_size + 1;

/// Fixed multipliers, one for each number of cards held, in both halves of each 64-bit lane. The largest is
/// L, at most 21,187,600 (55 cards), so 32 bits hold them.
struct Factors {
    Vec32 of_size[sizes];

    explicit Factors(const HoldScale& scale) {
        for (std::size_t size = 0; size < sizes; ++size) {
            of_size[size] = hn::Set(Tag32(), static_cast<u32>(scale.factor[size]));
        }
    }
};

// The 32 totals of sixteen deals are 32 vectors. They are kept as two halves of sixteen, the holds with and
// without the highest card of the deal: loops over sixteen vectors can be unrolled within the registers.

/// The Moebius transform over the four lower cards of sixteen subsets.
template <class Vec>
HWY_INLINE void transform_half(Vec (&sums)[half]) {
    HWY_UNROLL(4)
    for (std::size_t bit = 1; bit < half; bit *= 2) {
        HWY_UNROLL(16)
        for (std::size_t mask = 0; mask < half; ++mask) {
            if ((mask & bit) == 0) sums[mask] = hn::Sub(sums[mask], sums[mask | bit]);
        }
    }
}

/// Hold totals of the deals whose sums value_of(mask) loads: `without` the highest card of the deal, and
/// `with` it. The last step of the transform, over the highest card, subtracts one half from the other.
template <class ValueOf, class Vec>
HWY_INLINE void load_totals(const ValueOf& value_of, Vec (&without)[half], Vec (&with)[half]) {
    HWY_UNROLL(16)
    for (std::size_t mask = 0; mask < half; ++mask) with[mask] = value_of(half + mask);
    transform_half(with);
    HWY_UNROLL(16)
    for (std::size_t mask = 0; mask < half; ++mask) without[mask] = value_of(mask);
    transform_half(without);
    HWY_UNROLL(16)
    for (std::size_t mask = 0; mask < half; ++mask) without[mask] = hn::Sub(without[mask], with[mask]);
}

/// Loads totals from sums that are in one block.
template <class T, class Vec>
HWY_INLINE void load_totals(const T* HWY_RESTRICT values, const SubsetTable& subset_of, Vec (&without)[half],
                            Vec (&with)[half]) {
    const hn::CappedTag<T, block_lanes> d;
    load_totals([&](std::size_t mask) { return hn::Load(d, values + subset_of[mask] * block_lanes); },
                without, with);
}

/// The largest total for each number of cards held.
template <class Vec>
HWY_INLINE void largest_of_size(const Vec (&without)[half], const Vec (&with)[half], Vec (&largest)[sizes]) {
    for (Vec& total : largest) total = hn::Zero(hn::DFromV<Vec>());
    HWY_UNROLL(16)
    for (std::size_t mask = 0; mask < half; ++mask) {
        const auto size = static_cast<std::size_t>(__builtin_popcountll(mask));
        largest[size] = hn::Max(largest[size], without[mask]);
        largest[size + 1] = hn::Max(largest[size + 1], with[mask]);
    }
}

/// The best value over all sizes, for the even and the odd lanes. Among holds of one size the largest total
/// has the largest value, so six 64-bit products are enough for 32 holds.
HWY_INLINE void best_value(const Vec32 (&largest)[sizes], const Factors& factors, Vec64& even, Vec64& odd) {
    const Tag32 d;
    const Tag64 d64;
    HWY_UNROLL(6)
    for (std::size_t size = 0; size < sizes; ++size) {
        // MulEven multiplies every other lane, 32 by 32 bits into 64; for the second product the odd lanes
        // are shifted into place.
        const Vec32 shifted = hn::BitCast(d, hn::ShiftRight<32>(hn::BitCast(d64, largest[size])));
        const Vec64 of_even = hn::MulEven(largest[size], factors.of_size[size]);
        const Vec64 of_odd = hn::MulEven(shifted, factors.of_size[size]);
        even = size == 0 ? of_even : hn::Max(even, of_even);
        odd = size == 0 ? of_odd : hn::Max(odd, of_odd);
    }
}

/// For each size the total that makes a hold of that size optimal, or all bits set, a total that no hold has.
/// So optimal holds are found by comparing 32-bit totals, without a product for each.
HWY_INLINE void optimal_totals(const Factors& factors, Vec64 even, Vec64 odd, Vec32 (&largest)[sizes]) {
    const Tag32 d;
    const Tag64 d64;
    HWY_UNROLL(6)
    for (std::size_t size = 0; size < sizes; ++size) {
        const Vec32 shifted = hn::BitCast(d, hn::ShiftRight<32>(hn::BitCast(d64, largest[size])));
        const auto even_is = hn::Eq(even, hn::MulEven(largest[size], factors.of_size[size]));
        const auto odd_is = hn::Eq(odd, hn::MulEven(shifted, factors.of_size[size]));
        const Vec32 is_best = hn::OddEven(hn::BitCast(d, hn::VecFromMask(d64, odd_is)),
                                          hn::BitCast(d, hn::VecFromMask(d64, even_is)));
        largest[size] = hn::Or(largest[size], hn::Not(is_best));
    }
}

void best_holds_vector(const u32* HWY_RESTRICT values, const SubsetTable& subset_of, const HoldScale& scale,
                       u64* HWY_RESTRICT best, u32* HWY_RESTRICT optimal) {
    const Tag32 d;
    const Tag64 d64;
    const Factors factors(scale);
    // Even and odd lanes stay separate until the end, so that no 64-bit lanes need to be shuffled.
    HWY_ALIGN u64 halves[2][block_lanes / 2];
    for (std::size_t lane = 0; lane < block_lanes; lane += hn::Lanes(d)) {
        Vec32 without[half];
        Vec32 with[half];
        load_totals(values + lane, subset_of, without, with);
        Vec32 target[sizes];
        largest_of_size(without, with, target);
        Vec64 even;
        Vec64 odd;
        best_value(target, factors, even, odd);
        optimal_totals(factors, even, odd, target);
        Vec32 holds = hn::Zero(d);
        HWY_UNROLL(16)
        for (std::size_t mask = 0; mask < half; ++mask) {
            const auto size = static_cast<std::size_t>(__builtin_popcountll(mask));
            const auto is_optimal = hn::Eq(without[mask], target[size]);
            const auto with_is_optimal = hn::Eq(with[mask], target[size + 1]);
            holds = hn::IfThenElse(is_optimal, hn::Or(holds, hn::Set(d, 1U << mask)), holds);
            holds = hn::IfThenElse(with_is_optimal, hn::Or(holds, hn::Set(d, 1U << (half + mask))), holds);
        }
        hn::StoreU(holds, d, optimal + lane);
        hn::Store(even, d64, halves[0] + lane / 2);
        hn::Store(odd, d64, halves[1] + lane / 2);
    }
    for (std::size_t lane = 0; lane < block_lanes; ++lane) best[lane] = halves[lane % 2][lane / 2];
}

void best_holds_wide_vector(const u64* HWY_RESTRICT values, const SubsetTable& subset_of,
                            const HoldScale& scale, u64* HWY_RESTRICT best, u32* HWY_RESTRICT optimal) {
    const hn::CappedTag<u64, block_lanes> d;
    using Vec = hn::Vec<decltype(d)>;
    HWY_ALIGN u64 holds_of[block_lanes];
    for (std::size_t lane = 0; lane < block_lanes; lane += hn::Lanes(d)) {
        Vec without[half];
        Vec with[half];
        load_totals(values + lane, subset_of, without, with);
        Vec target[sizes];
        largest_of_size(without, with, target);
        Vec products[sizes];
        Vec most = hn::Zero(d);
        HWY_UNROLL(6)
        for (std::size_t size = 0; size < sizes; ++size) {
            products[size] = hn::Mul(target[size], hn::Set(d, scale.factor[size]));
            most = hn::Max(most, products[size]);
        }
        // As optimal_totals() does: all bits are set where no hold of the size is best.
        HWY_UNROLL(6)
        for (std::size_t size = 0; size < sizes; ++size) {
            target[size] = hn::Or(target[size], hn::Not(hn::VecFromMask(d, hn::Eq(products[size], most))));
        }
        Vec holds = hn::Zero(d);
        HWY_UNROLL(16)
        for (std::size_t mask = 0; mask < half; ++mask) {
            const auto size = static_cast<std::size_t>(__builtin_popcountll(mask));
            const auto is_optimal = hn::Eq(without[mask], target[size]);
            const auto with_is_optimal = hn::Eq(with[mask], target[size + 1]);
            holds = hn::IfThenElse(is_optimal, hn::Or(holds, hn::Set(d, u64{1} << mask)), holds);
            holds =
                hn::IfThenElse(with_is_optimal, hn::Or(holds, hn::Set(d, u64{1} << (half + mask))), holds);
        }
        hn::StoreU(most, d, best + lane);
        hn::Store(holds, d, holds_of + lane);
    }
    for (std::size_t lane = 0; lane < block_lanes; ++lane) optimal[lane] = static_cast<u32>(holds_of[lane]);
}

void add_best_values_vector(const u32* const* HWY_RESTRICT lines, const SubsetTable* HWY_RESTRICT subset_of,
                            const u32* HWY_RESTRICT weight, const std::vector<u16>& patterns,
                            const HoldScale& scale, u64* HWY_RESTRICT sums) {
    const Tag32 d;
    const Tag64 d64;
    const Factors factors(scale);
    HWY_ALIGN u64 halves[2][block_lanes / 2];
    for (std::size_t lane = 0; lane < block_lanes; lane += hn::Lanes(d)) {
        Vec64 even_sum = hn::Zero(d64);
        Vec64 odd_sum = hn::Zero(d64);
        for (const u16 pattern : patterns) {
            Vec32 without[half];
            Vec32 with[half];
            const SubsetTable& subset = subset_of[pattern];
            load_totals([&](std::size_t mask) { return hn::Load(d, lines[subset[mask]] + lane); }, without,
                        with);
            Vec32 largest[sizes];
            largest_of_size(without, with, largest);
            Vec64 even;
            Vec64 odd;
            best_value(largest, factors, even, odd);
            const Vec64 times = hn::Set(d64, weight[pattern]);
            even_sum = hn::Add(even_sum, hn::Mul(times, even));
            odd_sum = hn::Add(odd_sum, hn::Mul(times, odd));
        }
        hn::Store(even_sum, d64, halves[0] + lane / 2);
        hn::Store(odd_sum, d64, halves[1] + lane / 2);
    }
    for (std::size_t lane = 0; lane < block_lanes; ++lane) sums[lane] += halves[lane % 2][lane / 2];
}

void holds_above_vector(const u32* HWY_RESTRICT values, const SubsetTable& subset_of, const HoldScale& scale,
                        const u64* HWY_RESTRICT limit, u32* HWY_RESTRICT holds) {
    const Tag32 d;
    const Tag64 d64;
    const Factors factors(scale);
    HWY_ALIGN u64 halves[2][block_lanes / 2];
    for (std::size_t lane = 0; lane < block_lanes; ++lane) halves[lane % 2][lane / 2] = limit[lane];
    for (std::size_t lane = 0; lane < block_lanes; lane += hn::Lanes(d)) {
        Vec32 without[half];
        Vec32 with[half];
        load_totals(values + lane, subset_of, without, with);
        const Vec64 even_limit = hn::Load(d64, halves[0] + lane / 2);
        const Vec64 odd_limit = hn::Load(d64, halves[1] + lane / 2);
        // The limit may not be a multiple of a hold's factor, so every hold's product is needed here.
        const auto above = [&](Vec32 total, std::size_t size) {
            const Vec32 shifted = hn::BitCast(d, hn::ShiftRight<32>(hn::BitCast(d64, total)));
            const auto even = hn::Gt(hn::MulEven(total, factors.of_size[size]), even_limit);
            const auto odd = hn::Gt(hn::MulEven(shifted, factors.of_size[size]), odd_limit);
            return hn::OddEven(hn::BitCast(d, hn::VecFromMask(d64, odd)),
                               hn::BitCast(d, hn::VecFromMask(d64, even)));
        };
        Vec32 found = hn::Zero(d);
        for (std::size_t mask = 0; mask < half; ++mask) {
            const auto size = static_cast<std::size_t>(__builtin_popcountll(mask));
            found = hn::Or(found, hn::And(above(without[mask], size), hn::Set(d, 1U << mask)));
            found = hn::Or(found, hn::And(above(with[mask], size + 1), hn::Set(d, 1U << (half + mask))));
        }
        hn::StoreU(found, d, holds + lane);
    }
}

#endif  // HWY_TARGET == HWY_SCALAR

}  // namespace holdfast::videopoker::detail::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace holdfast::videopoker::detail {

HOLDFAST_EXPORT(best_holds_vector);
HOLDFAST_EXPORT(best_holds_wide_vector);
HOLDFAST_EXPORT(add_best_values_vector);
HOLDFAST_EXPORT(holds_above_vector);

HoldScale::HoldScale(Deck deck) {
    const auto draws = [deck](int held) { return binomial(deck.size() - deal_size, deal_size - held); };
    // All draws after one hold are equally likely, so a value is a sum of pays divided by a number of draws.
    // L is the common multiple of these numbers.
    for (int held = 0; held <= deal_size; ++held) common = std::lcm(common, draws(held));
    for (int held = 0; held <= deal_size; ++held) {
        factor[static_cast<std::size_t>(held)] = common / draws(held);
    }
}

HoldScale HoldScale::in_order(Deck deck) {
    HoldScale scale(deck);
    const auto unseen = static_cast<u64>(deck.size() - deal_size);
    // P(n, d) = n (n - 1) ... (n - d + 1) divides P(n, 5): the factor is the product of what is missing.
    u64 missing = 1;
    for (std::size_t held = 0; held <= deal_size; ++held) {
        scale.factor[held] = missing;
        if (held < deal_size) missing *= unseen - (deal_size - 1 - held);
    }
    scale.common = missing;
    return scale;
}

void best_holds(const u32* values, const SubsetTable& subset_of, const HoldScale& scale, u64* best,
                u32* optimal) {
    HOLDFAST_DISPATCH(best_holds_vector)(values, subset_of, scale, best, optimal);
}

void best_holds(const u64* values, const SubsetTable& subset_of, const HoldScale& scale, u64* best,
                u32* optimal) {
    HOLDFAST_DISPATCH(best_holds_wide_vector)(values, subset_of, scale, best, optimal);
}

void add_best_values(const u32* const* lines, const SubsetTable* subset_of, const u32* weight,
                     const std::vector<u16>& patterns, const HoldScale& scale, u64* sums) {
    HOLDFAST_DISPATCH(add_best_values_vector)(lines, subset_of, weight, patterns, scale, sums);
}

void holds_above(const u32* values, const SubsetTable& subset_of, const HoldScale& scale, const u64* limit,
                 u32* holds) {
    HOLDFAST_DISPATCH(holds_above_vector)(values, subset_of, scale, limit, holds);
}

}  // namespace holdfast::videopoker::detail
#endif  // HWY_ONCE
