// The best order of items for a chart that ranks each by itself.
//
// The components of the conflict graph (conflict_graph.h) in their order, and inside each the best order of
// its items (component_order.h). A component too large for that is left in the order of preference.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/strategy/search/item_groups.h>

namespace holdfast::videopoker {

struct ItemOrder {
    std::vector<u32> order;  ///< all items, the first to be played first
    /// What it loses at most against the best item of every group, components that are not ordered exactly
    /// left
    /// out of the sum.
    u64 loss;
    bool is_exact;  ///< whether all components are
};

/// `preference`: one for each item; it only settles what the losses leave open. Throws Stopped.
ItemOrder best_order(const ItemGroups& groups, const std::vector<u64>& preference,
                     const StopFlag* stop = nullptr);

/// [item] its value in all groups in which it is the best, on the average of their deals: a preference.
std::vector<u64> average_values(const ItemGroups& groups);

/// The sum over all groups of what an order plays; items that are not in it are never played.
u64 order_value(const ItemGroups& groups, const std::vector<u32>& order);

}  // namespace holdfast::videopoker
