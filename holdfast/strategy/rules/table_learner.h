// Rules with many exceptions, learned once more with tables of points (table_search.h).
//
// Annealing takes seconds where the beam search takes tenths, so it is kept for the rules that stay in a
// chart.
#pragma once

#include <holdfast/strategy/rules/learner.h>

namespace holdfast::videopoker::penalties {

/// Whether a table may save something.
bool is_worth_a_table(const Learned& learned);

/// The cheaper of `learned`, as learn_preference found it, and the best rule with one of its sets of filters
/// and a table. The answer does not depend on work.threads. Throws Stopped.
Learned with_table(const std::vector<Example>& examples, const Learned& learned, const Work& work = {});

}  // namespace holdfast::videopoker::penalties
