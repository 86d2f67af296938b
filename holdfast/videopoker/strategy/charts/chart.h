// A chart: rows of holds in order of play, one list for each number of wild cards dealt.
//
// Rule of play: the highest row that some hold of the deal matches is played. If several holds match that
// row, the one with more cards is kept; if equal, the one with the lower ranks (compared as bit masks, the
// highest ranks first). Holds that are still tied hold equally many cards of the same ranks (A A K and A K K
// are tied, too); then the one with the smaller value counts.
#pragma once

#include <vector>

#include <holdfast/videopoker/strategy/charts/preference.h>
#include <holdfast/videopoker/strategy/holds/hold_types.h>

namespace holdfast::videopoker {

// A penalty-card rule: an exception to a row of a chart that depends on the discards.

/// If its row is the highest that matches and a hold of one of the types `to` is offered too (the rival), the
/// preference decides which of the two is kept. The types of `to` need not be in a row of the chart.
struct PenaltyRule {
    std::vector<TypeIndex> to;  ///< rising
    penalties::Preference preference;
};

/// A row is types, not words: two texts that name the same types are the same row. A type that a row above
/// also names has no effect here.
struct ChartRow {
    std::vector<TypeIndex> types;  ///< rising; the words for them are found when the chart is printed
    /// Tried in turn if this row is the highest that matches; the first that applies changes the hold.
    std::vector<PenaltyRule> rules;
};

/// The limits of a chart: more than a person could ever play, and few enough to evaluate quickly.
inline constexpr std::size_t max_chart_rows = 5000;     ///< of a section
inline constexpr std::size_t max_chart_rules = 200;     ///< of a chart
inline constexpr std::size_t max_chart_clauses = 1000;  ///< of all its rules

struct Chart {
    /// [section][row]; as many sections as HoldTypes::sections().
    std::vector<std::vector<ChartRow>> sections;
};

}  // namespace holdfast::videopoker
