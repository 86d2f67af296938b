// The best order of items for a chart that ranks each by itself.
//
// The components of the conflict graph (best_order.h) in their order, and inside each the best order of
// its items (best_order.h). A component too large for that is left in the order of preference.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/strategy/search/item_groups.h>

namespace holdfast::videopoker {

// The best order of a few items that are in conflict, exactly, by a sum over their subsets (Held and Karp).
//
// Let f(S) be the least loss when the items of S stand at the top. The lowest of them, a, decides the groups
// that contain a and nothing else of S, each at the loss of playing a there:
//
//     f(S) = min over a in S of  f(S - a) + sum of loss_g(a) over groups g whose only item in S is a
//
// f(S) depends on S as a set alone: what a further item costs hangs on which items stand above it, not on
// their order. 2^n steps for n items, each over n items; a set that costs more than a greedy order loses in
// all is passed over. (Held and Karp, "A dynamic programming approach to sequencing problems", 1962.)

/// More items than this are too many for all subsets: 2^18 of them take 2.3 MB.
inline constexpr std::size_t most_items_in_conflict = 18;

/// Groups of at most most_items_in_conflict items, known by sets of them; groups of the same set are added
/// up.
class ConflictLosses {
  public:
    explicit ConflictLosses(std::size_t items) : items_(items) {}

    /// `loss[i]`: what playing item i costs where bit i of `set` is there.
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

/// Throws Stopped.
ComponentOrder best_component_order(const ConflictLosses& losses, const StopFlag* stop = nullptr);

// Which items want to stand above which others in a chart, and where these wishes run in circles.
//
// In every group the best item wants to be above each worse one: an edge best -> worse. Items that reach each
// other both ways form a component; no order pleases all of a component. Between components there is an order
// that costs nothing: each group's edges lead from its best item into the same or a later component.
//
// The components are found with Tarjan's algorithm, without recursion.

/// All items, each once: the strongly connected components, in an order in which every edge leads from a
/// component to itself or to a later one. Of components that are free to stand in either order, the one whose
/// items have the larger `preference` (one for each item) tends to come first.
std::vector<std::vector<u32>> conflict_components(const ItemGroups& groups,
                                                  const std::vector<u64>& preference);

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
