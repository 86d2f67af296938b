// How many choices of hands are counted for opponents with ranges.
//
// Each choice is counted by itself, in some microseconds on a river and a quarter of a second before the flop. So
// the limit is the number that takes a minute of one processor, by what a choice was measured to take: it
// depends on the request alone, not on the machine.
#pragma once

#include <cstddef>

#include <holdfast/core/integers.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::holdem::detail {

/// The most choices, at least 1, against up to `unknown` unknown opponents.
u64 most_choices(const Situation& situation, int unknown);

/// Throws InvalidArgument, with both numbers, if there are more choices than that.
void check_choices(const Situation& situation, std::size_t choices, int unknown);

}  // namespace holdfast::holdem::detail
