// Perfect play of every class of deals: the best value, and which of the 32 holds reach it.
//
// A walk over all blocks of sixteen sets of ranks (deal_values.h). Unlike DealValues it keeps no values of
// the other holds: two numbers a deal are all that returns and counts need.
#pragma once

#include <functional>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/play/deal_values.h>

namespace holdfast::videopoker::detail {

/// The deals of a block, solved for all suit patterns of its family.
struct SolvedBlock {
    RankBlock block;
    std::vector<u64> best;     ///< [pattern * 16 + lane] value of the best hold: its expected pay
                               ///< * pay denominator * HoldScale::common
    std::vector<u32> optimal;  ///< [pattern * 16 + lane] the bits of the HoldSet of all holds of this value
};

/// The sum of the pays of all five-card hands must stay below this for 32-bit lanes: no hold total passes it.
inline constexpr u64 lane_limit = u64{1} << 30U;

/// Solves all classes of deals and hands them to body(block, worker), in no particular order but each once;
/// worker as in for_each_index.
void for_each_solved_block(const GameTables& tables, const HoldScale& scale, const Work& work,
                           const std::function<void(const SolvedBlock&, unsigned worker)>& body);

}  // namespace holdfast::videopoker::detail
