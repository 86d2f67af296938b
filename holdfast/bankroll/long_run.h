// Ruin of a player who never stops: the adjustment coefficient R, and what follows from it.
//
// Let X be what one deal of n lines adds to the bankroll. Where the edge is positive and losses are possible,
// E e^(-R X) = 1 has exactly one root R > 0, and e^(-R W) is a martingale of the bankroll W. Stopped at ruin,
//
//   P(ruin) = e^(-R b) / E[e^(-R W) at ruin]
//
// and since W at ruin lies between two bounds, so does P. The bounds are equal, and P known, where the
// bankroll cannot fall by more than the one step of its lattice: one line, whole pays, neither cash back nor
// tips, where W at ruin is 0 and P = e^(-R b). (Feller, An Introduction to Probability Theory, vol. 2, XII.)
//
// Doubles find R; the signs of the equation on either side of it, computed with bounds, then prove where it
// lies.
#pragma once

#include <holdfast/bankroll/bounds.h>
#include <holdfast/bankroll/deal_totals.h>
#include <holdfast/bankroll/stake.h>
#include <holdfast/core/progress.h>

namespace holdfast::videopoker::bankroll {

struct RuinChance {
    Bounds chance;          ///< proven
    double estimate = 0;    ///< e^(-R b), the usual published figure, which may lie outside of them
    bool is_bound = false;  ///< false: the two differ by the errors of computing only
};

class LongRun {
  public:
    enum class Fate {
        certain,  ///< the edge is not positive: ruin comes sooner or later
        never,    ///< no deal can lose
        possible  ///< more than 0 and less than 1
    };

    /// Throws Stopped.
    LongRun(const DrawMixture& mixture, const Stake& stake, const Rational& edge, const Work& work = {});

    Fate fate() const { return fate_; }
    /// R; 0 unless ruin is possible.
    const Bounds& root() const { return root_; }

    /// Ruin: less than one bet for every line, at any time. `bankroll` is in bets of one line.
    RuinChance ruin(const Rational& bankroll) const;
    /// The bankroll for which e^(-R b) is `risk`, 0 < risk < 1: the usual published figure. Call only where
    /// ruin is possible.
    double usual_bankroll_for(double risk) const;
    /// Whether ruin has two bounds even with exact arithmetic: a ruined player may have part of a bet left,
    /// or some bets.
    bool is_bound() const { return fate_ == Fate::possible && lowest_step_ != -step_unit_; }

  private:
    Fate fate_ = Fate::certain;
    Bounds root_;
    u32 lines_;
    Rational step_unit_;    ///< all steps are multiples of it
    Rational lowest_step_;  ///< what the worst deal adds to the bankroll
};

}  // namespace holdfast::videopoker::bankroll
