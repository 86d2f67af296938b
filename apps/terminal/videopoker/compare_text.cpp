// The answer `videopoker.compare` as text.
#include <apps/terminal/bets_text.h>
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/compare.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

/// The decimals of returns; costs are small differences of returns, and need fewer.
constexpr int compared_decimals = 6;
constexpr int cost_decimals = 4;

/// "46.32", or "$57.90" if the price of a bet is known
std::string amount_text(double bets, const Wager& wager) {
    const std::optional<double> dollars = wager.dollars(bets);
    return dollars ? dollars_text(*dollars) : bets_text(bets, 2);
}

std::string gain_text(const PerHour& gain) {
    return (gain.mean.is_negative() ? "" : "+") + amount_text(nearest_double(gain.mean), gain.wager);
}

/// The games with their numbers, by which the table below refers to them.
TextTable game_table(const VideopokerCompareAnswer& answer, const TextStyle& style) {
    TextTable table({{"", Column::right, Column::needed},
                     {"Game", Column::left, Column::needed},
                     {"Return", Column::right, Column::needed},
                     {"Variance", Column::right, 1},
                     {"Hit frequency", Column::right, 4},
                     {"Gain/hour", Column::right, 2},
                     {"Swing", Column::right, 3}});
    for (const VideopokerCompareAnswer::ComparedGame& game : answer.games) {
        const Rational& expected_return = game.analysis.expected_return;
        table.add_row(
            {std::to_string(game.number), game.prepared->game().name,
             percent(expected_return, compared_decimals), decimal_text(game.analysis.variance, cost_decimals),
             percent(game.analysis.hit_frequency, cost_decimals), gain_text(game.per_hour),
             (style.is_ascii ? "+- " : "± ") + amount_text(game.per_hour.deviation, game.per_hour.wager)},
            !game.per_hour.mean.is_negative() && !game.per_hour.mean.is_zero() ? Look::good : Look::plain);
    }
    return table;
}

/// "2d 2h 9s Js Qs: 2d 2h instead of Js Qs"
std::string dearest_text(const std::optional<videopoker::DearestDeal>& dearest) {
    if (!dearest) return "";
    return fmt::format("{}: {} instead of {}", spaced_card_set(dearest->deal.set()),
                       cards_or_nothing(dearest->deal.held(dearest->hold)),
                       cards_or_nothing(dearest->deal.held(dearest->best)));
}

/// What each game returns when played by the best strategy of each other one. Games are named by their
/// numbers in the first table, counted from 1.
TextTable habit_table(const VideopokerCompareAnswer& answer) {
    TextTable table({{"Strategy of", Column::right, Column::needed},
                     {"On", Column::right, Column::needed},
                     {"Return", Column::right, Column::needed},
                     {"Cost", Column::right, Column::needed},
                     {"Mistakes", Column::right, 1},
                     {"Costliest mistake", Column::wrap, 2}});
    for (const VideopokerCompareAnswer::Habit& habit : answer.habits) {
        table.add_row({std::to_string(habit.from + 1), std::to_string(habit.on + 1),
                       percent(habit.expected_return, compared_decimals),
                       percent(habit.difference.cost, cost_decimals), grouped(habit.difference.deals),
                       dearest_text(habit.difference.dearest)});
    }
    return table;
}

}  // namespace

std::string to_text(const VideopokerCompareAnswer& answer, const TextStyle& style) {
    std::string text = game_table(answer, style).text(style);
    const Wager& wager = answer.games.front().per_hour.wager;
    text +=
        fmt::format("Gain and swing (standard deviation) of an hour of {} hand{}{}, in {}\n",
                    pays_text(*wager.speed), *wager.speed == Rational(1) ? "" : "s",
                    answer.cash_back.is_zero() ? "" : " with the cash back", wager.bet ? "dollars" : "bets");
    if (!answer.habits.empty()) (text += "\n") += habit_table(answer).text(style);
    // Sentences about pairs of games of which the second table has no row.
    if (!answer.notes.empty()) text += "\n";
    for (const std::string& note : answer.notes) (text += note) += "\n";
    return text;
}

}  // namespace holdfast::terminal
