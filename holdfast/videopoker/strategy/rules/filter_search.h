// Pure filters: conjunctions of conditions that hold only for samples of one side.
//
// A filter that is pure on the samples still open can be asked first and decides all that it covers. The
// search tries all conditions "measure >= t" and "measure <= t" between two values that occur, and all
// conjunctions of up to two (on short tables three) of them.
#pragma once

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/rules/example_table.h>

namespace holdfast::videopoker::penalties {

struct PureFilter {
    Clause filter;
    SampleSet covers;
    u64 deals = 0;  ///< number of deals in the samples covered
};

/// The `count` pure filters for one side that cover the most deals of `open`, each with different samples; if
/// equal, the filter with fewer conditions, then with simpler measures. At most `max_conditions` conditions
/// each.
std::vector<PureFilter> best_pure_filters(const ExampleTable& table, const SampleSet& open, Side keep,
                                          std::size_t max_conditions, std::size_t count,
                                          const StopFlag* stop);

}  // namespace holdfast::videopoker::penalties
