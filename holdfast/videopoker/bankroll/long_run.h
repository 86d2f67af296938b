// Ruin of a player who never stops: the adjustment coefficient R, and what follows from it.
//
// Let X be what one deal of n lines adds to the bankroll. Where the edge is positive and losses are possible,
// E e^(-R X) = 1 has exactly one root R > 0, and e^(-R W) is a martingale of the bankroll W. Stopped at ruin,
//
//   P(ruin) = e^(-R b) / E[e^(-R W) at ruin]
//
// and since W at ruin lies between two bounds, so does P. The bounds are equal, and P exact, where the
// bankroll cannot fall by more than the one step of its lattice: one line, whole pays, neither cash back nor tips, where
// W at ruin is 0 and P = e^(-R b). (Feller, An Introduction to Probability Theory, vol. 2, XII.)
#pragma once

#include <holdfast/videopoker/bankroll/draw_mixture.h>
#include <holdfast/videopoker/bankroll/stake.h>

namespace holdfast::videopoker::bankroll {

/// e^(-R b), and the proven bounds.
struct RuinChance {
    double probability;
    double least;
    double most;
    bool is_bound;  ///< false: probability, least and most are all the exact value
};

class LongRun {
  public:
    enum class Fate {
        certain,  ///< the edge is not positive: ruin comes sooner or later
        never,    ///< no deal can lose
        possible  ///< e^(-R b)
    };

    LongRun(const DrawMixture& mixture, const Stake& stake, const Rational& edge);

    Fate fate() const { return fate_; }
    /// R, with an error below 1e-12 (of R itself, too); 0 unless ruin is possible.
    double root() const { return root_; }

    /// Ruin: another hand is to be played, with less than one bet for every line. `bankroll` is in bets of one line.
    RuinChance ruin(const Rational& bankroll) const;
    /// The bankroll for which e^(-R b) is `risk`, 0 < risk < 1; call only where ruin is possible.
    double bankroll_for(double risk) const;
    /// Whether bankroll_for() is only an estimate: a ruined player may have part of a bet left, or some bets.
    bool is_estimate() const { return lowest_step_ != -step_unit_; }

  private:
    Fate fate_ = Fate::certain;
    double root_ = 0;
    u32 lines_;
    Rational step_unit_;    ///< all steps are multiples of it
    Rational lowest_step_;  ///< what the worst deal adds to the bankroll
};

}  // namespace holdfast::videopoker::bankroll
