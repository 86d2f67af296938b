// Counts the table of pairs of starting hands that preflop_tables.h looks up.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/preflop/preflop_tables.h>

namespace holdfast::holdem {

/// The result of tabulated_preflop_pairs(steps), counted from the cards. Progress counts pairs. Throws
/// Stopped.
std::vector<PairCount> compute_preflop_pairs(PairSteps steps, const Work& work = {});

}  // namespace holdfast::holdem
