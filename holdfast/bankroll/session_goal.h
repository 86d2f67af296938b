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
#include <holdfast/bankroll/bounds.h>
#include <holdfast/bankroll/session_cost.h>
#include <holdfast/core/progress.h>

namespace holdfast::bankroll {

/// A walk of `deals` >= 1 deals that starts at 0. It ends after t deals (0, 1, ..., deals) if it is below
/// ruin(t), or at goal(t) or above; ruin(t) <= goal(t).
struct SessionGoalPlan {
    u64 deals;
    std::function<i64(u64)> ruin;  ///< [t]; a straight line but for rounding, like `goal`
    std::function<i64(u64)> goal;
};

/// The walks that have ended in one way.
struct EndedWalks {
    std::vector<double> chances;  ///< [t] the chance to have ended so after t deals, 0 <= t <= deals
    u64 possible_from = never;    ///< after fewer deals none has ended so
    u64 certain_from = never;     ///< after that many deals all have

    static constexpr u64 never = ~u64{0};

    double within(u64 deals) const { return chances[static_cast<std::size_t>(deals)]; }
    /// Bounds of that chance, which errs by at most `error`; exactly 0 or 1 if this end is impossible or certain.
    Bounds proven_within(u64 deals, double error) const {
        if (deals < possible_from) return Bounds(0.0);
        if (deals >= certain_from) return Bounds(1.0);
        return with_error(Bounds(within(deals)), error);
    }
};

/// The walks that have ended in either way.
struct SessionGoal {
    EndedWalks reached;  ///< the goal
    EndedWalks ruined;   ///< before the goal
    double error = 0;    ///< of each

    double reached_within(u64 deals) const { return reached.within(deals); }
    double ruined_within(u64 deals) const { return ruined.within(deals); }
};

/// The result if no deal is played, because the goal or ruin is reached from the start.
SessionGoal over_before_play(u64 deals, bool is_reached);

/// About what session_goal needs; each place takes two doubles.
SessionCost session_goal_cost(const BankrollWalk& walk, const SessionGoalPlan& plan);

/// Plays the deals. Throws Stopped.
SessionGoal session_goal(const BankrollWalk& walk, const SessionGoalPlan& plan, const Work& work = {});

// Several walks on one lattice, one after the other: each begins with those that the one before left playing,
// wherever they are, and ends them by barriers of its own, also before its first deal.

struct GoalStage {
    BankrollWalk walk;
    SessionGoalPlan plan;  ///< places count from the start of the first stage
};

SessionCost session_goal_cost(const std::vector<GoalStage>& stages);

/// [t] counts the deals of all stages.
SessionGoal session_goal(const std::vector<GoalStage>& stages, const Work& work = {});

}  // namespace holdfast::bankroll
