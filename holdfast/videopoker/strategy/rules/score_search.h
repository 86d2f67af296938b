// A score that ranks the holds of one row: points for their ranks, less points for the discards.
//
// Example: the joker and one low card. There are eight ranks to choose from, and discards cost each of them
// nearly the same. One score replaces a rule for every pair of ranks. Its weights are whole numbers. They
// start from a perceptron and are changed one by one, at first freely and then only for the better, so that
// few pairs of holds are ranked wrongly and few terms remain.
#pragma once

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/rules/example_table.h>

namespace holdfast::videopoker::penalties {

inline constexpr int max_score_weight = 99;

struct FoundScore {
    Condition score;  ///< whether the rival scores higher; no terms if nothing separates the holds
    int cost = 0;     ///< cost of its terms, in hundredths (learner.h); weights add nothing
    u64 steps = 0;    ///< the work done, in steps of about a nanosecond
};

/// Finds a score that decides the examples. The answer does not depend on work.threads. Throws Stopped.
FoundScore search_score(const std::vector<Example>& examples, const Work& work);

}  // namespace holdfast::videopoker::penalties
