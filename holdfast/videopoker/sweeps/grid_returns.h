// The exact returns of a box of paytables, many times faster than one after the other.
//
// Where every hand stays with the row it is paid by, a hold is worth a linear function of the pays. A hold
// that beats every other one at the worst corner of the box for it is played all over the box: of such deals
// only the sum of these functions is kept. Of the others, a few holds are left to be compared at each
// paytable (box_returns.h, docs/explanation/meters-and-sweeps.md).
//
// Pays too fine for the lanes of that are solved along one axis: the return is a maximum of sums of maxima of pays,
// hence convex in each of them, so where three points lie on a line, all points between the outer two do.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/sweeps/pay_grid.h>

namespace holdfast::videopoker {

/// A box of so many paytables is solved fastest, takes little memory, and takes seconds at most: fewer where the pays of
/// the grid are too fine for vector lanes.
u64 good_box_size(const GameTables& tables, const PayGrid& grid);

/// The expected return under perfect play of each paytable of the box, in the order of the product; the rows
/// that are no axis pay what they pay in the tables. The answer does not depend on work.threads; progress
/// counts paytables.
/// Throws std::invalid_argument and OverflowError as scaled_pays does, and Stopped.
std::vector<Rational> grid_returns(const GameTables& tables, const PayGrid& grid, const PayBox& box,
                                   const Work& work = {});

}  // namespace holdfast::videopoker
