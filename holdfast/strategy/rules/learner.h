// The search for a preference that decides a list of examples.
//
// Pure filters are peeled off first, the rest is decided by points, and what these get wrong becomes
// exceptions; the cheapest combination met is the answer. Tables and scores are completed in the same way:
// filters, exceptions, and one condition or none for all the rest.
#pragma once

#include <holdfast/core/progress.h>
#include <holdfast/strategy/rules/example_table.h>

namespace holdfast::videopoker::penalties {

// How much there is to remember in a rule, in hundredths of a condition.
//
// The learners look for the cheapest rule that is right, so these numbers decide how rules read. They are a
// judgement of what is easy to see and to remember at a machine; nothing is proven by them.

inline constexpr int cost_of_rule = 100;
/// One more sentence, besides its conditions.
inline constexpr int cost_of_filter = 20;
inline constexpr int cost_of_condition = 100;
/// A set of cards to know by heart is worth two conditions that can be seen.
inline constexpr int cost_of_exception = 200;

int cost_of_measure(const Measure& measure);
/// Weights of more than three are looked up, whatever they are.
int cost_of_weight(int weight);
int cost_of_points(const Condition& points);

struct Learned {
    Preference preference;
    int cost = 0;       ///< in hundredths
    u64 steps = 0;      ///< how much was looked at: about a nanosecond each
    u64 misplayed = 0;  ///< deals of the examples that it decides wrongly
    std::vector<std::vector<Clause>>
        filters_tried;  ///< sets of filters before points, the most promising first
};

/// The answer does not depend on work.threads. Progress is a guess: nobody knows how much there is to try.
/// Throws Stopped.
Learned learn_preference(const std::vector<Example>& examples, const Work& work = {});
/// A score (score_search.h) and its exceptions. The answer does not depend on work.threads. Throws Stopped.
Learned learn_score(const std::vector<Example>& examples, const Work& work = {});

// What learners share.

/// The rule of these filters alone, for a start.
Learned of_filters(const std::vector<Clause>& filters);

/// The same condition as a player would rather say it: with pluses if all weights have one sign, else with a
/// bound that is not negative.
Condition turned(Condition condition);

/// Adds the clause that takes the rival if the condition is met. Without terms it is always met or never:
/// then the clause has no condition, or there is none.
void add_clause(Preference& preference, Condition condition);

// The fewest single patterns of cards that set the remaining wrong decisions right.
//
//   ranks          KQ over - with 986        where all examples of these ranks want the same: one exception
//   others' suits  KQ over - with 9a8a6b     where they differ: by which of the others share a suit
//   all suits      KaQa over - with 9b8b6a   where they still differ

/// Puts exceptions after the first `filters` clauses, so that the rule is right for every example that
/// `open` holds: first patterns of ranks, then, where examples of one pattern differ, patterns with more
/// suits. Where all suits do not tell either (games that name a suit, or tell jokers from other wild cards),
/// the decisions stay as they are. Throws Stopped.
void add_exceptions(Learned& learned, std::size_t filters, const std::vector<Example>& examples,
                    const std::vector<u32>& open, const StopFlag* stop);

/// Counts what `learned` decides wrongly. Throws Stopped.
void count_misplayed(Learned& learned, const std::vector<Example>& examples, const StopFlag* stop);

}  // namespace holdfast::videopoker::penalties
