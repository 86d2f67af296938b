// What a reader of a chart must know: how rows are played, and the words in it that are not plain English.
//
// A word is explained only where the chart has it, so a short chart has a short legend.
#pragma once

#include <string>
#include <vector>

#include <holdfast/queries/videopoker/scored_chart.h>

namespace holdfast::queries {

/// Sentences, one or two in each text, the rule of play first.
std::vector<std::string> chart_legend(const ScoredChart& chart);

}  // namespace holdfast::queries
