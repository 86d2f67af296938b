// What answers in JSON say about a chart, and its rows as CSV.
#pragma once

#include <string>

#include <holdfast/queries/output/json.h>
#include <holdfast/queries/videopoker/scored_chart.h>

namespace holdfast::queries {

/// Adds "penalties", "rows", "rules", "return", "return_exact", "cost", "bets_an_hour_lost",
/// "misplayed_deals" and "worst", in this order; "chart" is left to the caller, who may have more to say
/// before it.
void add_chart_members(Json& json, const ScoredChart& chart);

/// A line for each row of the chart.
std::string chart_csv(const ScoredChart& chart);

}  // namespace holdfast::queries
