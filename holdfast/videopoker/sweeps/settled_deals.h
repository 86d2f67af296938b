// Deals whose best hold is the same for every paytable between two bounds.
//
// Hold totals grow with every pay. If hold H of a deal, with every pay at its lower bound, is worth at least
// as much as every other hold with every pay at its upper bound, then H is optimal for all paytables in
// between. The deal is settled: its part of the return is a fixed linear function of the pays. Only the other
// deals have to be searched for each paytable.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/counting/lattice.h>
#include <holdfast/videopoker/play/deal_values.h>

namespace holdfast::videopoker::detail {

/// The suit patterns of one set of ranks that are not settled.
struct OpenDeals {
    const DealFamily* family = nullptr;
    const FamilyGroups* groups = nullptr;
    u32 rank_set = 0;
    std::vector<u16> patterns;
    std::vector<u32> rivals;  ///< [i] the bits of the HoldSet of all holds that may be best in patterns[i]
};

struct SettledDeals {
    HoldWeights weights;  ///< of the settled deals' holds
    std::vector<OpenDeals> open;
};

/// `bounds[group]`: lane 0 has the least, lane 1 the largest pay of the group's hands. The sum of the largest
/// pays of all hands must be below lane_limit. Throws Stopped.
SettledDeals settle_deals(const GameTables& tables, const HoldScale& scale,
                          const std::vector<LatticeLine>& bounds, const StopFlag* stop);

/// Leaves every deal open, with every hold as a rival: for few paytables, settling would take longer than it
/// saves.
SettledDeals settle_nothing(const GameTables& tables);

}  // namespace holdfast::videopoker::detail
