// The weight of one item of a range, or of several in brackets: AQs:0.5, AQs:50%, AQs(0.5), AQs@50, [50]AQs,KQs[/50].
#pragma once

#include <cstddef>
#include <string_view>

#include <holdfast/core/rational.h>
#include <holdfast/holdem/ranges/detail/hand_notation.h>

namespace holdfast::holdem::detail {

/// A weight, and where it was written.
struct Weight {
    Rational value;
    RangePart written;
};

/// The letters with which the weight of an item begins.
inline constexpr std::string_view weight_signs = ":@(";

/// Reads a weight from its sign on, ":0.5", "(50%)" or "@50"; what stands behind '@' is in percent, and up to 1 it needs
/// the sign: @0.5 may be meant as a half. Throws ParseError.
Weight weight_from_sign(RangePart part);

/// The weight in a bracket such as [50] or [/50], after its first `letters` letters. Below one percent it needs
/// its sign: [0.5] would be half a percent, but to those who know :0.5 it means a half. Throws ParseError.
Rational weight_in_bracket(RangePart bracket, std::size_t letters);

/// Throws ParseError: this is no bracket with a weight.
[[noreturn]] void fail_bracket(RangePart part);

}  // namespace holdfast::holdem::detail
