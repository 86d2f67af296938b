#include <apps/terminal/videopoker/answer_text.h>
#include <apps/terminal/videopoker/strategy_card.h>
#include <apps/terminal/videopoker/strategy_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/evaluate.h>
#include <holdfast/ask/videopoker/strategy.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

std::string pays_on_card(const videopoker::Game& game) {
    std::vector<std::string> pays;
    for (const videopoker::PayRow& row : game.rows) {
        if (!row.pays.is_zero()) pays.push_back(printable(row.name) + " " + pays_text(row.pays));
    }
    return "Pays: " + joined(pays);
}

std::vector<StrategyCard::Section> sections_on_card(const EvaluatedChart& chart) {
    std::vector<StrategyCard::Section> sections;
    // Rules are in the order of their rows.
    auto rule = chart.rules.begin();
    for (std::size_t i = 0; i < chart.rows.size(); ++i) {
        const ChartLine& line = chart.rows[i];
        const bool is_first = i == 0 || line.section != chart.rows[i - 1].section;
        if (is_first) sections.push_back({printable(line.section_text), {}});
        StrategyCard::Row row{line.number, printable(line.text), {}};
        for (; rule != chart.rules.end() && rule->number == line.number; ++rule) {
            row.rules.push_back(printable(rule->text));
        }
        sections.back().rows.push_back(std::move(row));
    }
    return sections;
}

std::string worth_on_card(const EvaluatedChart& chart) {
    const videopoker::ChartScore& score = chart.score;
    return fmt::format(
        "Returns {} of each bet ({}); perfect play returns {}. Cost: {}. Misplayed: {} of {} deals.",
        percent(score.expected_return(), chart_return_decimals), score.expected_return().text(),
        percent(chart.perfect_return(), chart_return_decimals), chart_cost(chart), grouped(score.misplayed),
        grouped(score.deals));
}

/// A card for each chart of a list.
std::vector<StrategyCard> cards_of(const VideopokerStrategyAnswer& answer) {
    std::vector<StrategyCard> cards;
    for (const StrategyChart& each : answer.charts) cards.push_back(strategy_card(answer.game(), each.chart));
    return cards;
}

std::vector<StrategyCard> cards_of(const VideopokerEvaluateAnswer& answer) {
    return {strategy_card(answer.prepared->game(), answer.chart)};
}

/// "a strategy card of 13 rows", "5 strategy cards"
std::string cards_in_words(const std::vector<StrategyCard>& cards) {
    if (cards.size() != 1) return fmt::format("{} strategy cards", cards.size());
    std::size_t rows = 0;
    for (const StrategyCard::Section& section : cards.front().sections) rows += section.rows.size();
    return fmt::format("a strategy card of {} row{}", rows, rows == 1 ? "" : "s");
}

}  // namespace

StrategyCard strategy_card(const videopoker::Game& game, const EvaluatedChart& chart) {
    StrategyCard card{
        printable(game.name), pays_on_card(game), sections_on_card(chart), {}, worth_on_card(chart)};
    for (const std::string& sentence : chart_legend(chart)) card.legend.push_back(printable(sentence));
    return card;
}

std::string to_card_text(const VideopokerStrategyAnswer& answer) {
    return cards_text(cards_of(answer));
}
std::string to_html(const VideopokerStrategyAnswer& answer) {
    return cards_html(cards_of(answer));
}
std::string to_svg(const VideopokerStrategyAnswer& answer) {
    return cards_svg(cards_of(answer));
}

std::string to_card_text(const VideopokerEvaluateAnswer& answer) {
    return cards_text(cards_of(answer));
}
std::string to_html(const VideopokerEvaluateAnswer& answer) {
    return cards_html(cards_of(answer));
}
std::string to_svg(const VideopokerEvaluateAnswer& answer) {
    return cards_svg(cards_of(answer));
}

std::string drawn_words(const VideopokerStrategyAnswer& answer) {
    return cards_in_words(cards_of(answer));
}
std::string drawn_words(const VideopokerEvaluateAnswer& answer) {
    return cards_in_words(cards_of(answer));
}

}  // namespace holdfast::terminal
