// Finds penalty-card rules for a chart, until no deal is misplayed.
//
// The chart is replayed over all classes of deals. A misplayed deal needs a rule from its row to another row,
// or to a hidden one (an atom without a row of its own), that has the best hold of the deal. A greedy cover
// keeps the number of pairs of rows small. The preference of each pair is learned from all deals that offer
// both holds: a rule must be right in all of them, so that it never interferes with another rule.
//
// With rules a chart needs fewer rows: two rows of a family become one if that needs no further rule.
#pragma once

#include <holdfast/videopoker/strategy/charts/chart.h>
#include <holdfast/videopoker/strategy/holds/deal_walk.h>

namespace holdfast::videopoker {

/// Removes rules without clauses, which have no words. Then removes more rules, those with the most clauses
/// first, until a reader accepts the chart: at most max_chart_rules rules with max_chart_clauses clauses in
/// all.
void keep_readable(Chart& chart);

/// Returns the chart with new penalty rules instead of its old ones, within the limits of a reader. Progress
/// counts rules, and ten units for every other part of the work on a section. The answer does not depend on
/// work.threads. Throws Stopped.
Chart with_penalty_rules(const DealWalk& walk, const Chart& chart, const Work& work = {});

/// Does the same in fewer rows if that needs no more rules, few more conditions, and misplays no more deals.
Chart with_penalty_rules_in_fewer_rows(const DealWalk& walk, const Chart& chart, const Work& work = {});

}  // namespace holdfast::videopoker
