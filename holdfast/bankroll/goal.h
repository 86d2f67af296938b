// The chance to reach a goal before ruin, however long it takes.
//
// h(x), the chance from place x of the lattice, is the average of h over the places that one deal leads to; h
// = 0 below the floor, and 1 from the goal on. It is solved in two ways:
//
//   falls of one step only    (one line, whole pays) h(x) - h(x - 1) follows from the differences above x:
//                             one pass downwards from the goal, of positive terms, so that small chances are
//                             accurate, too
//   otherwise                 the equations are a Toeplitz system: Levinson's recursion, quadratic in the
//                             number of places between floor and goal. Its error is bounded afterwards: if no
//                             average after one deal differs from h by more than r, h errs by at most r times
//                             the average number of deals that are played (bankroll_walk.h)
#pragma once

#include <vector>

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/core/progress.h>

namespace holdfast::bankroll {

/// Play until the walk is below the floor, or at the goal or above.
struct GoalEquation {
    std::vector<WalkStep> steps;  ///< by rising change; probabilities add to 1
    i64 floor;                    ///< the lowest place from which another deal can be paid
    i64 goal;                     ///< the lowest place that counts as the goal; above the floor
};

/// Limits on the number of places between floor and goal; at them the recursions take seconds.
inline constexpr i64 max_goal_places = 20'000;
inline constexpr i64 max_goal_places_of_single_falls = 2'000'000;

/// Whether the equation can be solved in reasonable time.
bool is_solvable(const GoalEquation& equation);

/// [place - floor] an approximation of h. Throws InvalidArgument unless is_solvable(equation), and Stopped.
std::vector<double> goal_chances(const GoalEquation& equation, const Work& work = {});

/// Proven bounds on h(0). Throws as goal_chances does.
Bounds goal_chance(const GoalEquation& equation, const Work& work = {});

/// [place - floor] the average total gain of play that starts there and ends at floor or goal, if each deal
/// played at a place gains gains[place - floor]; at most max_goal_places places. Throws as goal_chances does.
std::vector<double> collected_gains(const GoalEquation& equation, const std::vector<double>& gains,
                                    const Work& work = {});

}  // namespace holdfast::bankroll
