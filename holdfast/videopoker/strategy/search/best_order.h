// The best order of items for a chart that ranks each by itself.
//
// It takes the components of the conflict graph in their order, and within each the best order of its items.
// A component that is too large for that stays in the order of preference.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/search/item_groups.h>

namespace holdfast::videopoker {

// The best order of a few items that are in conflict, exactly, by dynamic programming over their subsets.
//
// Let f(S) be the least loss if the items of S are at the top. The lowest of them, a, decides the groups that
// contain a and no other item of S, each at the loss of playing a there:
//
//     f(S) = min over a in S of  f(S - a) + sum of loss_g(a) over groups g whose only item in S is a
//
// f(S) depends only on the set S: the cost of another item depends on which items are above it, not on their
// order. This takes 2^n steps for n items, each over n items; sets that already cost more than a greedy order
// are skipped. (Held and Karp, "A dynamic programming approach to sequencing problems", 1962.)

/// The most items whose subsets are all tried: 2^18 of them take 2.3 MB.
inline constexpr std::size_t most_items_in_conflict = 18;

/// Groups of at most most_items_in_conflict items, identified by their sets of items; groups with the same
/// set are added up.
class ConflictLosses {
  public:
    explicit ConflictLosses(std::size_t items) : items_(items) {}

    /// Adds a group: `loss[i]` is the cost of playing item i, for each bit i of `set`.
    void add(u32 set, const std::vector<u64>& loss);

    std::size_t items() const { return items_; }
    struct Group {
        u32 set;
        std::vector<u64> loss;  ///< [item]
    };
    const std::vector<Group>& groups() const { return groups_; }

  private:
    std::size_t items_;
    std::vector<Group> groups_;
};

struct ComponentOrder {
    std::vector<u32> order;  ///< the items 0 to n - 1, the first to be played first
    u64 loss;                ///< the least possible
};

/// The best order of these items. Throws Stopped.
ComponentOrder best_component_order(const ConflictLosses& losses, const StopFlag* stop = nullptr);

// The conflict graph: which items should be above which others in a chart, and where that is circular.
//
// In every group the best item should be above each worse one: an edge best -> worse. Items that reach each
// other in both directions form a component; no order satisfies all edges of a component. Between components
// there is an order that costs nothing: each group's edges lead from its best item into the same or a later
// component.
//
// The components are found with Tarjan's algorithm, without recursion.

/// All items, each once: the strongly connected components, in an order in which every edge leads from a
/// component to itself or to a later one. If two components may be in either order, the one whose items have
/// the larger `preference` (one for each item) tends to come first. Throws Stopped.
std::vector<std::vector<u32>> conflict_components(const ItemGroups& groups,
                                                  const std::vector<u64>& preference,
                                                  const StopFlag* stop = nullptr);

struct ItemOrder {
    std::vector<u32> order;  ///< all items, the first to be played first
    /// An upper bound on the loss against playing the best item of every group; components that are not
    /// ordered exactly are left out.
    u64 loss;
    bool is_exact;  ///< whether all components are
};

/// The best order. `preference`, one for each item, only decides between orders of equal loss. Throws
/// Stopped.
ItemOrder best_order(const ItemGroups& groups, const std::vector<u64>& preference,
                     const StopFlag* stop = nullptr);
/// The best order, given the conflict_components() of these groups and this preference.
ItemOrder best_order(const ItemGroups& groups, const std::vector<std::vector<u32>>& components,
                     const std::vector<u64>& preference, const StopFlag* stop = nullptr);

/// [item] its average value over the deals of all groups in which it is the best: a preference.
std::vector<u64> average_values(const ItemGroups& groups);

/// The sum over all groups of the value that an order plays; items that are not in it are never played.
u64 order_value(const ItemGroups& groups, const std::vector<u32>& order);

}  // namespace holdfast::videopoker
