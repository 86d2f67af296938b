#include <holdfast/videopoker/detail/lattice_lines.h>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "holdfast/videopoker/detail/lattice_lines.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
#include <hwy/highway.h>

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
    for (std::size_t j = 0; j < count; ++j) {
        add_multiple_vector(to + index[j] * lines, from + j * lines, factor, lines);
    }
}

void divide_exactly_vector(LatticeLine* numbers, u32 divisor, std::size_t lines) {
    // x / (2^s q) for odd q: multiply by the inverse of q modulo 2^32, shift by s.
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

}  // namespace holdfast::videopoker::detail::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace holdfast::videopoker::detail {

HWY_EXPORT(add_multiple_vector);
HWY_EXPORT(add_difference_vector);
HWY_EXPORT(add_scattered_vector);
HWY_EXPORT(divide_exactly_vector);

void add_multiple(LatticeLine* to, const LatticeLine* from, u32 factor, std::size_t lines) {
    HWY_DYNAMIC_DISPATCH(add_multiple_vector)(to, from, factor, lines);
}

void add_difference(LatticeLine* to, const LatticeLine* from, const LatticeLine* instead, u32 factor,
                    std::size_t lines) {
    HWY_DYNAMIC_DISPATCH(add_difference_vector)(to, from, instead, factor, lines);
}

void add_scattered(LatticeLine* to, const u16* index, const LatticeLine* from, std::size_t count, u32 factor,
                   std::size_t lines) {
    HWY_DYNAMIC_DISPATCH(add_scattered_vector)(to, index, from, count, factor, lines);
}

void divide_exactly(LatticeLine* numbers, u32 divisor, std::size_t lines) {
    HWY_DYNAMIC_DISPATCH(divide_exactly_vector)(numbers, divisor, lines);
}

}  // namespace holdfast::videopoker::detail
#endif  // HWY_ONCE
