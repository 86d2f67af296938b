// Counts the table that preflop/preflop_pairs.h looks up.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/preflop/preflop_pairs.h>

namespace holdfast::holdem {

/// What tabulated_preflop_pairs(steps) finds, counted from the cards. Throws Stopped. Progress counts pairs.
std::vector<PairCount> compute_preflop_pairs(PairSteps steps, const Work& work = {});

}  // namespace holdfast::holdem
