// Searches for a preference that decides a list of examples.
//
// Pure filters come first, points decide the rest, and examples that points get wrong become exceptions; the
// result is the cheapest combination found. Tables and scores are completed in the same way: filters,
// exceptions, and one condition or none for the rest.
#pragma once

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/rules/example_table.h>

namespace holdfast::videopoker::penalties {

// The cost of remembering a rule, in hundredths of a condition.
//
// The learners look for the cheapest correct rule, so these numbers decide how rules read. They are a
// judgement of what is easy to see and to remember at a machine; they prove nothing.

inline constexpr int cost_of_rule = 100;
/// The cost of one more sentence, in addition to its conditions.
inline constexpr int cost_of_filter = 20;
inline constexpr int cost_of_condition = 100;
/// Memorizing a set of cards costs as much as two conditions that can be seen.
inline constexpr int cost_of_exception = 200;

int cost_of_measure(const Measure& measure);
/// The cost of a weight. Weights above three cost the same, since they are looked up.
int cost_of_weight(int weight);
int cost_of_points(const Condition& points);

struct Learned {
    Preference preference;
    int cost = 0;       ///< in hundredths
    u64 steps = 0;      ///< amount of work, in steps of about a nanosecond
    u64 misplayed = 0;  ///< deals of the examples that it decides wrongly
    std::vector<std::vector<Clause>>
        filters_tried;  ///< sets of filters before points, the most promising first
};

/// Learns a preference. The answer does not depend on work.threads. Progress is an estimate, because the
/// number of ways to try is unknown. Throws Stopped.
Learned learn_preference(const std::vector<Example>& examples, const Work& work = {});
/// Learns a score (score_search.h) and its exceptions. The answer does not depend on work.threads. Throws
/// Stopped.
Learned learn_score(const std::vector<Example>& examples, const Work& work = {});

// Shared by the learners:

/// The rule with only these filters, to start from.
Learned of_filters(const std::vector<Clause>& filters);

/// Returns an equivalent condition that is easier to say: with pluses if all weights have one sign, otherwise
/// with a bound that is not negative.
Condition turned(Condition condition);

/// Adds the clause that takes the rival if the condition is met. A condition without terms is always or never
/// met: then the clause has no condition, or no clause is added.
void add_clause(Preference& preference, Condition condition);

// The fewest single patterns of cards that set the remaining wrong decisions right.
//
//   ranks          KQ over - with 986        if all examples of these ranks agree: one exception
//   others' suits  KQ over - with 9a8a6b     if they differ: by which of the others share a suit
//   all suits      KaQa over - with 9b8b6a   if they still differ

/// Puts exceptions after the first `filters` clauses, so that the rule is right for every example in `open`:
/// first patterns of ranks, then, if examples of one pattern differ, patterns with more suits. If even all
/// suits do not separate them (games that name a suit, or distinguish jokers from other wild cards), the
/// decisions stay unchanged. Throws Stopped.
void add_exceptions(Learned& learned, std::size_t filters, const std::vector<Example>& examples,
                    const std::vector<u32>& open, const StopFlag* stop);

/// Counts the deals that `learned` decides wrongly. Throws Stopped.
void count_misplayed(Learned& learned, const std::vector<Example>& examples, const StopFlag* stop);

}  // namespace holdfast::videopoker::penalties
