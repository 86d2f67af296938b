// The return of a game along a line of pays: continuous, convex and piecewise linear, with every breakpoint
// exact.
//
//   pay of row r at t = start[r] + t * rise[r]        rises are at least 0, and one of them is above 0
//
//   return |               /       slope = sum of the rises times the probabilities of their rows under
//          |           __/         perfect play at t; it grows where perfect play changes for some deal, and
//        1 |- - - -_.-'            where a row begins to pay more than a slower one and takes over its hands
//          |___.--'  :
//          +---------+------> t    break-even: where the return passes 1
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

/// Pays that rise together.
struct PayLine {
    Pays start;  ///< [row] the pays at t = 0, not negative where t is used
    Pays rise;   ///< [row] at least 0, one of them above 0

    /// The pays at t.
    Pays at(const Rational& t) const;
};

/// A deal that is played differently from a breakpoint on.
struct PlayChange {
    Deal deal;
    Hold before;
    Hold after;
};

/// The part of the line between two neighbouring breakpoints.
struct MeterPiece {
    Rational from;  ///< a value of t
    Rational to;
    Rational slope;         ///< what 1 more of t adds to the return, at any point inside the piece
    Rational return_from;   ///< the return where the piece begins
    u64 deals_changed = 0;  ///< deals that are played differently on the piece before
    std::optional<PlayChange> example = {};  ///< if there are any: one of the most common of them
};

/// The first point with a given return.
struct MeterPoint {
    Rational pay;       ///< the value of t
    std::size_t piece;  ///< that leads to it; the first one if the range begins there
};

/// The return along a line of pays. If one row rises by 1, t is what it pays, and slopes are its
/// probability.
struct LineMeter {
    std::vector<MeterPiece> pieces;  ///< by rising t, at least one

    /// The return at a t from the first piece's `from` to the last one's `to`.
    Rational return_at(const Rational& pay) const;
    /// The lowest t at which the return is exactly `value`; nothing if it is above, or below, on the whole
    /// line.
    std::optional<MeterPoint> point_at_return(const Rational& value) const;
    /// The lowest t at which the return is exactly 1, in the same way.
    std::optional<Rational> break_even() const {
        const std::optional<MeterPoint> point = point_at_return(Rational(1));
        return point ? std::optional<Rational>(point->pay) : std::nullopt;
    }
};

/// The return for t from `from` to `to`. The answer does not depend on work.threads. Throws InvalidArgument
/// unless from < to, there are a pay and a rise for each row, no pay or rise is negative and one rises;
/// OverflowError if the pays at an end, or where one row overtakes another, have no common denominator within
/// the limit of scaled_pays; and Stopped.
LineMeter meter_of_line(const GameTables& tables, const PayLine& line, const Rational& from,
                        const Rational& to, const Work& work = {});

/// The lowest t >= 0 at which the return is exactly `value`; nothing if it is above it at t = 0, or still
/// below when a pay exceeds `most_pay`. Throws as meter_of_line does.
std::optional<Rational> point_of_return(const GameTables& tables, const PayLine& line, const Rational& value,
                                        const Rational& most_pay, const Work& work = {});

}  // namespace holdfast::videopoker
