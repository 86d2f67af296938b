// How much there is to remember in a rule, in hundredths of a condition.
#pragma once

#include <holdfast/videopoker/strategy/penalties/preference.h>

namespace holdfast::videopoker::penalties {

inline constexpr int cost_of_rule = 100;
inline constexpr int cost_of_filter = 20;
inline constexpr int cost_of_condition = 100;
inline constexpr int cost_of_exception = 200;

int cost_of_measure(const Measure& measure);
/// Weights of more than three are looked up, whatever they are.
int cost_of_weight(int weight);
int cost_of_points(const Condition& points);
int cost_of_filter_clause(const Clause& filter);

}  // namespace holdfast::videopoker::penalties
