// An exception to a row of a chart that looks at the discards.
#pragma once

#include <vector>

#include <holdfast/videopoker/strategy/hold_types.h>

namespace holdfast::videopoker {

/// Where its row is the highest that fits and a hold of one of `to` is offered too, and what it says of the
/// cards is true, that hold is played instead.
struct PenaltyRule {
    std::vector<TypeIndex> to;  ///< rising
};

}  // namespace holdfast::videopoker
