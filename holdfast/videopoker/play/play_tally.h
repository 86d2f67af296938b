// Adds up what perfect play wins: counts of every row, sums and squares of values, and the room that ties
// leave.
#pragma once

#include <vector>

#include <holdfast/videopoker/play/deal_solver.h>
#include <holdfast/videopoker/play/hold_weights.h>
#include <holdfast/videopoker/play/tie_breaker.h>

namespace holdfast::videopoker::detail {

class PlayTally {
  public:
    PlayTally(const GameTables& tables, const HoldScale& scale, TieRule rule);

    void play(const SolvedBlock& solved);
    void add(const PlayTally& other);

    /// [row] combinations under the tie rule.
    std::vector<u64> row_counts() const;
    /// [row] how many of them other optimal plays could do without, and could add.
    const std::vector<u64>& below() const { return below_; }
    const std::vector<u64>& above() const { return above_; }
    u64 tied_deals() const { return tied_deals_; }
    /// The sum over all deals of the square of the best value (SolvedBlock::best).
    U256 squared_value() const { return (U256(square_high_) << 64U) + U256(square_low_); }

  private:
    void play_pattern(const SolvedBlock& solved, std::size_t pattern);
    void add_squares(const SolvedBlock& solved, std::size_t pattern);
    Hold break_tie(const SolvedBlock& solved, std::size_t pattern, u32 lane);

    const GameTables& tables_;
    const HoldScale& scale_;
    TieBreaker breaker_;
    HoldWeights weights_;
    std::vector<u64> below_;
    std::vector<u64> above_;
    u64 tied_deals_ = 0;
    u128 square_low_ = 0;   ///< the sum of squares in two parts of 64 bits each,
    u128 square_high_ = 0;  ///< so that neither can overflow
};

}  // namespace holdfast::videopoker::detail
