#include <fmt/format.h>

#include <holdfast/queries/output/card_list.h>
#include <holdfast/queries/output/look.h>
#include <holdfast/queries/output/numbers.h>
#include <holdfast/queries/output/text_table.h>
#include <holdfast/queries/videopoker/chart_text.h>

namespace holdfast::queries {
namespace {

constexpr int return_decimals = 6;
constexpr int value_decimals = 4;

std::string value_cell(const ScoredChart& chart, const ScoredRow& row, u64 value) {
    if (row.score.deals == 0) return "";
    return decimal_text(Rational(u128{value}, chart.score.value_denominator), value_decimals);
}

std::string cards_text(CardSet cards) {
    if (cards.empty()) return "nothing";
    return spaced_cards(cards);
}

TextTable empty_table() {
    return TextTable({{"Row", Column::right, Column::needed},
                      {"Hold", Column::left, Column::needed},
                      {"Deals", Column::right, 1},
                      {"Misplayed", Column::right, 2},
                      {"Least", Column::right, 4},
                      {"Most", Column::right, 3}});
}

}  // namespace

std::string chart_tables(const ScoredChart& chart, const TextStyle& style) {
    std::string text;
    std::size_t number = 0;
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        TextTable table = empty_table();
        for (; number < chart.rows.size() && chart.rows[number].section == section; ++number) {
            const ScoredRow& row = chart.rows[number];
            table.add_row(
                {std::to_string(number + 1), row.text, grouped(row.score.deals), grouped(row.score.misplayed),
                 value_cell(chart, row, row.score.least), value_cell(chart, row, row.score.most)},
                row.score.deals == 0 ? Look::dim : Look::plain);
            for (std::size_t rule = 0; rule < row.rules.size(); ++rule) {
                table.add_row({"", "  " + row.rules[rule], grouped(row.score.rule_deals[rule]), "", "", ""});
            }
        }
        if (chart.sections.size() > 1) {
            std::string heading = chart.sections[section];
            heading.front() = static_cast<char>(heading.front() - 'a' + 'A');
            text += (section == 0 ? "" : "\n") + with_look(heading, Look::bold, style) + "\n";
        }
        text += table.text(style);
    }
    return text;
}

std::string chart_summary(const ScoredChart& chart, const TextStyle& style) {
    const videopoker::ChartScore& score = chart.score;
    std::string text;
    const auto line = [&](std::string_view label, const std::string& value, Look look = Look::plain) {
        text += fmt::format("{:<20}", label) + with_look(value, look, style) + "\n";
    };
    line("Return", percent(score.expected_return(), return_decimals), Look::bold);
    line("  exactly", score.expected_return().text());
    line("Perfect play", percent(score.expected_return() + score.cost(), return_decimals));
    line("Cost", fmt::format("{}, {} bets an hour at 600 hands", percent(score.cost(), return_decimals),
                             decimal_text(bets_an_hour_lost(chart), value_decimals)));
    line("Misplayed deals", fmt::format("{} of {}", grouped(score.misplayed), grouped(score.deals)),
         score.misplayed == 0 ? Look::good : Look::plain);
    if (score.worst) {
        line("Worst deal",
             fmt::format(
                 "{}: holds {}, {} is worth {} more", cards_text(score.worst->deal),
                 cards_text(score.worst->held), cards_text(score.worst->best),
                 decimal_text(Rational(u128{score.worst->cost}, score.value_denominator), value_decimals)));
    }
    return text;
}

}  // namespace holdfast::queries
