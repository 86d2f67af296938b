// The answer `videopoker.strategy` as text and CSV.
#include <holdfast/queries/output/numbers.h>
#include <holdfast/queries/output/text_table.h>
#include <holdfast/queries/videopoker/chart_tables.h>
#include <holdfast/queries/videopoker/game_text.h>
#include <holdfast/queries/videopoker/strategy.h>

namespace holdfast::queries {
namespace {

constexpr std::string_view no_chart = "no chart that ignores discards and treats suits alike returns more";

/// What no chart returns more than, as far as it is proven, a line each.
std::string proofs(const StrategyChart& chart, const VideopokerStrategyAnswer& answer,
                   const TextStyle& style) {
    // The strongest statement alone: it implies the others.
    if (chart.chart.score.misplayed == 0) {
        return chart_fact("Proven", "nothing returns more: no deal is misplayed", style);
    }
    if (chart.optimal_in == "any language") {
        return chart_fact("Proven", std::string(no_chart) + ", whatever its words", style);
    }
    // What follows is proven of charts without rules, and a chart with rules may return more than those.
    if (!chart.chart.rules.empty()) return "";
    std::vector<std::string> sentences;
    if (chart.optimal_in == "this language") {
        sentences.emplace_back("no strict order of these types of holds returns more");
    }
    if (answer.any_language) {
        sentences.push_back(std::string(no_chart) + " than " +
                            percent(answer.any_language->most, chart_return_decimals));
    }
    std::string text;
    for (const std::string& sentence : sentences) {
        text += chart_fact(text.empty() ? "Proven" : "", sentence, style);
    }
    return text;
}

std::string list_table(const VideopokerStrategyAnswer& answer, const TextStyle& style) {
    TextTable table({{"Rows", Column::right, Column::needed},
                     {"Rules", Column::right, answer.penalties ? Column::needed : 3},
                     {"Return", Column::right, Column::needed},
                     {"Cost", Column::right, 1},
                     {"Bets an hour", Column::right, 2},
                     {"Misplayed", Column::right, Column::needed}});
    for (const StrategyChart& each : answer.charts) {
        const videopoker::ChartScore& score = each.chart.score;
        table.add_row({std::to_string(each.chart.rows.size()), std::to_string(each.chart.rules.size()),
                       percent(score.expected_return(), chart_return_decimals),
                       percent(score.cost(), chart_return_decimals),
                       decimal_text(score.cost() * Rational(hands_an_hour), 4), grouped(score.misplayed)});
    }
    return table.text(style);
}

/// In CSV a list has a line for each chart.
const std::vector<DataColumn<ScoredChart>>& list_columns() {
    using Row = ScoredChart;
    static const std::vector<DataColumn<Row>> columns{
        {"", "rows", [](const Row& row) -> Json { return row.rows.size(); }},
        {"", "rules", [](const Row& row) -> Json { return row.rules.size(); }},
        {"", "return", [](const Row& row) { return json_real(row.score.expected_return()); }},
        {"", "return_exact", [](const Row& row) -> Json { return row.score.expected_return().text(); }},
        {"", "cost", [](const Row& row) { return json_real(row.score.cost()); }},
        {"", "bets_an_hour_lost",
         [](const Row& row) { return json_real(row.score.cost() * Rational(hands_an_hour)); }},
        {"", "misplayed_deals", [](const Row& row) { return json_count(row.score.misplayed); }}};
    return columns;
}

}  // namespace

std::string to_csv(const VideopokerStrategyAnswer& answer) {
    if (!answer.is_list) return csv_table(chart_line_columns(), answer.charts.front().chart.rows);
    std::vector<ScoredChart> charts;
    for (const StrategyChart& each : answer.charts) charts.push_back(each.chart);
    return csv_table(list_columns(), charts);
}

std::string to_text(const VideopokerStrategyAnswer& answer, const TextStyle& style) {
    const std::string title = game_title(*answer.prepared, style) + "\n";
    if (answer.is_list) return title + list_table(answer, style);
    const StrategyChart& chart = answer.charts.front();
    return title + chart_tables(chart.chart, style) + "\n" + chart_facts(chart.chart, style) +
           proofs(chart, answer, style);
}

}  // namespace holdfast::queries
