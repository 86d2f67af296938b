// The fewest single patterns of cards that set the remaining wrong decisions right.
#pragma once

#include <optional>

#include <holdfast/videopoker/strategy/penalties/example_table.h>

namespace holdfast::videopoker::penalties {

/// Exceptions that make `decided` right for every example that `open` holds: first patterns of ranks, then,
/// where examples of one pattern differ, patterns with more suits.
std::vector<Clause> exceptions_for(const std::vector<Example>& examples, const std::vector<u32>& open,
                                   const std::vector<Side>& decided);

}  // namespace holdfast::videopoker::penalties
