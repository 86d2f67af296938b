// The returns of the paytables of a sweep that are solved together.
//
// Their pays are brought over one denominator; the deals whose best hold is the same for all of them are
// settled once, the others are solved for sixteen paytables at a time, one a lane.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/play/best_holds.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>

namespace holdfast::videopoker::detail {

/// In the order of the paytables, which have been checked. Throws Stopped within the work of some deals.
std::vector<Rational> returns_of_chunk(const GameTables& tables, const HoldScale& scale,
                                       const std::vector<Pays>& paytables, const StopFlag* stop);

}  // namespace holdfast::videopoker::detail
