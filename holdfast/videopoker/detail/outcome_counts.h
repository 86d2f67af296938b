// How often each row is hit when a hold of one deal is drawn to: exact counts over all draws.
#pragma once

#include <array>
#include <vector>

#include <holdfast/videopoker/detail/pay_groups.h>
#include <holdfast/videopoker/game_tables.h>

namespace holdfast::videopoker::detail {

class OutcomeCounts {
  public:
    /// The deals of one class; bit p of a hold keeps the card at position p of its representative.
    OutcomeCounts(const GameTables& tables, const DealFamily& family, const FamilyGroups& groups,
                  std::size_t pattern, u32 rank_set);
    /// Five different cards of the game's deck; bit p of a hold keeps the p-th of them.
    OutcomeCounts(const GameTables& tables, const std::array<Card, deal_size>& deal);

    /// [row] the number of draws after holding `hold` that the row pays: the inclusion-exclusion sum over the
    /// subsets between the hold and the deal, which leaves out the draws that use a discard.
    std::vector<u32> of_hold(u32 hold) const;

  private:
    const GameTables& tables_;
    std::array<u32, hold_count> class_of_subset_{};  ///< but for the whole deal
    std::size_t row_of_deal_;
};

}  // namespace holdfast::videopoker::detail
