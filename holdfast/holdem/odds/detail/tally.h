// Counts odds: first the boards of each class, then each different graph once.
//
// Classes come in batches: many classes share graphs if boards are few, and a batch needs no more memory than
// the graphs of one class if boards are many.
#pragma once

#include <vector>

#include <holdfast/holdem/odds/odds.h>

namespace holdfast::holdem::detail {

// The combos of a range in classes that have the same odds.
//
// A suit is live if a flush is still possible in it: with three cards or more of it on the board, those to
// come included. Hole cards of other suits count by their rank alone, and live suits that look alike on the
// board, among dead cards and in every known hand may be exchanged:
//
//   before the flop   169 classes of the 1,326 combos
//   Qh Jh 2c 5d       h is live: AKo has a class with a heart ace, one with a heart king, one with neither
//   Qh Jd 2c 5s       no suit is live: 91 pairs of ranks, suited or not

/// One hand of each class with the total weight of the class: by the high card from the ace down, then by the
/// low card. Among cards of one rank, those of live suits come first.
std::vector<WeightedHand> hole_classes(const Situation& situation, std::vector<WeightedHand> live);

/// Counts the odds of a checked situation that no table has. Throws Stopped. Progress counts thousandths of
/// classes.
Odds count_odds(const Situation& situation, const std::vector<int>& opponents, const Work& work);

}  // namespace holdfast::holdem::detail
