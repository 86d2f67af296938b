// A player's stake on each deal, and its edge and variance.
//
// Everything counts in bets of one line. A deal of n lines costs n bets; its n draws share the deal and the
// hold, and are independent given these:
//
//   edge     = return + cash back - tips - 1           of each bet
//   variance = v + (n - 1) c                           of one deal, for each line: Var(total) / n
//
// with v the variance of one hand and c the covariance of two lines drawn from one deal (GameAnalysis). Cash
// back and tips are fixed shares of each bet, so they move the mean only.
#pragma once

#include <holdfast/core/rational.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker::bankroll {

inline constexpr u32 max_lines = 1000;  ///< of one deal

struct Stake {
    u32 lines = 1;       ///< 1 to max_lines
    Rational cash_back;  ///< share of each bet that the players club returns: 0.0025 for 0.25 %
    Rational tips;       ///< share of each bet

    /// Cash back less tips, of each bet; negative if tips are larger.
    Rational rebate() const { return cash_back - tips; }
};

/// The player's expected gain, as a share of each bet; negative if the house has the edge.
inline Rational edge_of(const GameAnalysis& analysis, const Stake& stake) {
    return analysis.expected_return + stake.rebate() - Rational(1);
}

/// The variance of one deal divided by its lines, in bets squared.
inline Rational variance_of(const GameAnalysis& analysis, const Stake& stake) {
    return analysis.variance + Rational(stake.lines - 1) * analysis.covariance;
}

}  // namespace holdfast::videopoker::bankroll
