// What an item of a range may belong to: the item before it.
#pragma once

#include <holdfast/holdem/ranges/detail/range_part.h>

namespace holdfast::holdem::detail {

/// The item before, if no comma is between or it may lack its weight.
struct ItemBefore {
    RangePart item;
    bool may_lack_weight;
};

/// Throws ParseError on an item that may belong to the one before it: the 20% of "AKs,20%", which may be a weight, and,
/// behind a mere blank, any share and whatever follows an exclusion. A share may follow those of a band, as in
/// "15%-30%,15%". `weight`: that of the item, which may be empty.
void check_follows(RangePart item, RangePart weight, const ItemBefore& before);

}  // namespace holdfast::holdem::detail
