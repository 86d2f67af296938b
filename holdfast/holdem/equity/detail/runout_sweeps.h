// An equity by its boards: on each, the two largest ranges are swept against each other at once, for every
// choice of hole cards of the other players.
#pragma once

#include <holdfast/core/progress.h>
#include <holdfast/holdem/equity/showdown.h>

namespace holdfast::holdem::detail {

/// How many combos are looked at, or the largest u64 where there are more than that.
u64 sweep_steps(const Showdown& live);

/// Deals by their winners, combos counted with their numerators. Throws Stopped. Progress counts
/// parts of some hundredths of a second.
WinnerCounts sweep_runouts(const Showdown& live, const Work& work);

}  // namespace holdfast::holdem::detail
