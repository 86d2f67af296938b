// A stretch of a meter: the part of a line of pays between two neighbouring points at which one row outbids
// another.
//
// On a stretch the same row pays each hand, so the value of every hold is linear along the line of pays. If a hold is
// optimal at both ends, it is optimal on the whole stretch: its line is a chord of the value of perfect play,
// which is convex and so nowhere above the chord. Only the other deals are examined one by one.
#pragma once

#include <array>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker::detail {

// The best hold of one deal as the pays rise: the upper envelope of 32 lines.
//
//   value |            ___/ C          The value of a hold is linear: what it is worth at the start, plus
//         |      __.--'/               its draws to rows that rise times their rise. Perfect play follows the
//         |___--'---+------ B          highest line: it starts with the best hold (the steepest if equal) and
//         |--'     /                   always turns to the line that crosses the current one first (the
//         +-----------------> offset   steepest if several cross there).
//
// Offsets are counted from the start, in the units of StretchPays.

/// The value of a hold: at_start + slope * offset, over the pays' denominator times HoldScale::common.
struct HoldLine {
    u64 at_start = 0;
    u64 slope = 0;  ///< sum of draws * rises, times the factor of the hold

    bool operator==(const HoldLine&) const = default;
};

/// [mask] for every hold of a deal.
using HoldLines = std::array<HoldLine, hold_count>;

/// An exact offset: over / under, both positive.
struct Offset {
    u64 over = 0;
    u64 under = 1;

    friend bool operator<(const Offset& a, const Offset& b) {
        return u128{a.over} * b.under < u128{b.over} * a.under;
    }
};

/// Where one line takes over from another.
struct Turn {
    Offset at;
    Hold before;
    Hold after;
};

/// The turns at offsets > 0 and < `length`, in rising order. If several lines meet in one point, there is one
/// turn, to the steepest of them.
class HoldEnvelope {
  public:
    HoldEnvelope(const HoldLines& lines, u64 length);

    const std::vector<Turn>& turns() const { return turns_; }
    /// The holds whose line is that of the first piece, and of the last: bit H for hold H.
    u32 first_holds() const { return first_holds_; }
    u32 last_holds() const { return last_holds_; }

  private:
    std::vector<Turn> turns_;
    u32 first_holds_;
    u32 last_holds_;
};

/// A class of deals: its number, and how many deals are in it.
struct DealClass {
    u32 number;
    u32 deals;
};

/// A class of deals that turns to another hold.
struct DealTurn {
    Turn turn;
    u64 slope_gain;  ///< of one deal's line
    u64 start_loss;  ///< how much lower the new line is at the start of the stretch
    DealClass deals;
};

/// The pays along a stretch: row r pays (start[r] + rise[r] * offset) / denominator at offsets from 0 to
/// `length` > 0. The largest of them fits the limit of scaled_pays, and so does any of `rise`.
struct StretchPays {
    u64 denominator;
    std::vector<u64> start;
    std::vector<u64> rise;
    u64 length;
};

struct MeterStretch {
    u128 at_start;                 ///< the sum over all deals of HoldLine::at_start of the first piece
    u128 slope;                    ///< the same of HoldLine::slope
    std::vector<DealTurn> turns;   ///< in no particular order
    std::vector<u32> first_holds;  ///< [class] the holds that are optimal from the start on
    std::vector<u32> last_holds;   ///< [class] and up to the end
};

/// `tables` say which row pays which hand on the stretch. Throws Stopped.
MeterStretch meter_stretch(const GameTables& tables, const StretchPays& pays, const Work& work);

}  // namespace holdfast::videopoker::detail
