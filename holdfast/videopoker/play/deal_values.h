// The exact values of all 32 holds of every class of deals, sixteen sets of ranks at a time.
//
// A value is the expected pay * pay denominator * HoldScale::common: a whole number, so that holds of
// different sizes compare (best_holds.h). Nothing is stored for a deal: a walk over all of them takes
// some milliseconds.
#pragma once

#include <array>
#include <functional>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/play/pay_sums.h>

namespace holdfast::videopoker::detail {

/// Sixteen classes of deals, of one suit pattern and sixteen sets of ranks; those from `count` on mean
/// nothing.
struct ValuedDeals {
    const DealFamily* family;
    std::size_t pattern;
    u32 first_rank_set;
    u32 count;
    /// [mask][lane]
    std::array<std::array<u64, block_lanes>, hold_count> values;
};

class DealValues {
  public:
    /// `tables` must outlive this.
    explicit DealValues(const GameTables& tables);

    const GameTables& tables() const { return *tables_; }
    const HoldScale& scale() const { return scale_; }
    /// Of a class of at most four cards: the sum of the pays of all hands that contain the cards.
    u64 pay_sum(int cards, u32 set_class) const {
        return sums_.of_level[static_cast<std::size_t>(cards)][set_class];
    }

    /// Calls body for all deals, in no particular order but each once; worker as in for_each_index. Throws
    /// Stopped.
    void for_each(const Work& work,
                  const std::function<void(const ValuedDeals&, unsigned worker)>& body) const;
    /// Likewise, in rounds: after some `deals` classes, and at the end, all workers are done and after_round
    /// is called, so that what they have gathered can be put together before there is much of it. Tells no
    /// progress.
    void for_each_in_rounds(u64 deals, const Work& work,
                            const std::function<void(const ValuedDeals&, unsigned worker)>& body,
                            const std::function<void()>& after_round) const;

  private:
    struct Scratch;
    /// Calls body for each pattern of the block.
    void value_block(const RankBlock& block, Scratch& scratch,
                     const std::function<void(const ValuedDeals&)>& body) const;

    const GameTables* tables_;
    HoldScale scale_;
    PaySums<u64> sums_;
};

}  // namespace holdfast::videopoker::detail
