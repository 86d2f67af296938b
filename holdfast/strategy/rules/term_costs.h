// How much there is to remember in a rule, in hundredths of a condition.
//
// The learners look for the cheapest rule that is right, so these numbers decide how rules read. They are a
// judgement of what is easy to see and to remember at a machine; nothing is proven by them.
#pragma once

#include <holdfast/strategy/charts/preference.h>

namespace holdfast::videopoker::penalties {

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
int cost_of_filter_clause(const Clause& filter);

}  // namespace holdfast::videopoker::penalties
