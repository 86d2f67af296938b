// A line of a table of odds: what happens against this many opponents, as counts of deals. Hands, ranges and
// starting hands are all shown in such lines.
//
//   deals = wins + ties + losses      by_ties = {wins, ties with one opponent, ties with two, ...}
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/core/rational.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::ask {

/// A count of deals, as a share of all deals, of which there must be some.
struct Share {
    Rational count;
    Rational deals;

    /// The double nearest to count / deals.
    double probability() const;

    static void declare(Shape<Share>& shape);
};

/// The well-known shortcut for N opponents: it treats the losses to each of them, of chance p, as
/// independent.
struct IndependentEstimate {
    double lose = 0;   ///< 1 - (1 - p)^N
    double error = 0;  ///< estimate - exact
};

/// Exact, except for the estimate.
struct OddsRow {
    int opponents = 0;  ///< unknown ones
    Rational deals;     ///< weighted, if a range has weights
    std::vector<Rational> by_ties =
        {};              ///< [t]: deals in which nobody is better and exactly t opponents tie; [0]: wins
    Rational ties = {};  ///< deals in which the best hand is shared, by any number of opponents
    Rational equity = {};
    std::optional<IndependentEstimate> estimate = std::nullopt;
    std::optional<Rational> call_gain = std::nullopt;  ///< if a call is asked about

    Rational wins() const { return by_ties.front(); }
    Rational losses() const { return deals - wins() - ties; }
};

/// A count of 1 weighs 1 / denominator.
OddsRow odds_row(const holdem::OpponentOdds& odds, u64 denominator = 1);

/// Sets the estimates from the odds against one opponent.
void add_estimate(OddsRow& row, const OddsRow& one);

/// The members of a row that every table of odds has.
void odds_row_shape(Shape<OddsRow>& shape);

/// Percent of win, tie, lose and equity, as a table for people shows them.
std::vector<std::string> odds_percents(const OddsRow& row);

}  // namespace holdfast::ask
