// The law of the outcomes of a bet: what it may pay, and how often. It is all that the bankroll knows of a game.
//
//   a deal is of group g                with probability deals[g] / deals
//   each of its lines pays pays[i]      with probability counts[g][i] / outcomes, independently of the others
//
// A deal is one round, with a bet on each of its lines. Rounds that share nothing, as those of roulette, are one
// group. If the lines of a round share something, as hands drawn to the same cards do, it is a mixture: one random group, then
// each line independently.
#pragma once

#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>

namespace holdfast::bankroll {

/// Deals whose lines have the same distribution.
struct OutcomeGroup {
    u64 deals;
    std::vector<u32> counts;  ///< [pay] of OutcomeLaw::outcomes
};

struct OutcomeLaw {
    u64 pay_denominator;
    std::vector<u64> pays;  ///< rising, each once, times pay_denominator
    u64 outcomes;           ///< of one line of a deal, equally likely
    u64 deals;
    std::vector<OutcomeGroup> groups;

    /// The pays, in bets, that occur, in rising order; others have no outcome in any group.
    std::vector<Rational> possible_pays() const;
    /// What a bet pays on average, in bets.
    Rational expected_return() const;
};

}  // namespace holdfast::bankroll
