// The weight of one item of a range, or of several in brackets: AQs:0.5, AQs:50%, [50]AQs,KQs[/50].
#pragma once

#include <cstddef>

#include <holdfast/core/rational.h>
#include <holdfast/holdem/ranges/detail/hand_notation.h>

namespace holdfast::holdem::detail {

/// The weight after a colon, 0 to 1. Throws ParseError.
Rational parse_weight(RangePart part);

/// The weight in a bracket such as [50] or [/50], after its first `letters` letters. Below one percent it needs
/// its sign: [0.5] would be half a percent, but to those who know :0.5 it means a half. Throws ParseError.
Rational weight_in_bracket(RangePart bracket, std::size_t letters);

/// Throws ParseError: this is no bracket with a weight.
[[noreturn]] void fail_bracket(RangePart part);

}  // namespace holdfast::holdem::detail
