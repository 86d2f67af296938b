// The answer `videopoker.score` as text and CSV.
#include <holdfast/core/wording.h>
#include <holdfast/queries/videopoker/chart_tables.h>
#include <holdfast/queries/videopoker/game_text.h>
#include <holdfast/queries/videopoker/score.h>

namespace holdfast::queries {

std::string to_csv(const VideopokerScoreAnswer& answer) {
    return csv_table(chart_line_columns(), answer.scored.rows);
}

std::string to_text(const VideopokerScoreAnswer& answer, const TextStyle& style) {
    std::string text = game_title(*answer.prepared, style) + "\n" + chart_tables(answer.scored, style) +
                       "\n" + chart_facts(answer.scored, style);
    std::vector<std::string> numbers;
    for (const std::size_t row : answer.never_reached()) numbers.push_back(std::to_string(row));
    if (!numbers.empty()) text += chart_fact("Rows never reached", joined(numbers), style);
    std::vector<std::string> rules;
    for (const std::size_t number : answer.rules_never_applied()) {
        const ChartRuleLine& rule = answer.scored.rules[number - 1];
        rules.push_back("row " + std::to_string(rule.number) + ", " +
                        rule.text.substr(0, rule.text.find(':')));
    }
    if (!rules.empty()) text += chart_fact("Rules never applied", joined(rules, "; "), style);
    return text;
}

}  // namespace holdfast::queries
