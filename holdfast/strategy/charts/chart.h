// A chart: rows of holds in order of play, one list for each number of wild cards dealt.
//
// Rule of play: the highest row that some hold of the deal fits is played. If several holds fit that row, the
// one with more cards is kept; if they have as many, the one with the lower cards (the highest ranks are
// compared first, as bit masks of ranks). What is still tied differs in suits alone; then the hold of the
// smaller value counts.
#pragma once

#include <vector>

#include <holdfast/strategy/charts/preference.h>
#include <holdfast/strategy/holds/hold_types.h>

namespace holdfast::videopoker {

// An exception to a row of a chart that looks at the discards.

/// Where its row is the highest that fits and a hold of one of `to` is offered too (the rival), the
/// preference says which of the two is kept. The types of `to` need not stand in a row of the chart.
struct PenaltyRule {
    std::vector<TypeIndex> to;  ///< rising
    penalties::Preference preference;
};

/// Types, not words: two texts that name the same types are the same row, and a type that a row above names
/// already does nothing here.
struct ChartRow {
    std::vector<TypeIndex> types;  ///< rising; the words for them are found when the chart is printed
    /// Tried in turn where this row is the highest that fits; the first that applies changes the hold.
    std::vector<PenaltyRule> rules;
};

/// More rows or rules than a person could ever play, and few enough to score quickly.
inline constexpr std::size_t max_chart_rows = 5000;     ///< of a section
inline constexpr std::size_t max_chart_rules = 200;     ///< of a chart
inline constexpr std::size_t max_chart_clauses = 1000;  ///< of all its rules

struct Chart {
    /// [section][row]; as many sections as HoldTypes::sections().
    std::vector<std::vector<ChartRow>> sections;
};

}  // namespace holdfast::videopoker
