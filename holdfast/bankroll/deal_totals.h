// The exact distribution of the total pay of one deal of n lines.
//
//   ways[i] / all   is the probability that the n lines pay totals[i] / pay_denominator bets
//   all             = deals * outcomes^n     (at most 320 bits)
//
// Given the group of the deal, its n lines are independent. So the distribution is the average of the n-fold
// convolutions of one line, over the groups of OutcomeLaw weighted by their deals. All counts are whole numbers.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/bankroll/outcome_law.h>
#include <holdfast/core/integers.h>
#include <holdfast/core/progress.h>

namespace holdfast::bankroll {

inline constexpr u32 max_total_lines = 10;
/// The limit on different totals; many odd pays would make millions.
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

/// The totals of `lines` lines; nothing if there are more than max_totals. Throws InvalidArgument unless
/// 1 <= lines <= max_total_lines and all ways have 320 bits, and Stopped.
std::optional<DealTotals> total_deals(const OutcomeLaw& law, u32 lines, const Work& work = {});

}  // namespace holdfast::bankroll
