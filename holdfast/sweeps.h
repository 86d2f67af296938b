// The returns of millions of paytables with the same rows; and progressives, whose return grows with one pay.
//
// A PayGrid is all combinations of some rows' pays; each return is exact, and what the paytables have in common is
// counted once. A meter gives the return as a function of one pay, piece by piece, with the pay at which play breaks
// even.
//
// namespace holdfast::videopoker
//   PayAxis             the pays that one row runs through
//   PayGrid             all combinations of some axes
//   PayBox              a part of a grid
//   good_box_size()     how many paytables are best solved together
//   grid_returns()      the returns of a box of paytables
//   analyze_returns()   the returns of a list of paytables
//   meter_of_row()      the return as the pay of a row grows
//   Meter               its pieces, return_at(), break_even()
//   meter_of_line()     the return as several pays grow together
#pragma once

#include <holdfast/paytables.h>
#include <holdfast/videopoker/sweeps/grid_returns.h>
#include <holdfast/videopoker/sweeps/meter.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>
