// A goal within a number of deals: the distribution of the bankroll between ruin and the goal, deal by deal.
//
// Each deal moves every share by each step of the walk; what gets below the lower barrier is ruined, what gets
// to the upper one has reached the goal, and neither plays on. All terms are positive, so nothing cancels. Two
// things are approximate, and `error` bounds both: doubles are rounded, and shares at the ends of the
// distribution that are below 1e-13 in all deals together are cut off.
#pragma once

#include <functional>
#include <vector>

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/core/progress.h>

namespace holdfast::videopoker::bankroll {

/// A walk of `deals` >= 1 deals that starts at 0. It ends after t deals (0, 1, ..., deals) if it is below
/// ruin(t), or at goal(t) or above; ruin(t) <= goal(t).
struct SessionGoalPlan {
    u64 deals;
    std::function<i64(u64)> ruin;  ///< [t]; a straight line but for rounding, like `goal`
    std::function<i64(u64)> goal;
};

/// How many walks have ended in which way.
struct SessionGoal {
    std::vector<double> reached;  ///< [t] the chance to have reached the goal after t deals, 0 <= t <= deals
    std::vector<double> ruined;   ///< [t] the chance of ruin before the goal
    double error = 0;             ///< of each

    double reached_within(u64 deals) const { return reached[static_cast<std::size_t>(deals)]; }
    double ruined_within(u64 deals) const { return ruined[static_cast<std::size_t>(deals)]; }
};

/// About what session_goal needs.
struct SessionGoalCost {
    double places;           ///< a double for each, twice
    double multiplications;  ///< about 10^9 a second
};
SessionGoalCost session_goal_cost(const BankrollWalk& walk, const SessionGoalPlan& plan);

/// Plays the deals. Throws Stopped.
SessionGoal session_goal(const BankrollWalk& walk, const SessionGoalPlan& plan, const Work& work = {});

// Several walks on one lattice, one after the other: each begins with those that the one before left playing,
// wherever they are, and ends them by barriers of its own, also before its first deal.

struct GoalStage {
    BankrollWalk walk;
    SessionGoalPlan plan;  ///< places count from the start of the first stage
};

SessionGoalCost session_goal_cost(const std::vector<GoalStage>& stages);

/// [t] counts the deals of all stages.
SessionGoal session_goal(const std::vector<GoalStage>& stages, const Work& work = {});

}  // namespace holdfast::videopoker::bankroll
