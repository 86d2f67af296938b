// The search for a preference that decides a list of examples.
//
// Pure filters are peeled off first, the rest is decided by points, and what these get wrong becomes
// exceptions; the cheapest combination met is the answer. Cost: 1 for the rule, about 1.2 for a condition or
// term, a third of one more for each unit of weight above one, 1.5 for an exception.
#pragma once

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/penalties/example_table.h>

namespace holdfast::videopoker::penalties {

struct Learned {
    Preference preference;
    int cost = 0;       ///< in hundredths
    u64 steps = 0;      ///< how much was looked at: about a nanosecond each
    u64 misplayed = 0;  ///< deals of the examples that it decides wrongly
};

/// The answer does not depend on work.threads. Throws Stopped.
Learned learn_preference(const std::vector<Example>& examples, const Work& work = {});

}  // namespace holdfast::videopoker::penalties
