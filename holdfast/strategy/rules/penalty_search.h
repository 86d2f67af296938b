// Penalty rules for a chart, until no deal is misplayed.
//
// The chart is replayed over all classes of deals. A misplayed deal asks for a rule from its row to another
// row, or to a hidden one (an atom that no row has for itself), one of whose holds is the best in that deal;
// as few pairs of rows are used as a greedy cover finds. For each pair the deals in which both holds are
// offered are the examples from which its preference is learned: a rule must be right in all of them, so that
// it never interferes with another one.
//
// With rules a chart needs fewer rows: two of a family become one where no further rule is needed for that.
#pragma once

#include <holdfast/strategy/charts/chart.h>
#include <holdfast/strategy/holds/deal_walk.h>

namespace holdfast::videopoker {

/// Takes out rules without clauses, which have no words, and then, those of the most clauses first, until a reader takes the chart: it has at most
/// max_chart_rules, and these at most max_chart_clauses.
void keep_readable(Chart& chart);

/// The chart with penalty rules that a reader takes; rules that it has are dropped first. Progress counts
/// rules, and ten units for every other part of the work on a section. The answer does not depend on
/// work.threads. Throws Stopped.
Chart with_penalty_rules(const DealWalk& walk, const Chart& chart, const Work& work = {});

/// The same, in fewer rows where that needs no more rules, hardly more conditions, and misplays no more.
Chart with_penalty_rules_in_fewer_rows(const DealWalk& walk, const Chart& chart, const Work& work = {});

}  // namespace holdfast::videopoker
