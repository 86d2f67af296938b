// The return of a game as a function of what one row pays: continuous, convex and piecewise linear, with
// every breakpoint exact.
//
//   return |               /       slope = the probability of the row under perfect play at that pay;
//          |           __/         it grows where perfect play changes for some deal, and where the row
//        1 |- - - -_.-'            begins to pay more than another one and takes over its hands
//          |___.--'  :
//          +---------+------> pay  break-even: where the return passes 1
//
// For each class of deals the value of perfect play is the upper envelope of 32 lines (meter_stretch.h); the
// return is the sum of these envelopes.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker {

/// A deal that is played differently from a breakpoint on.
struct PlayChange {
    Deal deal;
    Hold before;
    Hold after;
};

/// The pays between two neighbouring breakpoints.
struct MeterPiece {
    Rational from;
    Rational to;
    u64 combinations = 0;   ///< of the row, out of Meter::combinations, at any pay inside the piece
    Rational return_from;   ///< the return where the piece begins
    u64 deals_changed = 0;  ///< deals that are played differently on the piece before
    std::optional<PlayChange> example = {};  ///< if there are any: one of the most common of them
};

/// The lowest pay with a given return.
struct MeterPoint {
    Rational pay;
    std::size_t piece;  ///< that leads to it; the first one if the range begins there
};

struct Meter {
    std::size_t row;
    u64 combinations;                ///< of all rows: deals * L, as in GameAnalysis
    std::vector<MeterPiece> pieces;  ///< by rising pay, at least one

    /// The probability of the row on a piece.
    Rational slope(const MeterPiece& piece) const;
    /// The return at a pay from the first piece's `from` to the last one's `to`.
    Rational return_at(const Rational& pay) const;
    /// The lowest pay at which the return is exactly `value`; nothing if it is above, or below, at all of
    /// these pays.
    std::optional<MeterPoint> point_at_return(const Rational& value) const;
    /// The lowest of these pays at which the return is exactly 1, in the same way.
    std::optional<Rational> break_even() const {
        const std::optional<MeterPoint> point = point_at_return(Rational(1));
        return point ? std::optional<Rational>(point->pay) : std::nullopt;
    }
};

/// The meter of one row, for pays per unit bet `from` to `to`; the other rows pay what they pay in the
/// tables. The answer does not depend on work.threads. Throws InvalidArgument unless 0 <= from < to and the
/// row exists, OverflowError if the pays have no common denominator within the limit of scaled_pays, and
/// Stopped.
Meter meter_of_row(const GameTables& tables, std::size_t row, const Rational& from, const Rational& to,
                   const Work& work = {});

}  // namespace holdfast::videopoker
