// What a reader of a chart must know: how rows are played, and the words in it that are not plain English.
//
// A word is explained only where the chart has it, so a short chart has a short legend.
#pragma once

#include <string>

#include <holdfast/queries/output/style.h>
#include <holdfast/queries/videopoker/scored_chart.h>

namespace holdfast::queries {

/// A sentence or two a line, broken to the terminal's width.
std::string chart_legend(const ScoredChart& chart, const TextStyle& style);

}  // namespace holdfast::queries
