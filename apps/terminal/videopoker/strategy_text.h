// A chart as people read it: a table for each section, how it is played, and what the whole chart is worth.
#pragma once

#include <string>
#include <string_view>

#include <apps/terminal/style.h>

#include <holdfast/ask/videopoker/parts/evaluated_chart.h>

namespace holdfast::terminal {

/// The decimals of the percentage of a chart's return.
inline constexpr int chart_return_decimals = 7;

/// The rows, each with its penalty-card rules under it, and the legend.
std::string chart_tables(const ask::EvaluatedChart& chart, const TextStyle& style);

/// Return, cost, misplayed deals and the worst of them, a line each.
std::string chart_facts(const ask::EvaluatedChart& chart, const TextStyle& style);

/// What the chart loses against perfect play: the share of each bet, and bets an hour.
std::string chart_cost(const ask::EvaluatedChart& chart);

/// A line with a label and a value, in the columns of chart_facts(). A long value goes on below its
/// beginning.
std::string chart_fact(std::string_view label, const std::string& value, const TextStyle& style,
                       Look look = Look::plain);

}  // namespace holdfast::terminal
