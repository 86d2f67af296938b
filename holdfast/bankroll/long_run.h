// Ruin of a player who never stops, by the adjustment coefficient R.
//
// Let X be what one deal of n lines adds to the bankroll. If the edge is positive and losses are possible, E
// e^(-R X) = 1 has exactly one root R > 0, and e^(-R W) is a martingale of the bankroll W. From a bankroll b,
// stopped at ruin,
//
//   P(ruin) = e^(-R b) / E[e^(-R W) at ruin]
//
// and because W at ruin lies between two bounds, so does P. The bounds are equal, and P is known, if the
// bankroll cannot fall by more than one step of its lattice: with one line, whole pays, and neither cash back
// nor tips, W at ruin is 0 and P = e^(-R b). (Feller, An Introduction to Probability Theory, vol. 2, XII.)
//
// R is found with doubles; the signs of the equation on either side of it, computed with bounds, prove where
// it lies.
#pragma once

#include <holdfast/bankroll/bounds.h>
#include <holdfast/bankroll/outcome_law.h>
#include <holdfast/bankroll/stake.h>
#include <holdfast/core/progress.h>

namespace holdfast::bankroll {

struct RuinChance {
    Bounds chance;          ///< proven
    double estimate = 0;    ///< e^(-R b), the figure usually published, which may lie outside the bounds
    bool is_bound = false;  ///< false: the bounds differ only by rounding errors
};

class LongRun {
  public:
    enum class Fate {
        certain,  ///< the edge is not positive: ruin comes sooner or later
        never,    ///< no deal can lose
        possible  ///< more than 0 and less than 1
    };

    /// Throws Stopped.
    LongRun(const OutcomeLaw& law, const Stake& stake, const Work& work = {});

    Fate fate() const { return fate_; }
    /// R; 0 unless ruin is possible.
    const Bounds& root() const { return root_; }

    /// The chance that the bankroll, in bets of one line, ever falls below one bet for every line.
    RuinChance ruin(const Rational& bankroll) const;
    /// The bankroll for which e^(-R b) is `risk`, 0 < risk < 1: the figure usually published. Call it only if
    /// ruin is possible.
    double usual_bankroll_for(double risk) const;
    /// Whether the chance of ruin has two bounds even in exact arithmetic, because a ruined player may have
    /// part of a bet, or some bets, left.
    bool is_bound() const { return fate_ == Fate::possible && lowest_step_ != -step_unit_; }

  private:
    Fate fate_ = Fate::certain;
    Bounds root_;
    u32 lines_;
    Rational step_unit_;    ///< all steps are multiples of it
    Rational lowest_step_;  ///< what the worst deal adds to the bankroll
};

}  // namespace holdfast::bankroll
