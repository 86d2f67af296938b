// The whole numbers next to a fraction: places of a lattice.
#pragma once

#include <holdfast/core/rational.h>

namespace holdfast::videopoker::bankroll {

/// Further away than any walk comes; also what stands for places beyond it.
inline constexpr i64 farthest_place = i64{1} << 61U;

/// The largest whole number that is at most the value, or farthest_place on its side of 0.
inline i64 floor_of(const Rational& value) {
    const Division<4> parts = divmod(value.numerator(), value.denominator());
    if (parts.quotient.bit_width() > 61) return value.is_negative() ? -farthest_place : farthest_place;
    const auto whole = static_cast<i64>(parts.quotient.to_u128());
    if (!value.is_negative()) return whole;
    return parts.remainder.is_zero() ? -whole : -whole - 1;
}

inline i64 ceiling_of(const Rational& value) {
    return -floor_of(-value);
}

}  // namespace holdfast::videopoker::bankroll
