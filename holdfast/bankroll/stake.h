// What a player stakes on each deal, and what he expects of it.
//
// Everything counts in bets of one line. A deal of n lines costs n bets; its n draws share the deal and the
// hold, and are independent given these:
//
//   edge     = return + cash back - tips - 1           of each bet
//   variance = v + (n - 1) c                           of one deal, for each line: Var(total) / n
//
// with v the variance of one hand and c the covariance of two lines drawn from one deal (GameAnalysis).
// Cash back and tips are shares of what is bet, and certain, so they move the mean only.
#pragma once

#include <holdfast/core/rational.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker::bankroll {

inline constexpr u32 max_lines = 1000;

struct Stake {
    u32 lines = 1;  ///< 1 to max_lines
    Rational cash_back;
    Rational tips;

    /// What comes back for certain, of each bet; below zero where tips exceed the cash back.
    Rational rebate() const { return cash_back - tips; }
};

inline Rational edge_of(const GameAnalysis& analysis, const Stake& stake) {
    return analysis.expected_return + stake.rebate() - Rational(1);
}

/// Of one deal, for each line.
inline Rational variance_of(const GameAnalysis& analysis, const Stake& stake) {
    return analysis.variance + Rational(stake.lines - 1) * analysis.covariance;
}

}  // namespace holdfast::videopoker::bankroll
