// Whether any deal is possible: a hand for each player, no card shared.
//
// Most players always find a hand, whatever the others take: they are left out. A card with more partners in a range
// than the others can take stands alone, since one of its partners will be left. So few choices remain, mostly none, and
// a search through these, the narrowest first, remembers the used cards that leave no deal.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem::detail {

/// Throws InvalidArgument if ranges share cards in more ways than it looks at, about 2^24, and Stopped.
bool is_deal_possible(const std::vector<Range>& ranges, const StopFlag* stop);

}  // namespace holdfast::holdem::detail
