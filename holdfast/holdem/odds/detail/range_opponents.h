// Odds against opponents who are limited to ranges: the sum over their hands.
//
// Each choice of a combo for the hero and for each of these opponents is counted like known hands, once for
// all choices that differ only by exchanging suits (equity/detail/hand_tuples.h).
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::holdem::detail {

/// Counts the odds of a checked situation with ranges. Throws OverflowError if the weights have too many
/// digits, InvalidArgument if there are too many choices to be listed or counted, and Stopped. Progress counts
/// choices.
Odds count_range_opponents(const Situation& situation, const std::vector<int>& opponents, const Work& work);

}  // namespace holdfast::holdem::detail
