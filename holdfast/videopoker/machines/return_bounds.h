// Bounds on a return, and on the best return if rows are worth arbitrary values.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::videopoker {

/// A number is proven to be at least `least` and at most `most`.
struct ReturnBounds {
    Rational least;
    Rational most;

    Rational width() const { return most - least; }
};

}  // namespace holdfast::videopoker

namespace holdfast::videopoker::detail {

/// The finest grid, up to nine digits, on which pays of this size fit the limit of a deck's scaled pays. Throws
/// OverflowError if not even whole numbers do.
int digits_for(const Rational& largest, Deck deck);

/// The values, rounded down to multiples of 1 / 10^digits. Throws InvalidArgument if one is negative.
Pays rounded_down(const Pays& values, int digits);

/// The best play if rows are worth certain values.
struct ValuedPlay {
    std::vector<u64> combinations;  ///< [row] as GameAnalysis counts them
    u64 all_combinations = 0;

    /// The mean of values [row] under this play.
    Rational mean(const Pays& values) const;
    double share(std::size_t row) const;
};

/// Plays best if rows are worth `values`, rounded down to a grid; each hand stays in the row that pays it in `base`.
ValuedPlay valued_play(const GameTables& base, const Pays& values, int digits, const Work& work);

/// With the exact values instead of the rounded ones, no play is worth more than valued_play()'s by more than this: a hold
/// that is better with the exact values is behind by less than the spread of the rounding errors, at most one unit of the
/// grid, so only deals with such a hold count.
Rational rounding_slack(const GameTables& base, const Pays& values, int digits, const Work& work);

}  // namespace holdfast::videopoker::detail
