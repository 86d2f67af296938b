// Warnings about a goal that does not go with its bankroll; both are read as they were typed.
//
//   200 bets, goal 100 bets     to win 100 bets more, the goal is 300 bets
//   200$, goal 300 bets         both in dollars, or both in bets?
//   20$, goal 30,000$           1,500 times the bankroll
#pragma once

#include <optional>
#include <string>

#include <holdfast/ask/input/amount.h>
#include <holdfast/core/rational.h>

namespace holdfast::ask {

/// A bankroll and the goal to reach from it, in one unit: bets or dollars.
struct GoalAmounts {
    Rational bankroll;
    Rational goal;
    AmountUnit unit;
    std::string bankroll_text;  ///< as it was typed; may be empty
    std::string goal_text;
};

/// A warning if the goal and the bankroll have different units but would make sense in one, if the goal is
/// not above the bankroll, or if it is a thousand times the bankroll; otherwise nullopt.
std::optional<std::string> doubt_of_goal(const GoalAmounts& amounts);

}  // namespace holdfast::ask
