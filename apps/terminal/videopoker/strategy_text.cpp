// The answer `videopoker.strategy` as text.
#include <algorithm>

#include <apps/terminal/display.h>
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <apps/terminal/videopoker/game_text.h>
#include <apps/terminal/videopoker/strategy_text.h>
#include <apps/terminal/videopoker/wager_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/evaluate.h>
#include <holdfast/ask/videopoker/strategy.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

constexpr int chart_value_decimals = 3;

/// The least and the most EV of a row's holds; one number if they look the same.
std::string value_range(const ChartLine& line) {
    if (!line.least) return "never reached";
    // Compared as they are shown: values that differ only in later decimals are one value to a reader.
    const std::string least = decimal_text(*line.least, chart_value_decimals);
    const std::string most = decimal_text(*line.most, chart_value_decimals);
    return least == most ? least : least + " to " + most;
}

/// The rows of one section, with their rules below them.
std::string section_table(const EvaluatedChart& chart, std::size_t section, const TextStyle& style) {
    TextTable table({{"Row", Column::right, Column::needed},
                     {"Hold", Column::sentences, Column::needed},
                     {"Deals", Column::right, 2},
                     {"Misplayed", Column::right, 1},
                     {"Value", Column::right, 3}});
    // Rules are in the order of their rows, through all sections: those of other sections are passed over.
    std::size_t rule = 0;
    for (const ChartLine& line : chart.rows) {
        if (line.section == section) {
            table.add_row({std::to_string(line.number), line.text, grouped(line.deals),
                           grouped(line.misplayed), value_range(line)},
                          line.deals == 0 ? Look::dim : Look::plain);
        }
        for (; rule < chart.rules.size() && chart.rules[rule].number == line.number; ++rule) {
            if (line.section != section) continue;
            const u64 changed = chart.rules[rule].deals;
            table.add_row({"", "  " + chart.rules[rule].text, grouped(changed), "",
                           changed == 0 ? "never applied" : ""},
                          Look::dim);
        }
    }
    return table.text(style);
}

/// The cards held; "nothing" if all five are discarded.
std::string cards_or_nothing(CardSet cards) {
    return cards.empty() ? "nothing" : spaced_card_set(cards);
}

}  // namespace

std::string chart_tables(const EvaluatedChart& chart, const TextStyle& style) {
    std::string text;
    for (std::size_t next = 0; next < chart.rows.size();) {
        const ChartLine& first = chart.rows[next];
        if (!first.section_text.empty()) {
            text += (text.empty() ? "" : "\n") + with_look(first.section_text, Look::bold, style) + "\n";
        }
        // Rows of one section lie side by side; each turn takes all of them.
        text += section_table(chart, first.section, style);
        while (next < chart.rows.size() && chart.rows[next].section == first.section) ++next;
    }
    // Sentences are hard to read in longer lines, however wide the terminal is.
    constexpr std::size_t widest = 90;
    const std::size_t width = style.width == 0 ? widest : std::min(style.width, widest);
    text += "\n";
    std::vector<std::string> legend = chart_legend(chart);
    if (!chart.rules.empty()) {
        legend.emplace_back("The deals of an exception are those in which it changes the hold.");
    }
    for (const std::string& sentence : legend) {
        for (const std::string& line : wrapped_words(sentence, width)) text += line + "\n";
    }
    return text;
}

std::string chart_fact(std::string_view label, const std::string& value, const TextStyle& style, Look look) {
    constexpr std::size_t indent = 20;
    // In a terminal narrower than both together, long lines are better than lines of one word each.
    constexpr std::size_t least_room = 20;
    const std::size_t room = style.width == 0 ? 0 : std::max(style.width, indent + least_room) - indent;
    std::string text;
    for (const std::string& line : wrapped_words(value, room)) {
        text +=
            fmt::format("{:<{}}", text.empty() ? label : "", indent) + with_look(line, look, style) + "\n";
    }
    return text;
}

std::string chart_cost(const EvaluatedChart& chart) {
    const Rational bets = chart.hourly_loss().bets();
    return fmt::format("{}, or {} bets{} an hour at {} hands", percent(chart.cost(), chart_return_decimals),
                       decimal_text(bets, 4), in_dollars(bets, chart.wager), pays_text(*chart.wager.speed));
}

std::string chart_facts(const EvaluatedChart& chart, const TextStyle& style) {
    const videopoker::ChartScore& score = chart.score;
    std::string text;
    // First what a player gets: the returns below are of hands that are worth more than they pay.
    if (chart.on_machine) {
        text +=
            chart_fact("The machine returns",
                       fmt::format("{} if it is played in every state, at most {} less than the best play",
                                   percent(chart.on_machine->expected_return, chart_return_decimals),
                                   percent_at_most(chart.on_machine->cost, chart_return_decimals)),
                       style, Look::bold);
    }
    text += chart_fact(chart.on_machine ? "Worth of a hand" : "Return",
                       percent(score.expected_return(), chart_return_decimals), style,
                       chart.on_machine ? Look::plain : Look::bold);
    text += chart_fact("  exactly", score.expected_return().text(), style);
    text += chart_fact("Perfect play", percent(chart.perfect_return(), chart_return_decimals), style);
    text += chart_fact("Cost", chart_cost(chart), style);
    if (!chart.cost_of_ignoring_places.is_zero()) {
        text += chart_fact("  of which",
                           percent(chart.cost_of_ignoring_places, chart_return_decimals) +
                               " because charts ignore the order of the cards",
                           style);
    }
    text +=
        chart_fact("Misplayed deals", fmt::format("{} of {}", grouped(score.misplayed), grouped(score.deals)),
                   style, score.misplayed == 0 ? Look::good : Look::plain);
    if (score.worst) {
        text += chart_fact(
            "  the worst",
            fmt::format("{}: {} is held, {} is worth {} more{}", spaced_card_set(score.worst->deal),
                        cards_or_nothing(score.worst->held), cards_or_nothing(score.worst->best),
                        decimal_text(Rational(u128{score.worst->cost}, score.value_denominator), 6),
                        chart.cost_of_ignoring_places.is_zero() ? "" : " on average over all orders"),
            style);
    }
    return text;
}

namespace {

/// Nothing if the order does not count.
std::string order_facts(const std::optional<OrderOfCards>& order, const TextStyle& style) {
    if (!order) return "";
    return chart_fact("Order of cards",
                      order_text(*order) + " Charts ignore it: their values are means over all orders.",
                      style);
}

constexpr std::string_view no_chart =
    "no chart that treats suits alike and has no penalty-card rules returns more";

/// What is proven about the chart's return, one line for each statement.
std::string proofs(const StrategyChart& chart, const VideopokerStrategyAnswer& answer,
                   const TextStyle& style) {
    // Only the strongest statement: it implies the others.
    if (chart.chart.score.misplayed == 0) {
        return chart_fact("Proven",
                          answer.order ? "nothing that ignores the order returns more"
                                       : "nothing returns more: no deal is misplayed",
                          style);
    }
    // The next stronger one: about all charts without penalty-card rules, not only those of these types.
    if (chart.optimal_in == "any language") {
        return chart_fact("Proven", std::string(no_chart) + ", however its rows are worded", style);
    }
    // What follows is proven for charts without rules, and a chart with rules may return more than those.
    if (!chart.chart.rules.empty()) return "";
    std::vector<std::string> sentences;
    if (chart.optimal_in == "strict orders") {
        sentences.emplace_back("no strict order of these types of holds returns more");
    }
    if (answer.any_language) {
        sentences.push_back(std::string(no_chart) + " than " +
                            percent_at_most(*answer.any_language, chart_return_decimals));
    }
    std::string text;
    for (const std::string& sentence : sentences) {
        text += chart_fact(text.empty() ? "Proven" : "", sentence, style);
    }
    return text;
}

/// One line for each chart of a list, so that sizes can be compared. The rules are left out first unless they
/// were asked for: their number is 0 then.
std::string list_table(const VideopokerStrategyAnswer& answer, const TextStyle& style) {
    TextTable table({{"Rows", Column::right, Column::needed},
                     {"Rules", Column::right, answer.penalties ? Column::needed : 3},
                     {"Return", Column::right, Column::needed},
                     {"Cost", Column::right, 1},
                     {"Cost/hour (bets)", Column::right, 2},
                     {"Misplayed", Column::right, Column::needed}});
    for (const StrategyChart& each : answer.charts) {
        const videopoker::ChartScore& score = each.chart.score;
        table.add_row({std::to_string(each.chart.rows.size()), std::to_string(each.chart.rules.size()),
                       percent(score.expected_return(), chart_return_decimals),
                       percent(each.chart.cost(), chart_return_decimals),
                       decimal_text(each.chart.hourly_loss().bets(), 4), grouped(score.misplayed)});
    }
    return table.text(style);
}

}  // namespace

std::string to_text(const VideopokerStrategyAnswer& answer, const TextStyle& style) {
    const std::string title = game_title(*answer.prepared, style) + "\n";
    // The rows of many charts would fill pages; --out has them.
    if (answer.is_list) {
        const std::string order = order_facts(answer.order, style);
        return title + list_table(answer, style) + (order.empty() ? "" : "\n" + order);
    }
    const StrategyChart& chart = answer.charts.front();
    return title + chart_tables(chart.chart, style) + "\n" + chart_facts(chart.chart, style) +
           order_facts(answer.order, style) + proofs(chart, answer, style);
}

// The answer `videopoker.evaluate` as text.

namespace {

std::string lines_table(const std::vector<ChartTextLine>& lines, const TextStyle& style) {
    TextTable table({{"Line", Column::right, Column::needed},
                     {"As written", Column::sentences, Column::needed},
                     {"Read as", Column::sentences, Column::needed}});
    for (const ChartTextLine& line : lines) {
        const std::string row = line.row ? " " + std::to_string(*line.row) : "";
        const std::string words = line.words ? ": " + *line.words : "";
        // A rule says its row by its place.
        table.add_row({std::to_string(line.number), line.text,
                       line.kind == "rule" ? "  " + *line.words : line.kind + row + words});
    }
    return table.text(style);
}

}  // namespace

std::string to_text(const VideopokerEvaluateAnswer& answer, const TextStyle& style) {
    std::string text = game_title(*answer.prepared, style) + "\n" + chart_tables(answer.chart, style) + "\n" +
                       chart_facts(answer.chart, style) + order_facts(answer.order, style);
    std::vector<std::string> numbers;
    for (const std::size_t row : answer.never_reached()) numbers.push_back(std::to_string(row));
    if (!numbers.empty()) text += chart_fact("Rows never reached", joined(numbers), style);
    std::vector<std::string> rules;
    for (const std::size_t number : answer.rules_never_applied()) {
        const ChartRuleLine& rule = answer.chart.rules[number - 1];
        rules.push_back("row " + std::to_string(rule.number) + ", " +
                        rule.text.substr(0, rule.text.find(':')));
    }
    if (!rules.empty()) text += chart_fact("Rules never applied", joined(rules, "; "), style);
    if (answer.lines) text += "\n" + lines_table(*answer.lines, style);
    return text;
}

}  // namespace holdfast::terminal
