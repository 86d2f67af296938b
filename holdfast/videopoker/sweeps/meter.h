// The return of a game as a function of what one row pays: continuous, convex and piecewise linear, with
// every breakpoint exact.
//
//   return |               /       slope = the probability of the row under perfect play at that pay;
//          |           __/         it grows where perfect play changes for some deal, and where the row
//        1 |- - - -_.-'            begins to pay more than another one and takes over its hands
//          |___.--'  :
//          +---------+------> pay  break-even: where the return passes 1
//
// It is the return along the line of pays on which this row alone rises (line_meter.h).
#pragma once

#include <cstddef>

#include <holdfast/videopoker/sweeps/line_meter.h>

namespace holdfast::videopoker {

/// The return for pays of one row; t is what it pays.
struct Meter : LineMeter {
    std::size_t row = 0;
};

/// The meter of one row, for pays per unit bet `from` to `to`; the other rows pay what they pay in the
/// tables. The answer does not depend on work.threads. Throws InvalidArgument unless 0 <= from < to and the
/// row exists, OverflowError if the pays have no common denominator within the limit of scaled_pays, and
/// Stopped.
Meter meter_of_row(const GameTables& tables, std::size_t row, const Rational& from, const Rational& to,
                   const Work& work = {});

}  // namespace holdfast::videopoker
