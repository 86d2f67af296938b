// The holds of each deal that may be best in Ultimate X on several lines, whatever the sum of the multipliers is.
//
// Bounds of what a hold is worth need no draws: its expected pay, and the mean and the variance of the multiplier that it
// sets, are sums over a lattice of pays, of multipliers and of their squares. Most deals keep one hold, whose draws are
// then counted.
#pragma once

#include <array>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/machines/detail/sum_of_multipliers.h>
#include <holdfast/videopoker/machines/machine.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::videopoker::detail {

/// A hold that may be best, as it is counted: its expected pay on a line, in 1 / pay_unit() of
/// a bet, and how often it sets each multiplier.
struct CountedHold {
    u64 pay = 0;
    MultiplierCounts multipliers;

    bool operator==(const CountedHold&) const = default;
};

struct CountedDeal {
    u32 weight = 0;
    std::vector<CountedHold> holds;
};

/// Counts the draws of single holds.
class HoldCounter {
  public:
    /// Keeps a reference to the tables.
    HoldCounter(const GameTables& base, const UltimateX& rules, int lines);

    const GameTables& base() const { return base_; }
    /// All multipliers that there are, rising; 1 is always one of them.
    const std::vector<u32>& multipliers() const { return multipliers_; }
    std::size_t sums() const { return static_cast<std::size_t>(lines_) * (multipliers_.back() - 1) + 1; }
    /// A sum of multipliers: from one for each line upwards.
    double sum_at(std::size_t index) const {
        return static_cast<double>(static_cast<std::size_t>(lines_) + index);
    }
    /// The common denominator of all counts of draws.
    double common() const { return static_cast<double>(scale_.common); }
    double pay_unit() const { return common() * static_cast<double>(base_.pays().denominator); }

    int lines() const { return lines_; }
    const HoldScale& scale() const { return scale_; }

    CountedHold counted(const OutcomeCounts& outcomes, Hold hold) const;

  private:
    const GameTables& base_;
    std::vector<u32> of_row_;
    int lines_;
    HoldScale scale_;
    std::vector<u32> multipliers_;
};

class HoldCandidates : public HoldCounter {
  public:
    HoldCandidates(const GameTables& base, const UltimateX& rules, int lines);

    /// All classes of deals, by blocks, in an order that does not depend on work.threads. Throws Stopped.
    std::vector<std::vector<CountedDeal>> of_deals(const SumWorth& worth, const Work& work) const;

  private:
    struct Scratch;
    HoldSet kept(const Scratch& scratch, u32 lane, const SumWorth& worth) const;
    std::vector<CountedDeal> of_block(const RankBlock& block, const SumWorth& worth, Scratch& scratch) const;

    PaySums<u64> pays_;
    PaySums<u64> means_;
    PaySums<u64> squares_;
};

}  // namespace holdfast::videopoker::detail
