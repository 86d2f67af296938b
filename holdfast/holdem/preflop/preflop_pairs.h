// Counts the table of pairs of starting hands that preflop_tables.h looks up.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/preflop/preflop_tables.h>

namespace holdfast::holdem {

/// Selects classes of pairs (detail/pair_classes.h): all of them, or every `step`-th from `first` on.
struct PairSteps {
    u32 first = 0;
    u32 step = 1;
};
/// What the table says of these classes, counted from the cards. Progress counts pairs. Throws Stopped.
std::vector<PairCount> compute_preflop_pairs(PairSteps steps, const Work& work = {});

}  // namespace holdfast::holdem
