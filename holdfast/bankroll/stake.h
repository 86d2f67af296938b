// A player's stake on each deal, and its edge and variance.
//
// Everything counts in bets of one line. A deal of n lines costs n bets:
//
//   edge     = return + cash back - tips - 1           of each bet
//   variance = v + (n - 1) c                           of one deal, for each line: Var(total) / n
//
// with v the variance of one line and c the covariance of two lines of one deal. Cash back and tips are fixed shares
// of each bet, so they move the mean only.
#pragma once

#include <holdfast/core/rational.h>

namespace holdfast::bankroll {

inline constexpr u32 max_lines = 1000;  ///< of one deal

struct Stake {
    u32 lines = 1;       ///< 1 to max_lines
    Rational cash_back;  ///< share of each bet that the players club returns: 0.0025 for 0.25 %
    Rational tips;       ///< share of each bet

    /// Cash back less tips, of each bet; negative if tips are larger.
    Rational rebate() const { return cash_back - tips; }

    /// The player's expected gain, as a share of each bet; negative if the house has the edge.
    Rational edge_of(const Rational& expected_return) const {
        return expected_return + rebate() - Rational(1);
    }

    /// The variance of one deal divided by its lines, in bets squared.
    Rational variance_of(const Rational& line_variance, const Rational& covariance) const {
        return line_variance + Rational(lines - 1) * covariance;
    }
};

}  // namespace holdfast::bankroll
