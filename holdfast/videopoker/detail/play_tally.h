// Adds up what perfect play wins: counts of every row, sums and squares of values, and the room that ties leave.
#pragma once

#include <array>
#include <vector>

#include <holdfast/videopoker/detail/deal_solver.h>
#include <holdfast/videopoker/detail/tie_breaker.h>

namespace holdfast::videopoker::detail {

/// Playing hold H of deal D with weight w makes w * factor * (draws to row r) combinations of row r, an
/// inclusion-exclusion sum over the sets G between H and D. Instead of fetching the counts of every G for every
/// deal, the deal leaves its signed weight at the G's; one pass over all G at the end multiplies the weights with
/// the counts. All of it is modulo 2^64; the final counts are below 2^64.
class PlayTally {
  public:
    PlayTally(const GameTables& tables, const HoldScale& scale, TieRule rule);

    void play(const SolvedBlock& block);
    void add(const PlayTally& other);

    /// [row] combinations under the tie rule.
    std::vector<u64> row_counts() const;
    /// [row] how many of them other optimal plays could do without, and could add.
    const std::vector<u64>& below() const { return below_; }
    const std::vector<u64>& above() const { return above_; }
    u64 tied_deals() const { return tied_deals_; }
    /// Sums over all deals of the best value (SolvedBlock::best), and of its square.
    u128 value() const { return value_; }
    U256 squared_value() const { return (U256(square_high_) << 64U) + U256(square_low_); }

  private:
    struct alignas(64) BlockWeights : std::array<u64, block_lanes> {};

    void play_pattern(const SolvedBlock& block, std::size_t pattern);
    u32 break_tie(const SolvedBlock& block, std::size_t pattern, u32 lane);
    void leave_weights(const SolvedBlock& block);

    const GameTables& tables_;
    const HoldScale& scale_;
    TieBreaker breaker_;
    std::array<u64, hold_count> factor_of_hold_{};
    std::array<std::vector<u64>, deal_size> weight_at_;     ///< [cards][class] signed weights
    std::vector<BlockWeights> block_weight_;                ///< [subset][lane] the same, of the current block
    std::vector<BlockWeights> rows_;                        ///< [row][lane] what whole deals (G = D) leave
    std::vector<u64> below_;
    std::vector<u64> above_;
    u64 tied_deals_ = 0;
    u128 value_ = 0;
    u128 square_low_ = 0;   ///< the sum of squares in two parts of 64 bits each,
    u128 square_high_ = 0;  ///< so that neither can overflow
};

}  // namespace holdfast::videopoker::detail
