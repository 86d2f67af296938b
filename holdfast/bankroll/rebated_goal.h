// Bounds on the chance to reach a goal before ruin if a rebate moves the walk between the places of its
// lattice.
//
// Let each deal add exactly c = whole + f steps, 0 <= f < 1. On the lattice, let it add `whole` steps
// instead, and one more with probability f: the same mean. The chances h of that walk, interpolated linearly
// to all real x, nearly solve the true equation. With A(m) the average of h after a deal from m without the
// chance step, at x = m + s
//
//   (average of h after a true deal) - h(x) = -min(s f, (1 - s)(1 - f)) (A(m) - 2 A(m+1) + A(m+2))
//
// exactly. If this is nowhere positive, h is nowhere below the true chance; if it is nowhere negative, h is
// nowhere above it. So at places with the wrong sign, the excess is taken as a gain for each deal played
// there, h is raised (or lowered) by the average total gain (collected_gains in goal.h), and the signs are
// checked again. At the end they are computed once more for the final h: if no sign is wrong by more than r,
// h is wrong by at most r times the average number of deals (bankroll_walk.h).
#pragma once

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/bankroll/goal.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>

namespace holdfast::bankroll {

/// A player who starts at 0, gains `rebate` steps with each deal, is ruined below `floor` and stops at
/// `goal`.
struct RebatedGoal {
    Rational rebate;
    Rational floor;  ///< at most 0
    Rational goal;   ///< above 0
};

/// The number of places of the two lattices that the bounds need; at most max_goal_places are allowed.
i64 rebated_places(const RebatedGoal& goal);

/// The goal as a RealWalk, which keeps a reference: `steps` must outlive it.
RealWalk real_walk(const std::vector<WalkStep>& steps, const RebatedGoal& goal);

/// Bounds on the chance: from above, with the steps of a walk rounded up; from below, with steps rounded
/// down. Throw Stopped.
double goal_chance_at_most(const std::vector<WalkStep>& steps, const RebatedGoal& goal, const Work& work);
double goal_chance_at_least(const std::vector<WalkStep>& steps, const RebatedGoal& goal, const Work& work);

}  // namespace holdfast::bankroll
