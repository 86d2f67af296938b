#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/machines/detail/hold_candidates.h>

namespace holdfast::videopoker::detail {
namespace {

/// What a hold is worth, at least and at most: lines over the sum of the multipliers, at both of their ends.
struct WorthBounds {
    double least_low, least_high;  ///< at the least sum
    double most_low, most_high;    ///< at the most
    double middle() const { return least_low + most_low; }
};

std::vector<u32> all_multipliers(const UltimateX& rules) {
    std::set<u32> all(rules.multipliers.begin(), rules.multipliers.end());
    all.insert(1);  // of the first hand
    return {all.begin(), all.end()};
}

std::vector<u64> squares_of(const std::vector<u64>& numbers) {
    std::vector<u64> squares;
    for (const u64 number : numbers) squares.push_back(number * number);
    return squares;
}

std::vector<u64> widened(const std::vector<u32>& numbers) {
    return {numbers.begin(), numbers.end()};
}

}  // namespace

/// What a worker needs to value the deals of a block; values are [mask][lane].
struct HoldCandidates::Scratch {
    BlockSums<u64> pays;
    BlockSums<u64> means;
    BlockSums<u64> squares;
    std::array<std::array<u64, block_lanes>, hold_count> pay{};
    std::array<std::array<u64, block_lanes>, hold_count> mean{};
    std::array<std::array<u64, block_lanes>, hold_count> square{};
};

HoldCounter::HoldCounter(const GameTables& base, const UltimateX& rules, int lines)
    : base_(base),
      of_row_(rules.multipliers),
      lines_(lines),
      scale_(base.game().deck),
      multipliers_(all_multipliers(rules)) {}

HoldCandidates::HoldCandidates(const GameTables& base, const UltimateX& rules, int lines)
    : HoldCounter(base, rules, lines),
      pays_(pay_sums(base, base.pays().pays)),
      means_(pay_sums(base, widened(rules.multipliers))),
      squares_(pay_sums(base, squares_of(widened(rules.multipliers)))) {}

CountedHold HoldCounter::counted(const OutcomeCounts& outcomes, Hold hold) const {
    const RowNumbers counts = outcomes.of_hold(hold, static_cast<u32>(scale_.factor_of(hold)));
    const std::vector<u64>& pays = base_.pays().pays;
    CountedHold found{std::inner_product(pays.begin(), pays.end(), counts.begin(), u64{0}),
                      MultiplierCounts(multipliers_.size())};
    for (std::size_t row = 0; row < of_row_.size(); ++row) {
        const auto place = std::lower_bound(multipliers_.begin(), multipliers_.end(), of_row_[row]);
        found.multipliers[static_cast<std::size_t>(place - multipliers_.begin())] += counts[row];
    }
    return found;
}

// The holds that no other is certain to beat at every sum of multipliers.
HoldSet HoldCandidates::kept(const Scratch& scratch, u32 lane, const SumWorth& worth) const {
    const double least = sum_at(0);
    const double most = sum_at(sums() - 1);
    std::array<WorthBounds, hold_count> bounds{};
    // The best at both ends and between them, by what is certain: lines that other holds must not stay below.
    std::array<std::size_t, 3> best{};
    for (std::size_t mask = 0; mask < hold_count; ++mask) {
        const double pay = static_cast<double>(scratch.pay[mask][lane]) / pay_unit();
        const double one = static_cast<double>(scratch.mean[mask][lane]) / common();
        const double square = static_cast<double>(scratch.square[mask][lane]) / common();
        const double spread = std::max(0.0, square - one * one) * lines() / 2;
        const double worth_of_mean = worth.at(one * lines());
        const double low = worth_of_mean + worth.least_bend() * spread;
        const double high = worth_of_mean + worth.most_bend() * spread;
        bounds[mask] = {least * pay + low, least * pay + high, most * pay + low, most * pay + high};
        if (bounds[mask].least_low > bounds[best[0]].least_low) best[0] = mask;
        if (bounds[mask].middle() > bounds[best[1]].middle()) best[1] = mask;
        if (bounds[mask].most_low > bounds[best[2]].most_low) best[2] = mask;
    }
    // More than all roundings of a bound.
    const double error = 8 * rounding * (bounds[best[2]].most_low + worth.of_sum().back() + most);
    u32 kept = 0;
    for (std::size_t mask = 0; mask < hold_count; ++mask) {
        const bool is_behind = std::any_of(best.begin(), best.end(), [&](std::size_t other) {
            return bounds[mask].least_high + error < bounds[other].least_low &&
                   bounds[mask].most_high + error < bounds[other].most_low;
        });
        if (!is_behind) kept |= 1U << mask;
    }
    return HoldSet(kept);
}

std::vector<CountedDeal> HoldCandidates::of_block(const RankBlock& block, const SumWorth& worth,
                                                  Scratch& scratch) const {
    std::vector<CountedDeal> deals;
    scratch.pays.load(pays_, block);
    scratch.means.load(means_, block);
    scratch.squares.load(squares_, block);
    for (std::size_t pattern = 0; pattern < block.family->patterns(); ++pattern) {
        const SubsetTable& subset_of = block.family->subset_of[pattern];
        value_holds(scratch.pays.data(), subset_of, scale(), scratch.pay);
        value_holds(scratch.means.data(), subset_of, scale(), scratch.mean);
        value_holds(scratch.squares.data(), subset_of, scale(), scratch.square);
        for (u32 lane = 0; lane < block.count; ++lane) {
            const HoldSet holds = kept(scratch, lane, worth);
            const OutcomeCounts outcomes(base(), *block.family, *block.groups, pattern,
                                         block.first_rank_set + lane, holds);
            CountedDeal& deal = deals.emplace_back();
            deal.weight = block.family->weight[pattern];
            for (const Hold hold : holds) {
                CountedHold each = counted(outcomes, hold);
                // Holds whose draws are alike are one candidate.
                if (std::find(deal.holds.begin(), deal.holds.end(), each) == deal.holds.end()) {
                    deal.holds.push_back(std::move(each));
                }
            }
        }
    }
    return deals;
}

std::vector<std::vector<CountedDeal>> HoldCandidates::of_deals(const SumWorth& worth,
                                                               const Work& work) const {
    const std::vector<RankBlock> blocks = rank_blocks(base().classes(), base().groups());
    std::vector<Scratch> scratches(worker_count(work));
    std::vector<std::vector<CountedDeal>> deals(blocks.size());
    for_each_index(blocks.size(), work.quietly(), [&](std::size_t index, unsigned worker) {
        deals[index] = of_block(blocks[index], worth, scratches[worker]);
    });
    return deals;
}

}  // namespace holdfast::videopoker::detail
