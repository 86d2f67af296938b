// The bankroll as a walk on a lattice: what one deal adds to it, and with which probability.
//
// A bet is `unit` steps of the lattice. Pays that lie between two points of it are rounded down or up: with
// them every result is a bound, from below or from above. The rebate (cash back less tips) is not part of
// the walk: after t deals it has added t * lines * rebate for certain, so the bankroll is walk + line in t,
// and only the barriers move.
//
//   change = lines' pays - lines          in steps: -unit * lines where nothing is paid
#pragma once

#include <vector>

#include <holdfast/bankroll/bounds.h>
#include <holdfast/bankroll/deal_totals.h>
#include <holdfast/core/rational.h>

namespace holdfast::videopoker::bankroll {

// The whole numbers next to a fraction: places of a lattice.

/// Further away than any walk comes; also what stands for places beyond it.
inline constexpr i64 farthest_place = i64{1} << 61U;

/// The largest whole number that is at most the value, or farthest_place on its side of 0.
inline i64 floor_of(const Rational& value) {
    const Division<4> parts = divmod(value.numerator(), value.denominator());
    if (parts.quotient.bit_width() > 61) return value.is_negative() ? -farthest_place : farthest_place;
    const auto whole = static_cast<i64>(parts.quotient.to_u128());
    if (!value.is_negative()) return whole;
    return parts.remainder.is_zero() ? -whole : -whole - 1;
}

inline i64 ceiling_of(const Rational& value) {
    return -floor_of(-value);
}

enum class Rounding { down, up };

struct WalkStep {
    i64 change;
    double probability;  ///< the double nearest to it
};

struct BankrollWalk {
    u64 unit;
    std::vector<WalkStep> steps;  ///< by rising change
    bool is_rounded;              ///< some pays are not on the lattice

    /// How far the worst deal falls; 0 where no deal loses.
    i64 drop() const { return steps.front().change < 0 ? -steps.front().change : 0; }
};

/// On the lattice on which all pays lie (unit = the pays' denominator), or on a coarser one.
BankrollWalk bankroll_walk(const DealTotals& totals, u64 unit, Rounding rounding);

/// A number that ln of the mean of e^(theta (change + drift)) does not exceed; probabilities may add to less
/// than 1.
double log_mean_at_most(const std::vector<WalkStep>& steps, double drift, double theta);

/// Bounds on the walk from Chernoff's inequality: P(walk changes by `distance` or more within `deals` deals)
/// <= chance, at any time on the way, if each deal also adds `drift` steps.
///
///   distance = least over theta > 0 of (max(0, deals * ln E e^(theta X)) - ln chance) / theta
///
/// Rounded upwards.
double climb_bound(const std::vector<WalkStep>& steps, double drift, u64 deals, double chance);
/// The same for falls.
double fall_bound(const std::vector<WalkStep>& steps, double drift, u64 deals, double chance);

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
