#include <holdfast/videopoker/counting/lattice_lines.h>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "holdfast/videopoker/counting/lattice_lines.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
#include <hwy/highway.h>

#include <holdfast/evaluation/vector_targets.h>

HWY_BEFORE_NAMESPACE();
namespace holdfast::videopoker::detail::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

constexpr std::size_t line_lanes = 16;
using Tag = hn::CappedTag<u32, line_lanes>;

void add_multiple_vector(LatticeLine* to, const LatticeLine* from, u32 factor, std::size_t lines) {
    const Tag d;
    const auto factors = hn::Set(d, factor);
    u32* out = to->lane.data();
    const u32* in = from->lane.data();
    for (std::size_t i = 0; i < lines * line_lanes; i += hn::Lanes(d)) {
        hn::Store(hn::Add(hn::Load(d, out + i), hn::Mul(factors, hn::Load(d, in + i))), d, out + i);
    }
}

void sum_multiples_vector(LatticeLine* sums, const LatticeLine* const* entry, const u32* factor,
                          std::size_t count, std::size_t lines) {
    const Tag d;
    u32* out = sums->lane.data();
    for (std::size_t i = 0; i < lines * line_lanes; i += hn::Lanes(d)) {
        auto sum = hn::Zero(d);
        for (std::size_t j = 0; j < count; ++j) {
            sum = hn::Add(sum, hn::Mul(hn::Set(d, factor[j]), hn::Load(d, entry[j]->lane.data() + i)));
        }
        hn::Store(sum, d, out + i);
    }
}

void add_difference_vector(LatticeLine* to, const LatticeLine* from, const LatticeLine* instead, u32 factor,
                           std::size_t lines) {
    const Tag d;
    const auto factors = hn::Set(d, factor);
    u32* out = to->lane.data();
    const u32* plus = from->lane.data();
    const u32* minus = instead->lane.data();
    for (std::size_t i = 0; i < lines * line_lanes; i += hn::Lanes(d)) {
        const auto difference = hn::Sub(hn::Load(d, plus + i), hn::Load(d, minus + i));
        hn::Store(hn::Add(hn::Load(d, out + i), hn::Mul(factors, difference)), d, out + i);
    }
}

void add_scattered_vector(LatticeLine* to, const u16* index, const LatticeLine* from, std::size_t count,
                          u32 factor, std::size_t lines) {
    // Entries are whole cache lines, so scattered ones cost one miss each and no gathering of lanes.
    for (std::size_t j = 0; j < count; ++j) {
        add_multiple_vector(to + index[j] * lines, from + j * lines, factor, lines);
    }
}

void divide_exactly_vector(LatticeLine* numbers, u32 divisor, std::size_t lines) {
    // x / (2^s q) for odd q: multiply by the inverse of q modulo 2^32, then shift by s. Division by an odd
    // number is right even if x has wrapped around; the shift is not, hence the bound for 2 and 4.
    constexpr u32 inverse_of_3 = 0xAAAAAAABU;
    constexpr u32 inverse_of_5 = 0xCCCCCCCDU;
    static_assert(inverse_of_3 * 3U == 1U && inverse_of_5 * 5U == 1U);
    const Tag d;
    const auto inverse = hn::Set(d, divisor == 3 ? inverse_of_3 : divisor == 5 ? inverse_of_5 : 1U);
    const int shift = divisor == 2 ? 1 : divisor == 4 ? 2 : 0;
    u32* out = numbers->lane.data();
    for (std::size_t i = 0; i < lines * line_lanes; i += hn::Lanes(d)) {
        hn::Store(hn::ShiftRightSame(hn::Mul(inverse, hn::Load(d, out + i)), shift), d, out + i);
    }
}

void sum_alternating_vector(u32* sums, const u32* const* entry, u32 base, u32 changing, u32 factor,
                            std::size_t lines) {
    const Tag d;
    for (std::size_t i = 0; i < lines * line_lanes; i += hn::Lanes(d)) {
        auto even = hn::Zero(d);
        auto odd = hn::Zero(d);
        // Counting down through the subsets of `changing`; the sign is taken out of the loop.
        for (u32 chosen = changing;; chosen = (chosen - 1) & changing) {
            const auto numbers = hn::Load(d, entry[base | chosen] + i);
            if (__builtin_popcount(chosen) % 2 == 0) {
                even = hn::Add(even, numbers);
            } else {
                odd = hn::Add(odd, numbers);
            }
            if (chosen == 0) break;
        }
        hn::Store(hn::Mul(hn::Set(d, factor), hn::Sub(even, odd)), d, sums + i);
    }
}

void sum_products_vector(u32* sums, const LatticeLine* entries, const LatticeLine* factors, std::size_t count,
                         std::size_t lines) {
    const Tag d;
    const u32* factor = factors->lane.data();
    const u32* in = entries->lane.data();
    for (std::size_t j = 0; j < count; ++j, in += lines * line_lanes) {
        auto sum = hn::Zero(d);
        for (std::size_t i = 0; i < lines * line_lanes; i += hn::Lanes(d)) {
            sum = hn::Add(sum, hn::Mul(hn::Load(d, factor + i), hn::Load(d, in + i)));
        }
        sums[j] = hn::GetLane(hn::SumOfLanes(d, sum));
    }
}

#if HWY_TARGET == HWY_SCALAR

void add_weighted_vector(u64* sums, const LatticeLine* entries, const u64* weight, std::size_t count,
                         std::size_t lines) {
    for (std::size_t j = 0; j < count * lines; ++j) {
        for (std::size_t lane = 0; lane < line_lanes; ++lane) {
            sums[j % lines * line_lanes + lane] += weight[j / lines] * entries[j].lane[lane];
        }
    }
}

#else

void add_weighted_vector(u64* sums, const LatticeLine* entries, const u64* weight, std::size_t count,
                         std::size_t lines) {
    const Tag d;
    const hn::Repartition<u64, Tag> d64;
    HWY_ALIGN u64 halves[2][line_lanes / 2];
    for (std::size_t first = 0; first < lines * line_lanes; first += line_lanes) {
        for (std::size_t lane = 0; lane < line_lanes; lane += hn::Lanes(d)) {
            // Vectors multiply 32 by 32 bits into 64, so a product of 32 by 64 bits is made of two:
            // products with the lower and the upper half of the weights, of the even and the odd lanes.
            auto even_lower = hn::Zero(d64);
            auto even_upper = hn::Zero(d64);
            auto odd_lower = hn::Zero(d64);
            auto odd_upper = hn::Zero(d64);
            const u32* in = entries->lane.data() + first + lane;
            for (std::size_t j = 0; j < count; ++j, in += lines * line_lanes) {
                const auto even = hn::Load(d, in);
                const auto odd = hn::BitCast(d, hn::ShiftRight<32>(hn::BitCast(d64, even)));
                const auto lower = hn::Set(d, static_cast<u32>(weight[j]));
                const auto upper = hn::Set(d, static_cast<u32>(weight[j] >> 32U));
                even_lower = hn::Add(even_lower, hn::MulEven(even, lower));
                even_upper = hn::Add(even_upper, hn::MulEven(even, upper));
                odd_lower = hn::Add(odd_lower, hn::MulEven(odd, lower));
                odd_upper = hn::Add(odd_upper, hn::MulEven(odd, upper));
            }
            hn::Store(hn::Add(even_lower, hn::ShiftLeft<32>(even_upper)), d64, halves[0] + lane / 2);
            hn::Store(hn::Add(odd_lower, hn::ShiftLeft<32>(odd_upper)), d64, halves[1] + lane / 2);
        }
        for (std::size_t lane = 0; lane < line_lanes; ++lane) {
            sums[first + lane] += halves[lane % 2][lane / 2];
        }
    }
}

#endif  // HWY_TARGET == HWY_SCALAR

}  // namespace holdfast::videopoker::detail::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace holdfast::videopoker::detail {

HOLDFAST_EXPORT(sum_multiples_vector);
HOLDFAST_EXPORT(add_difference_vector);
HOLDFAST_EXPORT(add_scattered_vector);
HOLDFAST_EXPORT(divide_exactly_vector);
HOLDFAST_EXPORT(sum_alternating_vector);
HOLDFAST_EXPORT(sum_products_vector);
HOLDFAST_EXPORT(add_weighted_vector);

void sum_multiples(LatticeLine* sums, const LatticeLine* const* entry, const u32* factor, std::size_t count,
                   std::size_t lines) {
    HOLDFAST_DISPATCH(sum_multiples_vector)(sums, entry, factor, count, lines);
}

void add_difference(LatticeLine* to, const LatticeLine* from, const LatticeLine* instead, u32 factor,
                    std::size_t lines) {
    HOLDFAST_DISPATCH(add_difference_vector)(to, from, instead, factor, lines);
}

void add_scattered(LatticeLine* to, const u16* index, const LatticeLine* from, std::size_t count, u32 factor,
                   std::size_t lines) {
    HOLDFAST_DISPATCH(add_scattered_vector)(to, index, from, count, factor, lines);
}

void divide_exactly(LatticeLine* numbers, u32 divisor, std::size_t lines) {
    HOLDFAST_DISPATCH(divide_exactly_vector)(numbers, divisor, lines);
}

void sum_alternating(u32* sums, const u32* const* entry, u32 base, u32 changing, u32 factor,
                     std::size_t lines) {
    HOLDFAST_DISPATCH(sum_alternating_vector)(sums, entry, base, changing, factor, lines);
}

void sum_products(u32* sums, const LatticeLine* entries, const LatticeLine* factors, std::size_t count,
                  std::size_t lines) {
    HOLDFAST_DISPATCH(sum_products_vector)(sums, entries, factors, count, lines);
}

void add_weighted(u64* sums, const LatticeLine* entries, const u64* weight, std::size_t count,
                  std::size_t lines) {
    HOLDFAST_DISPATCH(add_weighted_vector)(sums, entries, weight, count, lines);
}

}  // namespace holdfast::videopoker::detail
#endif  // HWY_ONCE
