// The answer `videopoker.strategy` as text and CSV.
#include <fmt/format.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/output/look.h>
#include <holdfast/queries/output/numbers.h>
#include <holdfast/queries/output/text_table.h>
#include <holdfast/queries/videopoker/game_text.h>
#include <holdfast/queries/videopoker/strategy.h>

namespace holdfast::queries {
namespace {

constexpr int return_decimals = 7;
constexpr int value_decimals = 3;

std::string value_range(const ChartLine& line) {
    if (!line.least) return "never reached";
    const std::string least = decimal_text(*line.least, value_decimals);
    const std::string most = decimal_text(*line.most, value_decimals);
    return least == most ? least : least + " to " + most;
}

/// The rows of one section, with their rules below them.
std::string section_table(const ScoredChart& chart, std::size_t section, const TextStyle& style) {
    TextTable table({{"Row", Column::right, Column::needed},
                     {"Hold", Column::wrap, Column::needed},
                     {"Deals", Column::right, 2},
                     {"Misplayed", Column::right, 1},
                     {"Value", Column::right, 3}});
    std::size_t rule = 0;
    for (const ChartLine& line : chart.rows) {
        if (line.section == section) {
            table.add_row({std::to_string(line.number), line.text, grouped(line.deals),
                           grouped(line.misplayed), value_range(line)});
        }
        for (; rule < chart.rules.size() && chart.rules[rule].number == line.number; ++rule) {
            if (line.section != section) continue;
            table.add_row({"", "  " + chart.rules[rule].text, grouped(chart.rules[rule].deals), "", ""},
                          Look::dim);
        }
    }
    return table.text(style);
}

std::string chart_text(const ScoredChart& chart, const TextStyle& style) {
    std::string text;
    std::size_t next = 0;
    while (next < chart.rows.size()) {
        const ChartLine& first = chart.rows[next];
        if (!first.section_text.empty()) text += "\n" + with_look(first.section_text, Look::bold, style) + "\n";
        text += section_table(chart, first.section, style);
        while (next < chart.rows.size() && chart.rows[next].section == first.section) ++next;
    }
    return text;
}

/// What no chart can pass, as far as it is proven.
std::string proof_sentence(const StrategyChart& chart, const VideopokerStrategyAnswer& answer) {
    if (chart.chart.score.misplayed == 0) return "no deal is misplayed";
    std::string text;
    if (chart.optimal_in == "this language") text = "no order of these types of holds returns more; ";
    if (!answer.any_language) return text.empty() ? "nothing" : text.substr(0, text.size() - 2);
    return text + "no chart that ignores the discards, in whatever words, returns more than " +
           percent(answer.any_language->most, return_decimals);
}

std::string facts(const StrategyChart& chart, const VideopokerStrategyAnswer& answer, const TextStyle& style) {
    const videopoker::ChartScore& score = chart.chart.score;
    std::string text;
    const auto line = [&](std::string_view label, const std::string& value, Look look = Look::plain) {
        text += fmt::format("{:<20}", label) + with_look(value, look, style) + "\n";
    };
    line("Return", percent(score.expected_return(), return_decimals), Look::bold);
    line("  exactly", score.expected_return().text());
    line("Perfect play", percent(Rational(score.best_won, score.total_denominator), return_decimals));
    line("Cost", fmt::format("{}, or {} bets an hour at {} hands", percent(score.cost(), return_decimals),
                             decimal_text(score.cost() * Rational(hands_an_hour), 4), hands_an_hour));
    line("Misplayed deals", fmt::format("{} of {}", grouped(score.misplayed), grouped(score.deals)));
    if (score.worst) {
        line("  the worst",
             fmt::format("{}: {} is held, {} is worth {} more", to_text(score.worst->deal),
                         score.worst->held.empty() ? "nothing" : to_text(score.worst->held),
                         score.worst->best.empty() ? "nothing" : to_text(score.worst->best),
                         decimal_text(Rational(u128{score.worst->cost}, score.value_denominator), 6)));
    }
    line("Proven", proof_sentence(chart, answer));
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
                       percent(score.expected_return(), return_decimals),
                       percent(score.cost(), return_decimals),
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
    return title + chart_text(chart.chart, style) +
           "\nPlay the highest row that some hold fits. If several fit it, keep the one with more\n"
           "cards; if they have as many, the one with the lower cards.\n\n" +
           facts(chart, answer, style);
}

}  // namespace holdfast::queries
