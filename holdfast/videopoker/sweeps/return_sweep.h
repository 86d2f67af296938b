// The exact returns of many paytables with the same rows, sixteen at a time in the lanes of vectors.
//
// Only returns: no counts, no holds. What depends on the deck and the rows alone is shared by all paytables.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::videopoker {

/// The expected return under perfect play of each paytable, in their order; the answer does not depend on
/// work.threads, progress counts paytables.
/// Throws std::invalid_argument and OverflowError as scaled_pays does, and Stopped.
std::vector<Rational> analyze_returns(const GameTables& tables, const std::vector<Pays>& paytables,
                                      const Work& work = {});

}  // namespace holdfast::videopoker
