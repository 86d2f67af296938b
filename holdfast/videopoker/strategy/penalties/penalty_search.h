// Penalty rules for a chart, until no deal is misplayed.
//
// The chart is replayed over all classes of deals. A misplayed deal asks for a rule from its row to another
// row, or to a hidden one (types the chart has no row for, or one atom of a row), whose own hold is the best
// in that deal; as few pairs of rows are used as a greedy cover finds. For each pair the deals in which both
// holds are offered are the examples from which its preference is learned: a rule must be right in all of
// them, so that it never interferes with another one.
#pragma once

#include <holdfast/videopoker/strategy/chart.h>
#include <holdfast/videopoker/strategy/deal_holds.h>

namespace holdfast::videopoker {

/// The chart with penalty rules; rules that it has are dropped first. The answer does not depend on
/// work.threads. Throws Stopped.
Chart with_penalty_rules(const DealWalk& walk, Chart chart, const Work& work = {});

}  // namespace holdfast::videopoker
