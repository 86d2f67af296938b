// The whole numbers next to a fraction: places of a lattice.
#pragma once

#include <holdfast/core/rational.h>

namespace holdfast::videopoker::bankroll {

/// The largest whole number that is at most the value, which must fit 62 bits.
inline i64 floor_of(const Rational& value) {
    const Division<4> parts = divmod(value.numerator(), value.denominator());
    const auto whole = static_cast<i64>(parts.quotient.to_u128());
    if (!value.is_negative()) return whole;
    return parts.remainder.is_zero() ? -whole : -whole - 1;
}

inline i64 ceiling_of(const Rational& value) {
    return -floor_of(-value);
}

}  // namespace holdfast::videopoker::bankroll
