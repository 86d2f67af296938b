// The best hold of one deal as the pay of one row rises: the upper envelope of 32 lines.
//
//   worth |            ___/ C          Each hold is worth a line in the pay: what the other rows bring, plus
//         |      __.--'/               its draws to the row times the pay. Perfect play walks along the top
//         |___--'---+------ B          of all lines: from the best hold at the start (of equal ones the
//         |--'     /                   steepest) always to the line that crosses the present one first (of
//         +--------------------> pay   those that cross there, the steepest).
//
// Offsets are those of the pay from the start, in units of 1 / (common denominator of the pays).
#pragma once

#include <array>
#include <vector>

#include <holdfast/videopoker/paytables/hold.h>

namespace holdfast::videopoker::detail {

/// What a hold is worth: (at_start + slope * offset), over the pays' denominator and HoldScale::common.
struct HoldLine {
    u64 at_start = 0;
    u64 slope = 0;  ///< draws to the row * factor of the hold: at most HoldScale::common < 2^32

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

/// The turns at offsets > 0 and < `length`, in rising order; where several lines meet in one point there is
/// one turn, past all of them.
class HoldEnvelope {
  public:
    HoldEnvelope(const HoldLines& lines, u64 length);

    const std::vector<Turn>& turns() const { return turns_; }
    /// Holds of the same line as the first, and as the last piece: bit H for hold H.
    u32 first_holds() const { return first_holds_; }
    u32 last_holds() const { return last_holds_; }

  private:
    std::vector<Turn> turns_;
    u32 first_holds_;
    u32 last_holds_;
};

}  // namespace holdfast::videopoker::detail
