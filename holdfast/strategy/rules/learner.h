// The search for a preference that decides a list of examples.
//
// Pure filters are peeled off first, the rest is decided by points, and what these get wrong becomes
// exceptions; the cheapest combination met is the answer. Cost (table_search.h): 1 for the rule, 1 to
// 1.5 for a condition or term, 0.2 more for a filter, a third more for each unit of weight above one, at most
// two thirds, 2 for an exception.
#pragma once

#include <holdfast/core/progress.h>
#include <holdfast/strategy/rules/example_table.h>

namespace holdfast::videopoker::penalties {

struct Learned {
    Preference preference;
    int cost = 0;       ///< in hundredths
    u64 steps = 0;      ///< how much was looked at: about a nanosecond each
    u64 misplayed = 0;  ///< deals of the examples that it decides wrongly
    std::vector<std::vector<Clause>>
        filters_tried;  ///< sets of filters before points, the most promising first
};

/// The same condition as a player would rather say it: with pluses if all weights have one sign, else with a
/// bound that is not negative.
Condition turned(Condition condition);
/// The deals of the examples that are decided wrongly. Throws Stopped.
u64 misplayed_by(const Preference& preference, const std::vector<Example>& examples,
                 const StopFlag* stop = nullptr);

/// The answers do not depend on work.threads. Progress is a guess: nobody knows how much there is to try.
/// Throw Stopped.
Learned learn_preference(const std::vector<Example>& examples, const Work& work = {});
/// A score (score_search.h) and its exceptions.
Learned learn_score(const std::vector<Example>& examples, const Work& work = {});

}  // namespace holdfast::videopoker::penalties
