// A score that ranks the holds of one row: points for their ranks, less points for the cards thrown away.
//
// Joker and one low card: eight ranks to choose from, and what each loses by the discards differs by little.
// Rules for each two of them would be many; one score says it for all. Its weights are whole numbers. They
// start from a perceptron and are changed one by one, first at will and then only for the better, so that
// few pairs of holds are ranked wrongly and few terms remain.
#pragma once

#include <holdfast/core/progress.h>
#include <holdfast/strategy/rules/example_table.h>

namespace holdfast::videopoker::penalties {

inline constexpr int max_score_weight = 99;

struct FoundScore {
    Condition score;  ///< the rival scores higher; no terms if nothing tells the holds apart
    int cost = 0;     ///< of its terms, in hundredths (learner.h); a weight costs nothing more
    u64 steps = 0;    ///< how much was looked at: about a nanosecond each
};

/// The same for any number of threads. Throws Stopped.
FoundScore search_score(const std::vector<Example>& examples, const Work& work);

}  // namespace holdfast::videopoker::penalties
