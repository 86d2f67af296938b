// The answer `videopoker.strategy` as text and CSV.
#include <fmt/format.h>

#include <holdfast/queries/output/columns.h>
#include <holdfast/queries/output/numbers.h>
#include <holdfast/queries/output/text_table.h>
#include <holdfast/queries/videopoker/chart_json.h>
#include <holdfast/queries/videopoker/chart_text.h>
#include <holdfast/queries/videopoker/game_text.h>
#include <holdfast/queries/videopoker/strategy.h>

namespace holdfast::queries {
namespace {

// Charts of twenty rows and more differ in the seventh decimal.
constexpr int chart_return_decimals = 7;

std::size_t rules_of(const ScoredChart& chart) {
    std::size_t rules = 0;
    for (const ScoredRow& row : chart.rows) rules += row.rules.size();
    return rules;
}

/// What no chart can return more than, as far as it is proven, a sentence a line.
std::string proofs(const StrategyChart& chart, const VideopokerStrategyAnswer& answer) {
    std::string text;
    const auto line = [&](const std::string& sentence) {
        text += fmt::format("{:<20}", text.empty() ? "Proven" : "") + sentence + "\n";
    };
    if (chart.scored.score.misplayed == 0) {
        line("nothing returns more: no deal is misplayed");
        return text;
    }
    if (chart.optimal_in == "this language") line("no order of these types of holds returns more");
    if (answer.any_language) {
        line("no chart that ignores the discards, in whatever words, returns more than " +
             percent(answer.any_language->most, chart_return_decimals));
    }
    return text;
}

std::string list_table(const VideopokerStrategyAnswer& answer, const TextStyle& style) {
    TextTable table({{answer.level == StrategyLevel::bands ? "Bands" : "Rows", Column::right, Column::needed},
                     {"Rules", Column::right, answer.penalties ? Column::needed : 3},
                     {"Return", Column::right, Column::needed},
                     {"Cost", Column::right, 1},
                     {"Bets an hour", Column::right, 2},
                     {"Misplayed", Column::right, Column::needed}});
    for (const StrategyChart& each : answer.charts) {
        const videopoker::ChartScore& score = each.scored.score;
        table.add_row({std::to_string(each.scored.rows.size()), std::to_string(rules_of(each.scored)),
                       percent(score.expected_return(), chart_return_decimals),
                       percent(score.cost(), chart_return_decimals),
                       decimal_text(bets_an_hour_lost(each.scored), 4), grouped(score.misplayed)});
    }
    return table.text(style);
}

/// In CSV a list has a line for each chart.
const std::vector<DataColumn<StrategyChart>>& list_columns() {
    using Row = StrategyChart;
    static const std::vector<DataColumn<Row>> columns{
        {"", "rows", [](const Row& row) -> Json { return row.scored.rows.size(); }},
        {"", "rules", [](const Row& row) -> Json { return rules_of(row.scored); }},
        {"", "return", [](const Row& row) { return json_real(row.scored.score.expected_return()); }},
        {"", "return_exact",
         [](const Row& row) -> Json { return row.scored.score.expected_return().text(); }},
        {"", "cost", [](const Row& row) { return json_real(row.scored.score.cost()); }},
        {"", "bets_an_hour_lost", [](const Row& row) { return json_real(bets_an_hour_lost(row.scored)); }},
        {"", "misplayed_deals", [](const Row& row) { return json_count(row.scored.score.misplayed); }}};
    return columns;
}

}  // namespace

std::string to_csv(const VideopokerStrategyAnswer& answer) {
    return answer.is_list ? csv_table(list_columns(), answer.charts)
                          : chart_csv(answer.charts.front().scored);
}

std::string to_text(const VideopokerStrategyAnswer& answer, const TextStyle& style) {
    const std::string title = game_title(*answer.prepared, style) + "\n";
    if (answer.is_list) return title + list_table(answer, style);
    const StrategyChart& chart = answer.charts.front();
    return title + chart_tables(chart.scored, style) +
           "\nPlay the highest row that some hold fits. If several fit it, keep the one with more\n"
           "cards; if they have as many, the one with the lower cards.\n\n" +
           chart_summary(chart.scored, style) + proofs(chart, answer);
}

}  // namespace holdfast::queries
