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

namespace holdfast::videopoker::bankroll {

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

}  // namespace holdfast::videopoker::bankroll
