// The answer `videopoker.strategy` as text.
#include <apps/terminal/answer_text.h>
#include <apps/terminal/chart_tables.h>
#include <apps/terminal/game_text.h>
#include <apps/terminal/text_table.h>

#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/videopoker/strategy.h>

namespace holdfast::terminal {

using namespace queries;

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

}  // namespace

std::string to_text(const VideopokerStrategyAnswer& answer, const TextStyle& style) {
    const std::string title = game_title(*answer.prepared, style) + "\n";
    if (answer.is_list) return title + list_table(answer, style);
    const StrategyChart& chart = answer.charts.front();
    return title + chart_tables(chart.chart, style) + "\n" + chart_facts(chart.chart, style) +
           proofs(chart, answer, style);
}

}  // namespace holdfast::terminal
