// The fewest single patterns of cards that set the remaining wrong decisions right.
//
//   ranks          KQ over - with 986        where all examples of these ranks want the same: one exception
//   others' suits  KQ over - with 9a8a6b     where they differ: by which of the others share a suit
//   all suits      KaQa over - with 9b8b6a   where they still differ
#pragma once

#include <optional>

#include <holdfast/strategy/rules/example_table.h>

namespace holdfast::videopoker::penalties {

/// Exceptions that make `decided` right for every example that `open` holds: first patterns of ranks, then,
/// where examples of one pattern differ, patterns with more suits. Where all suits do not tell either (games
/// that name a suit, or tell jokers from other wild cards), the decisions stay as they are. Throws Stopped.
std::vector<Clause> exceptions_for(const std::vector<Example>& examples, const std::vector<u32>& open,
                                   const std::vector<Side>& decided, const StopFlag* stop = nullptr);

}  // namespace holdfast::videopoker::penalties
