// The answer `videopoker.score` as text.
#include <apps/terminal/answer_text.h>
#include <apps/terminal/chart_tables.h>
#include <apps/terminal/game_text.h>

#include <holdfast/core/wording.h>
#include <holdfast/queries/videopoker/score.h>

namespace holdfast::terminal {

using namespace queries;

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

}  // namespace holdfast::terminal
