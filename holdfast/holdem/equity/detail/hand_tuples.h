// An equity by its hole cards: one choice for each player of every class that is alike up to
// exchanging suits, each counted over all boards at once (known_hands.h).
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/equity/showdown.h>

namespace holdfast::holdem::detail {

struct HandTuple {
    std::vector<HoleCards> hands;  ///< [player]
    u128 weight;                   ///< of all choices that are alike
};

/// More choices than this are not listed.
inline constexpr u64 most_tuples = u64{1} << 20U;

/// The product of the sizes of the ranges, or the largest u64 where it is larger.
u64 tuple_bound(const Showdown& live);

/// The classes; only the board and the dead cards must stay where they are. There must be at most most_tuples choices.
/// Throws Stopped.
std::vector<HandTuple> hand_tuples(const Showdown& live, const StopFlag* stop = nullptr);

/// Deals by their winners, combos counted with their numerators. Throws Stopped. Progress counts tuples.
WinnerCounts count_tuples(const Showdown& live, const std::vector<HandTuple>& tuples, const Work& work);

}  // namespace holdfast::holdem::detail
