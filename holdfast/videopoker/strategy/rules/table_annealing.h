// A table of points has a weight for each rank of the other cards and of the two holds, for suits and for
// straights lost; the rival is taken if the sum reaches a threshold. It is for contests that sums of a few
// measures do not decide: a hold that draws five cards, or a king alone, loses a little by every
// discard.
//
// Weights are whole numbers. They start from a perceptron and are changed one by one. A change that leaves
// more samples on the wrong side of the threshold, or more to remember, is still accepted while it is worse
// by less than a bound that falls to zero (threshold accepting, Dueck and Scheuer 1990). The threshold is
// always the best one. Neighbouring ranks with one weight are one term.
//
// Annealing takes seconds while the beam search takes tenths of a second, so it is used only for the rules
// that stay in a chart.
#pragma once

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/rules/learner.h>
#include <holdfast/videopoker/strategy/rules/points_search.h>

namespace holdfast::videopoker::penalties {

inline constexpr int max_table_weight = 30;

struct TableEffort {
    u64 moves = 200'000;
    u64 seed = 0;  ///< also determines the size of the first weights (start_from_perceptron)
    /// The cost of an example on the wrong side, in hundredths (learner.h): less than that of an exception,
    /// because one pattern may settle several examples.
    int cost_of_error = 160;
};

/// `open`: the examples to decide, at least one. Errors are counted in examples. Throws Stopped.
FoundPoints anneal_table(const std::vector<const Example*>& open, const TableEffort& effort,
                         const StopFlag* stop);

/// Whether a table may make the rule cheaper.
bool is_worth_a_table(const Learned& learned);

/// `learned`, as learn_preference found it, or a cheaper rule that misplays no more, with one of its sets of
/// filters and a table. The answer does not depend on work.threads. Throws Stopped.
Learned with_table(const std::vector<Example>& examples, const Learned& learned, const Work& work = {});

}  // namespace holdfast::videopoker::penalties
