// How large a conflict between items may be for an exact order.
#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include <holdfast/videopoker/strategy/search/best_order.h>

namespace holdfast::videopoker {
namespace {

/// Each of the items wants to be above the next, and the last above the first: one group loses 1 in any order.
ItemGroups ring_of(std::size_t items) {
    ItemGroups groups(items);
    for (u32 item = 0; item < items; ++item) {
        const u32 next = (item + 1) % static_cast<u32>(items);
        groups.add(std::vector<GroupItem>{{std::min(item, next), item < next ? 2U : 1U},
                                          {std::max(item, next), item < next ? 1U : 2U}},
                   1);
    }
    return groups;
}

TEST(BestOrderTest, AConflictOfTheMostItemsIsStillExact) {
    const ItemGroups most = ring_of(most_items_in_conflict);
    const ItemOrder order = best_order(most, average_values(most));
    EXPECT_TRUE(order.is_exact);
    EXPECT_EQ(order.loss, 1U);
    const ItemGroups more = ring_of(most_items_in_conflict + 1);
    EXPECT_FALSE(best_order(more, average_values(more)).is_exact);
}

}  // namespace
}  // namespace holdfast::videopoker
