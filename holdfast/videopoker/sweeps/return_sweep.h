// The exact returns of many paytables with the same rows, sixteen at a time in the lanes of vectors.
//
// Only returns: no counts, no holds. Whatever depends only on the deck and the rows is shared by all
// paytables.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/play/best_holds.h>

namespace holdfast::videopoker {

/// The expected return, per unit bet under perfect play, of each paytable, in their order. The answer does
/// not depend on work.threads; progress counts paytables. Throws InvalidArgument and OverflowError as
/// scaled_pays does, and Stopped.
std::vector<Rational> analyze_returns(const GameTables& tables, const std::vector<Pays>& paytables,
                                      const Work& work = {});

}  // namespace holdfast::videopoker

namespace holdfast::videopoker::detail {

// The returns of the paytables of a sweep that are solved together.
//
// Their pays are brought over one denominator; the deals whose best hold is the same for all of them are
// settled once, the others are solved for sixteen paytables at a time, one per lane.

/// The returns in the order of the paytables, which must have been checked. Throws Stopped.
std::vector<Rational> returns_of_chunk(const GameTables& tables, const HoldScale& scale,
                                       const std::vector<Pays>& paytables, const StopFlag* stop);

}  // namespace holdfast::videopoker::detail
