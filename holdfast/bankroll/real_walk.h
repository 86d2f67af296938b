// A bankroll between ruin and a goal that each deal moves by a step of a lattice and by a fixed rebate:
// bounds on how long it is played, and on where it ends.
//
// Both come from a function w of the bankroll x that one deal lowers on average wherever it is played, and
// that is nowhere below 0 (optional stopping; D. Williams, Probability with Martingales, chapter 10). With m
// the mean of a deal, v the mean of its square, L the longest fall and C the longest climb:
//
//   w(x) = (x - floor + L) / -m                                   if m < 0
//   w(x) = (goal + C - x) / m                                     if m > 0
//   w(x) = (x - floor + L) (goal + C - x) / (v - |m| range)       if |m| range < v,
//                                                                 range = goal + C - floor + L
//
// fall by at least 1, so that no more than w(x) deals are played on average. And where e^(theta X) has a mean
// of at most 1,
//
//   P(goal) <= (e^(theta x) - e^(theta ruin)) / (e^(theta goal) - e^(theta ruin)),   theta > 0, ruin = floor - L
#pragma once

#include <vector>

#include <holdfast/bankroll/bankroll_walk.h>

namespace holdfast::videopoker::bankroll {

/// Starts at 0; ruined below `floor`, at most 0, and done from `goal` on, above 0. In steps, as the rebate of
/// each deal is.
class RealWalk {
  public:
    RealWalk(const std::vector<WalkStep>& steps, double rebate, double floor, double goal);

    /// A number that the average number of deals does not exceed; infinite where there is none.
    double most_deals() const;
    /// Bounds on the chance to reach the goal, which take no time; they say much where the edge does.
    Bounds goal_chance() const;

  private:
    /// A number that the chance to come `ahead` steps in the direction of `sign` does not exceed, where the
    /// other end lies `behind` steps away at most.
    double reach_at_most(int sign, double ahead, double behind) const;

    const std::vector<WalkStep>& steps_;
    double rebate_;
    double floor_;
    double goal_;
    double mean_ = 0;
    double mean_error_ = 0;
    double square_ = 0;
    double fall_ = 0;   ///< the longest, 0 or more
    double climb_ = 0;  ///< the longest, 0 or more
};

}  // namespace holdfast::videopoker::bankroll
