// A lower bound on the loss of every order of the items against playing each group's best item. It proves
// that no order does better, and often that the one found is the best.
//
// Put the items that are in conflict into disjoint blocks. A group whose best item is in block B is charged
// to B. Restricted to the items of B, an order loses on it what the first item of B loses, unless an item
// from outside comes first; then it loses at least the smallest loss of such an item, its cap. So with
//
//     loss_g(b) = min(best value - value of b, cap of g)
//
// each block's least loss is a bound, and so is the sum over all blocks, because no group is charged to two.
// Blocks are joined while an item from outside caps a loss (closure): then the caps change nothing, and the
// bound is the exact least loss.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/search/item_groups.h>

namespace holdfast::videopoker {

class ConflictBlocks {
  public:
    /// Starts with the components of at least two items. Those with more than most_items_in_conflict are
    /// divided, such that the pairs of items that cost most stay together. Throws Stopped.
    ConflictBlocks(const ItemGroups& groups, const std::vector<std::vector<u32>>& components,
                   const StopFlag* stop = nullptr);

    static constexpr u32 no_block = ~u32{0};
    /// The block of an item, or no_block.
    u32 block_of(u32 item) const { return block_of_[item]; }
    const std::vector<std::vector<u32>>& blocks() const { return blocks_; }

    /// Joins blocks, and items in none, if an outside item caps a loss and the result is small enough.
    /// Returns whether anything changed. Throws Stopped.
    bool join_compromises(const ItemGroups& groups, const StopFlag* stop = nullptr);

  private:
    void add_parts_of(const ItemGroups& groups, const std::vector<u32>& component, const StopFlag* stop);
    void add_block(std::vector<u32> items);
    bool join(u32 block, u32 item);

    std::vector<u32> block_of_;
    std::vector<std::vector<u32>> blocks_;  ///< some are empty: they were joined to others
};

/// A lower bound, for every order, of the sum over all groups of best value - value of the item played.
/// Throws Stopped.
u64 least_loss(const ItemGroups& groups, const ConflictBlocks& blocks, const StopFlag* stop = nullptr);

/// An upper bound on the value of strict orders of the items. It makes its own blocks, and joins them as long
/// as that may help. Throws Stopped.
u64 most_value_of_orders(const ItemGroups& groups, const StopFlag* stop = nullptr);

}  // namespace holdfast::videopoker
