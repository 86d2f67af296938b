// A stretch of a meter: the pays of one row between two neighbouring pays at which it outbids another row.
//
// On a stretch every hand stays with the row that it is paid by, so every hold is worth a line in the pay.
// Deals with a hold that is optimal at both ends play it all the way (its line is a chord of a convex
// function, and lies on it); only the others are looked at one by one.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/sweeps/hold_envelope.h>

namespace holdfast::videopoker::detail {

/// A class of deals: its number, and how many deals are in it.
struct DealClass {
    u32 number;
    u32 deals;
};

/// A class of deals that turns to another hold.
struct DealTurn {
    Turn turn;
    u64 slope_gain;  ///< of one deal's line
    u64 start_loss;  ///< how much lower the new line begins, drawn back to the start of the stretch
    DealClass deals;
};

struct MeterStretch {
    u64 from;  ///< pays of the row, times `denominator`
    u64 to;
    u128 at_start;                 ///< the sum over all deals of HoldLine::at_start of the first piece
    u64 slope;                     ///< the same of HoldLine::slope
    std::vector<DealTurn> turns;   ///< in no particular order
    std::vector<u32> first_holds;  ///< [class] the holds that are optimal from the start on
    std::vector<u32> last_holds;   ///< [class] and up to the end
};

/// `pays`: those of the other rows times `denominator`; the pay at `row` counts for nothing. `tables` say who
/// is paid for which hand on the stretch.
MeterStretch meter_stretch(const GameTables& tables, const std::vector<u64>& pays, u64 denominator,
                           std::size_t row, u64 from, u64 to, const Work& work);

}  // namespace holdfast::videopoker::detail
