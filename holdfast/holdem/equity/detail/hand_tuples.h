// Counts an equity by hole cards: one choice for each player from every class that differs only by exchanging
// suits, each counted over all boards at once (known_hands.h).
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/equity/showdown.h>

namespace holdfast::holdem::detail {

struct HandTuple {
    std::vector<HoleCards> hands;  ///< [player]
    u128 weight;                   ///< total of all equivalent choices
};

/// The most choices that are listed.
inline constexpr u64 most_tuples = u64{1} << 20U;

/// The product of the sizes of the ranges, or the largest u64 if the product is larger.
u64 tuple_bound(const Showdown& live);

/// The classes of choices; exchanging suits must leave the board and the dead cards unchanged. There must be
/// at most most_tuples choices. Throws Stopped.
std::vector<HandTuple> hand_tuples(const Showdown& live, const StopFlag* stop = nullptr);

/// Counts deals by their winners, combos multiplied by their numerators. Throws Stopped. Progress counts
/// tuples.
WinnerCounts count_tuples(const Showdown& live, const std::vector<HandTuple>& tuples, const Work& work);

}  // namespace holdfast::holdem::detail
