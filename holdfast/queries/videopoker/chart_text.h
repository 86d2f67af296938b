// A chart as people read it: a table for each section, and what the whole chart is worth.
#pragma once

#include <string>

#include <holdfast/queries/output/style.h>
#include <holdfast/queries/videopoker/scored_chart.h>

namespace holdfast::queries {

/// The rows, rules under theirs.
std::string chart_tables(const ScoredChart& chart, const TextStyle& style);

/// Return, cost, misplayed deals and the worst of them, a line each.
std::string chart_summary(const ScoredChart& chart, const TextStyle& style);

}  // namespace holdfast::queries
