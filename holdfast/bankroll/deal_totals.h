// The exact distribution of what one deal of n lines pays in all.
//
//   ways[i] / all   is the probability that the n draws pay totals[i] / pay_denominator bets
//   all             = deals * draws^n        (at most 272 bits, for ten lines of 55 cards)
//
// The n draws of a deal are independent given the deal, so the distribution is the average over the groups of
// DrawMixture, weighted by their deals, of the n-fold convolution of what one draw pays. It is counted in
// whole numbers.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::videopoker::bankroll {

// What the draws of perfect play pay, deal by deal: deals whose draws pay alike are one group.
//
//   group g   deals[g] deals, each of whose draws pays pays[i] with probability counts[g][i] / draws
//
// Several lines are drawn from one deal and one hold, so their total is a mixture: the group is drawn once,
// then each line by itself. 9/6 Jacks or Better has 134,459 classes of deals but only 1,279 groups.

struct DrawGroup {
    u64 deals;
    std::vector<u32> counts;  ///< [pay] of DrawMixture::draws
};

struct DrawMixture {
    u64 pay_denominator;
    std::vector<u64> pays;  ///< rising, each once, times pay_denominator
    u64 draws;              ///< L, the common multiple of all numbers of draws (7,669,695 for 52 cards)
    u64 deals;
    std::vector<DrawGroup> groups;  ///< in the order of their counts
};

/// What some draw of some deal pays, in bets, rising: a row may be there that perfect play never makes.
std::vector<Rational> drawn_pays(const DrawMixture& mixture);

/// The groups do not depend on work.threads. Throws Stopped.
DrawMixture mix_draws(const GameTables& tables, TieRule tie_rule, const Work& work = {});

inline constexpr u32 max_total_lines = 10;
/// More different totals are not counted: paytables with many odd pays would have millions.
inline constexpr std::size_t max_totals = 60'000;

struct DealTotals {
    u32 lines;
    u64 pay_denominator;
    std::vector<u64> totals;  ///< rising, times pay_denominator
    std::vector<U512> ways;
    U512 all;

    /// The double nearest to some_ways / all, which is not below 2^-511.
    double chance_of(const U512& some_ways) const;
    double probability(std::size_t i) const { return chance_of(ways[i]); }
};

/// None where there are more than max_totals. Throws std::invalid_argument unless 1 <= lines <=
/// max_total_lines, and Stopped.
std::optional<DealTotals> total_deals(const DrawMixture& mixture, u32 lines, const Work& work = {});

}  // namespace holdfast::videopoker::bankroll
