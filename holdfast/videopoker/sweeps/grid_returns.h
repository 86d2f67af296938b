// The exact returns of a box of paytables, many times faster than one by one.
//
// As long as the same row pays each hand, the value of a hold is a linear function of the pays. A hold that
// beats every other even at the corner of the box that is worst for it is played in the whole box: for such
// deals only the sum of these functions is kept. For the other deals a few holds are compared at each
// paytable (box_returns.h, docs/explanation/meters-and-sweeps.md).
//
// Pays too fine for vector lanes are solved along one axis: the return is a maximum of sums of maxima of
// pays, hence convex in each of them. So if three points lie on a line, all points between the outer two do.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/sweeps/pay_grid.h>

namespace holdfast::videopoker {

/// How many paytables a box should have to be solved fastest, in little memory and in seconds at most. It is
/// smaller if the pays of the grid are too fine for vector lanes.
u64 good_box_size(const GameTables& tables, const PayGrid& grid);

/// The expected return, per unit bet under perfect play, of each paytable of the box, in the order of the
/// product. Rows without an axis pay what they pay in the tables. The answer does not depend on work.threads;
/// progress counts paytables. Throws InvalidArgument and OverflowError as scaled_pays does, and Stopped.
std::vector<Rational> grid_returns(const GameTables& tables, const PayGrid& grid, const PayBox& box,
                                   const Work& work = {});

}  // namespace holdfast::videopoker
