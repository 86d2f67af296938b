#include <holdfast/videopoker/detail/play_tally.h>

#include <algorithm>
#include <numeric>

#include <holdfast/videopoker/detail/lattice.h>

namespace holdfast::videopoker::detail {
namespace {

void add_all(std::vector<u64>& to, const std::vector<u64>& from) {
    std::transform(from.begin(), from.end(), to.begin(), to.begin(), [](u64 a, u64 b) { return a + b; });
}

}  // namespace

PlayTally::PlayTally(const GameTables& tables, const HoldScale& scale, TieRule rule)
    : tables_(tables),
      scale_(scale),
      breaker_(tables, scale, rule),
      rows_(tables.game().rows.size()),
      below_(rows_.size()),
      above_(rows_.size()) {
    for (std::size_t hold = 0; hold < hold_count; ++hold) {
        factor_of_hold_[hold] = scale.factor[static_cast<std::size_t>(__builtin_popcountll(hold))];
    }
    for (int cards = 0; cards < deal_size; ++cards) {
        weight_at_[static_cast<std::size_t>(cards)].resize(tables.classes().size(cards));
    }
}

void PlayTally::play(const SolvedBlock& block) {
    block_weight_.assign(block.family->subsets.size(), {});
    for (std::size_t pattern = 0; pattern < block.family->patterns(); ++pattern) { play_pattern(block, pattern); }
    leave_weights(block);
}

void PlayTally::play_pattern(const SolvedBlock& block, std::size_t pattern) {
    alignas(64) std::array<u64, block_lanes> hold{};
    alignas(64) std::array<u64, block_lanes> share{};
    u128 value = 0;
    u128 square_low = 0;
    u128 square_high = 0;
    for (u32 lane = 0; lane < block.count; ++lane) {
        const u64 best = block.best[pattern * block_lanes + lane];
        const u128 square = u128{best} * best;
        value += best;
        square_low += static_cast<u64>(square);
        square_high += static_cast<u64>(square >> 64U);
        const u32 optimal = block.optimal[pattern * block_lanes + lane];
        const bool tied = (optimal & (optimal - 1)) != 0;
        hold[lane] = tied ? break_tie(block, pattern, lane) : static_cast<u32>(__builtin_ctz(optimal));
        share[lane] = block.family->weight[pattern] * factor_of_hold_[hold[lane]];
    }
    const u32 weight = block.family->weight[pattern];
    value_ += weight * value;
    square_low_ += weight * square_low;
    square_high_ += weight * square_high;
    leave_shares(hold.data(), share.data(), block.family->subset_of[pattern], block_weight_.data()->data());
}

u32 PlayTally::break_tie(const SolvedBlock& block, std::size_t pattern, u32 lane) {
    const OutcomeCounts outcomes(tables_, *block.family, pattern, block.first_rank_set + lane);
    const std::vector<TiedHold> holds = breaker_.ranked(outcomes, block.optimal[pattern * block_lanes + lane]);
    const u64 weight = block.family->weight[pattern];
    tied_deals_ += weight;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        const auto [least, most] =
            std::minmax_element(holds.begin(), holds.end(), [row](const TiedHold& a, const TiedHold& b) {
                return a.counts[row] < b.counts[row];
            });
        below_[row] += weight * (holds.front().counts[row] - least->counts[row]);
        above_[row] += weight * (most->counts[row] - holds.front().counts[row]);
    }
    return holds.front().hold;
}

void PlayTally::leave_weights(const SolvedBlock& block) {
    for (std::size_t subset = 0; subset < block_weight_.size(); ++subset) {
        const SubsetRun& run = block.family->subsets[subset];
        const BlockWeights& from = block_weight_[subset];
        const u16* index = run.rank_index + block.first_rank_set;
        if (run.cards == deal_size) {
            for (u32 lane = 0; lane < block.count; ++lane) {
                rows_[tables_.paid_row(run.base + index[lane])][lane] += from[lane];
            }
            continue;
        }
        u64* to = weight_at_[run.cards].data() + run.base;
        for (u32 lane = 0; lane < block.count; ++lane) { to[index[lane]] += from[lane]; }
    }
}

void PlayTally::add(const PlayTally& other) {
    value_ += other.value_;
    square_low_ += other.square_low_;
    square_high_ += other.square_high_;
    tied_deals_ += other.tied_deals_;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        for (std::size_t lane = 0; lane < block_lanes; ++lane) { rows_[row][lane] += other.rows_[row][lane]; }
    }
    add_all(below_, other.below_);
    add_all(above_, other.above_);
    for (std::size_t level = 0; level < weight_at_.size(); ++level) {
        add_all(weight_at_[level], other.weight_at_[level]);
    }
}

std::vector<u64> PlayTally::row_counts() const {
    std::vector<u64> counts;
    for (const BlockWeights& row : rows_) { counts.push_back(std::accumulate(row.begin(), row.end(), u64{0})); }
    for (int cards = 0; cards < deal_size; ++cards) {
        const std::vector<u64>& weights = weight_at_[static_cast<std::size_t>(cards)];
        for (u32 each = 0; each < weights.size(); ++each) {
            const u32* hands = tables_.row_counts().at(cards, each)->lane.data();
            for (std::size_t row = 0; row < counts.size(); ++row) { counts[row] += weights[each] * hands[row]; }
        }
    }
    return counts;
}

}  // namespace holdfast::videopoker::detail
