// The combos of a range in classes that have the same odds.
//
// A suit is live where a flush may still come in it: with three cards or more of it on the board, those to
// come included. Hole cards of other suits count by their rank alone, and live suits that look alike on the
// board, among dead cards and in every known hand may be exchanged:
//
//   before the flop   169 classes of the 1,326 combos
//   Qh Jh 2c 5d       h is live: of AKo one class with a heart ace, one with a heart king, one with neither
//   Qh Jd 2c 5s       no suit is live: 91 pairs of ranks, suited or not
#pragma once

#include <vector>

#include <holdfast/holdem/hands/board.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem::detail {

struct HoleClass {
    HoleCards representative;
    u64 weight;  ///< sum of the numerators of its combos
};

/// All combos of `live` must be free of the other cards. Hands of the same two ranks lie side by side.
std::vector<HoleClass> hole_classes(const Range& live, const Board& board, CardSet dead,
                                    const std::vector<HoleCards>& known);

}  // namespace holdfast::holdem::detail
