#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/typed/goal_doubts.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

/// More than anybody hopes for: a digit too many, or coins.
constexpr int doubted_multiple = 1000;

/// An amount as it can be typed: "300 bets", "37.5$".
std::string amount_text(const Rational& value, AmountUnit unit) {
    const bool is_in_hundredths = (value * Rational(100)).is_integer();
    const std::string number = is_in_hundredths ? pays_text(value) : decimal_text(value, 2);
    if (unit == AmountUnit::dollars) return number + "$";
    return number + (value == Rational(1) ? " bet" : " bets");
}

/// A doubt about amounts in two units. If the number of the goal is not above that of the bankroll, the units are meant.
std::optional<std::string> doubt_of_units(const GoalAmounts& amounts) {
    const std::optional<Amount> bankroll = amount_of(amounts.bankroll_text);
    const std::optional<Amount> goal = amount_of(amounts.goal_text);
    if (!bankroll || !goal || bankroll->value >= goal->value) return std::nullopt;
    const bool is_bankroll_in_dollars = bankroll->unit == AmountUnit::dollars;
    const bool is_goal_in_dollars = goal->unit == AmountUnit::dollars;
    if (is_bankroll_in_dollars == is_goal_in_dollars) return std::nullopt;
    // At 1 dollar a bet both are the same.
    if (bankroll->value == amounts.bankroll && goal->value == amounts.goal) return std::nullopt;
    const AmountUnit of_bankroll = is_bankroll_in_dollars ? AmountUnit::dollars : AmountUnit::bets;
    const AmountUnit of_goal = is_goal_in_dollars ? AmountUnit::dollars : AmountUnit::bets;
    return fmt::format(
        "the bankroll is in {} and the goal in {}; if both are in one unit, write {} as the goal, or {} as "
        "the bankroll",
        is_bankroll_in_dollars ? "dollars" : "bets", is_goal_in_dollars ? "dollars" : "bets",
        amount_text(goal->value, of_bankroll), amount_text(bankroll->value, of_goal));
}

}  // namespace

std::optional<std::string> doubt_of_goal(const GoalAmounts& amounts) {
    if (auto doubt = doubt_of_units(amounts)) return doubt;
    const std::string goal = amount_text(amounts.goal, amounts.unit);
    const std::string bankroll = amount_text(amounts.bankroll, amounts.unit);
    if (amounts.goal <= amounts.bankroll) {
        return fmt::format(
            "the goal of {} is not above the bankroll of {}: it is what the bankroll is to become, so to win "
            "{} more, write {}",
            goal, bankroll, goal, amount_text(amounts.bankroll + amounts.goal, amounts.unit));
    }
    if (amounts.goal < amounts.bankroll * Rational(doubted_multiple)) return std::nullopt;
    return fmt::format(
        "the goal of {} is at least {} times the bankroll of {}: are both in the unit you mean?", goal,
        grouped(doubted_multiple), bankroll);
}

}  // namespace holdfast::ask
