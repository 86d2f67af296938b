// What a number of deals wins or loses, ignoring ruin: the distribution of a sum of equal steps.
//
// The transform of the sum is that of one deal to the power of their number, on a circle large enough that
// what lies outside a window around the mean has less than 1e-13 of a chance (Chernoff's inequality).
#pragma once

#include <utility>
#include <vector>

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/core/progress.h>

namespace holdfast::videopoker::bankroll {

struct SessionResult {
    i64 first;                 ///< the walk at sums[0]
    std::vector<double> sums;  ///< [place] the chance that the walk ends at first + place or below
    double error;              ///< of each sum

    /// The chance that the walk ends below `bound`.
    double below(i64 bound) const;
    /// The smallest end of the walk at or below which it ends with a chance of `share` or more, 1e-9 <= share
    /// <= 1 - 1e-9, lies between these two: another only where the error leaves it open.
    std::pair<i64, i64> quantile(double share) const;
};

/// How wide the window is, in steps; a lattice for which it is above max_result_width is too fine.
double result_width(const BankrollWalk& walk, u64 deals);
inline constexpr double max_result_width = 1 << 21;

/// Throws std::invalid_argument above max_result_width, or where the walk drifts beyond some 2^50 steps, and
/// Stopped.
SessionResult session_result(const BankrollWalk& walk, u64 deals, const StopFlag* stop = nullptr);

}  // namespace holdfast::videopoker::bankroll
