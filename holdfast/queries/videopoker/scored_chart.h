// A strategy chart with what it returns, as the answers about charts show it: in words, row by row, with what
// a replay of all deals says of each.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/strategy/charts/chart_score.h>
#include <holdfast/strategy/language/chart_text.h>

namespace holdfast::queries {

/// How many hands an hour are played where losses by the hour are told.
inline constexpr u64 hands_an_hour = 600;

/// A row of a chart, in order of play.
struct ChartLine {
    std::size_t section;       ///< wild cards dealt
    std::string section_text;  ///< "one deuce"; empty where a chart has one section
    std::size_t number;        ///< of the row, from 1, through all sections
    std::string text;
    u64 deals;
    u64 misplayed;
    std::optional<Rational> least;  ///< value of what is held; none if the row decides no deal
    std::optional<Rational> most;
};

/// An exception to a row.
struct ChartRuleLine {
    std::size_t number;  ///< of its row
    std::string text;
    u64 deals;  ///< in which it changes the hold
};

struct ScoredChart {
    std::vector<ChartLine> rows;
    std::vector<ChartRuleLine> rules;
    videopoker::ChartScore score;
    std::string text;  ///< the whole chart as parse_chart reads it
};

/// `score`: of the chart.
ScoredChart scored_chart(const videopoker::ChartWriter& writer, const videopoker::HoldTypes& types,
                         const videopoker::Chart& chart, videopoker::ChartScore score);

/// The columns of rows and of rules in JSON and CSV.
const std::vector<DataColumn<ChartLine>>& chart_line_columns();
const std::vector<DataColumn<ChartRuleLine>>& chart_rule_columns();

/// Adds "sections", "rows", "rules", "return", "return_exact", "cost", "bets_an_hour_lost", "misplayed_deals", "worst"
/// and "legend".
void add_score(Json& json, const ScoredChart& chart);

}  // namespace holdfast::queries
