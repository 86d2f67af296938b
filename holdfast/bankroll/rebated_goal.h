// Bounds on the chance to reach a goal before ruin where a rebate moves the walk between the places of its
// lattice.
//
// Let each deal add c = whole + f steps for certain, 0 <= f < 1. On the lattice, play instead with `whole`
// steps and one more by chance, with probability f: the same mean. Its chances h, made a function of all
// real x by straight lines, nearly solve the true equation. With A(m) the average of h after a deal from m
// without the chance step, at x = m + s
//
//   (average of h after a true deal) - h(x) = -min(s f, (1 - s)(1 - f)) (A(m) - 2 A(m+1) + A(m+2))
//
// exactly. A function for which this is nowhere positive is never below the true chance, one for which it is
// nowhere negative never above. So where the sign is wrong h is raised (or lowered) by what somebody collects
// who is paid as much as it is wrong by for each deal there, and the signs are looked at again. In the end
// they are computed once more, whatever h has become: if none is wrong by more than r, h is wrong by at most
// r times the average number of deals that are played (bankroll_walk.h).
#pragma once

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/bankroll/goal.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>

namespace holdfast::videopoker::bankroll {

/// A player who starts at 0, gains `rebate` steps with each deal, is ruined below `floor` and stops at
/// `goal`.
struct RebatedGoal {
    Rational rebate;
    Rational floor;  ///< at most 0
    Rational goal;   ///< above 0
};

/// The two lattices' worth of places that the bounds need; they must be at most max_goal_places.
i64 rebated_places(const RebatedGoal& goal);

/// The same as a walk; `steps` must outlive it.
RealWalk real_walk(const std::vector<WalkStep>& steps, const RebatedGoal& goal);

/// A bound from above with the steps of a walk, from below with those of a walk (they differ where pays were
/// rounded). Throw Stopped.
double goal_chance_at_most(const std::vector<WalkStep>& steps, const RebatedGoal& goal, const Work& work);
double goal_chance_at_least(const std::vector<WalkStep>& steps, const RebatedGoal& goal, const Work& work);

}  // namespace holdfast::videopoker::bankroll
