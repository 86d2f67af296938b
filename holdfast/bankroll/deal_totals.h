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

#include <holdfast/bankroll/draw_mixture.h>
#include <holdfast/core/wide.h>

namespace holdfast::videopoker::bankroll {

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
