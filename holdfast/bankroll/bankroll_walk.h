// The bankroll as a random walk on a lattice: what one deal adds to it, with which probability.
//
// A bet is `unit` steps of the lattice. Pays between two of its points are rounded down or up; then every
// result is a bound, from below or from above. The rebate (cash back less tips) is not part of the walk:
// after t deals it has added exactly t * lines * rebate, so the bankroll is the walk plus a line in t, and
// only the barriers move.
//
//   change = lines' pays - lines          in steps: -unit * lines if nothing is paid
#pragma once

#include <vector>

#include <holdfast/bankroll/bounds.h>
#include <holdfast/bankroll/deal_totals.h>
#include <holdfast/core/rational.h>

namespace holdfast::bankroll {

// Rounding fractions to places of a lattice.

/// Farther than any walk gets; places beyond it are clamped to it.
inline constexpr i64 farthest_place = i64{1} << 61U;

/// The largest whole number <= value, or farthest_place with the sign of the value if that is beyond it.
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
    bool is_rounded;              ///< whether some pays are not on the lattice

    /// The steps that the worst deal loses; 0 if no deal loses.
    i64 drop() const { return steps.front().change < 0 ? -steps.front().change : 0; }
};

/// The walk on the lattice of all pays (unit = the pays' denominator), or on a coarser one, with pays
/// rounded.
BankrollWalk bankroll_walk(const DealTotals& totals, u64 unit, Rounding rounding);

/// An upper bound on ln E e^(theta (change + drift)); the probabilities may add up to less than 1.
double log_mean_at_most(const std::vector<WalkStep>& steps, double drift, double theta);

/// Bounds on the walk from Chernoff's inequality: P(at any time within `deals` deals the walk has climbed by
/// `distance` or more) <= chance, if each deal also adds `drift` steps.
///
///   distance = least over theta > 0 of (max(0, deals * ln E e^(theta X)) - ln chance) / theta
///
/// Rounded upwards.
double climb_bound(const std::vector<WalkStep>& steps, double drift, u64 deals, double chance);
/// The bound for a fall by `distance` or more.
double fall_bound(const std::vector<WalkStep>& steps, double drift, u64 deals, double chance);

// A bankroll between ruin and a goal that each deal moves by a step of a lattice and by a fixed rebate:
// bounds on the number of deals, and on the chance of each end.
//
// Both come from a function w >= 0 of the bankroll x that each deal lowers on average, wherever it is played
// (optional stopping; D. Williams, Probability with Martingales, chapter 10). Let m be the mean of a deal, v
// the mean of its square, L the longest fall and C the longest climb. Then
//
//   w(x) = (x - floor + L) / -m                                   if m < 0
//   w(x) = (goal + C - x) / m                                     if m > 0
//   w(x) = (x - floor + L) (goal + C - x) / (v - |m| range)       if |m| range < v,
//                                                                 range = goal + C - floor + L
//
// falls by at least 1 on average, so at most w(x) deals are played on average. And if E e^(theta X) <= 1,
//
//   P(goal) <= (e^(theta x) - e^(theta ruin)) / (e^(theta goal) - e^(theta ruin)),
//              theta > 0, ruin = floor - L

/// A walk that starts at 0, is ruined below `floor` <= 0 and stops at `goal` > 0 or above. All are in steps,
/// like the rebate of each deal.
class RealWalk {
  public:
    /// Keeps a reference: `steps` must outlive this object.
    RealWalk(const std::vector<WalkStep>& steps, double rebate, double floor, double goal);

    /// An upper bound on the average number of deals; infinite if none is known.
    double most_deals() const;
    /// Bounds on the chance of reaching the goal, from a formula; they are narrow if the edge is far from 0.
    Bounds goal_chance() const;

  private:
    /// An upper bound on the chance of getting `ahead` steps in the direction of `sign`, if the other end is
    /// at most `behind` steps away.
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

}  // namespace holdfast::bankroll
