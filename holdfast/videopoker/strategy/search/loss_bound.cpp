#include <algorithm>
#include <utility>

#include <holdfast/videopoker/strategy/search/best_order.h>
#include <holdfast/videopoker/strategy/search/loss_bound.h>

namespace holdfast::videopoker {
namespace {

/// The most items in a part of a large component: fewer than best_component_order can take, for speed.
constexpr std::size_t most_items_in_part = 14;

/// The cost of one item where another one should be above it, or of two items each of which should be above the
/// other.
struct PairLoss {
    u32 a;
    u32 b;
    u64 loss;

    std::pair<u32, u32> items() const { return {a, b}; }
};

/// For places a, b in the component: the loss of the groups whose best is a if b is played, by rising (a, b). Only
/// pairs that some group has are stored: all pairs of a large component are too many.
std::vector<PairLoss> pair_losses(const ItemGroups& groups, const std::vector<u32>& component,
                                  const StopFlag* stop) {
    constexpr u32 outside = ~u32{0};
    std::vector<u32> place(groups.items(), outside);
    for (u32 i = 0; i < component.size(); ++i) place[component[i]] = i;
    std::vector<PairLoss> losses;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        throw_if_stopped(stop);
        const GroupItem& best = best_item(groups[group]);
        if (place[best.item] == outside) continue;
        for (const GroupItem& other : groups[group]) {
            if (other.value == best.value || place[other.item] == outside) continue;
            losses.push_back({place[best.item], place[other.item], best.value - other.value});
        }
    }
    std::sort(losses.begin(), losses.end(), [stop](const PairLoss& x, const PairLoss& y) {
        throw_if_stopped(stop);
        return x.items() < y.items();
    });
    std::size_t pairs = 0;
    for (const PairLoss& each : losses) {
        if (pairs > 0 && losses[pairs - 1].items() == each.items()) {
            losses[pairs - 1].loss += each.loss;
        } else {
            losses[pairs++] = each;
        }
    }
    losses.resize(pairs);
    return losses;
}

/// The most expensive conflicts first. Either a is above b or b above a, so the smaller of the two losses is paid,
/// unless a third item comes before both.
std::vector<PairLoss> pair_conflicts(const ItemGroups& groups, const std::vector<u32>& component,
                                     const StopFlag* stop) {
    const std::vector<PairLoss> losses = pair_losses(groups, component, stop);
    std::vector<PairLoss> conflicts;
    for (const PairLoss& each : losses) {
        if (each.a > each.b) continue;
        const PairLoss reverse{each.b, each.a, 0};
        const auto found =
            std::lower_bound(losses.begin(), losses.end(), reverse,
                             [](const PairLoss& x, const PairLoss& y) { return x.items() < y.items(); });
        if (found == losses.end() || found->items() != reverse.items()) continue;
        conflicts.push_back({each.a, each.b, std::min(each.loss, found->loss)});
    }
    std::stable_sort(conflicts.begin(), conflicts.end(),
                     [](const PairLoss& x, const PairLoss& y) { return x.loss > y.loss; });
    return conflicts;
}

/// The items of a group within a block, as a set and with their capped losses.
struct BlockGroup {
    u32 set = 0;
    std::vector<u64> loss;
    bool costs = false;  ///< whether any loss is more than 0
};

}  // namespace

ConflictBlocks::ConflictBlocks(const ItemGroups& groups, const std::vector<std::vector<u32>>& components,
                               const StopFlag* stop)
    : block_of_(groups.items(), no_block) {
    for (const std::vector<u32>& component : components) {
        if (component.size() > most_items_in_conflict) {
            add_parts_of(groups, component, stop);
        } else if (component.size() > 1) {
            add_block(component);
        }
    }
}

void ConflictBlocks::add_block(std::vector<u32> items) {
    for (const u32 item : items) block_of_[item] = static_cast<u32>(blocks_.size());
    blocks_.push_back(std::move(items));
}

void ConflictBlocks::add_parts_of(const ItemGroups& groups, const std::vector<u32>& component,
                                  const StopFlag* stop) {
    // The most expensive pairs first, each joining two parts if they are small enough together.
    std::vector<std::vector<u32>> parts;
    std::vector<std::size_t> part_of(component.size());
    for (std::size_t i = 0; i < component.size(); ++i) {
        part_of[i] = i;
        parts.push_back({static_cast<u32>(i)});
    }
    // Any parts give a bound, because caps account for what is cut apart; good parts give a tight one.
    for (const PairLoss& pair : pair_conflicts(groups, component, stop)) {
        std::vector<u32>& to = parts[part_of[pair.a]];
        std::vector<u32>& from = parts[part_of[pair.b]];
        if (&to == &from || to.size() + from.size() > most_items_in_part) continue;
        for (const u32 each : from) {
            to.push_back(each);
            part_of[each] = part_of[pair.a];
        }
        from.clear();
    }
    for (std::vector<u32>& part : parts) {
        if (part.size() < 2) continue;
        for (u32& each : part) each = component[each];
        add_block(std::move(part));
    }
}

bool ConflictBlocks::join(u32 block, u32 item) {
    const u32 other = block_of_[item];
    const std::size_t added = other == no_block ? 1 : blocks_[other].size();
    if (other == block || blocks_[block].size() + added > most_items_in_conflict) return false;
    std::vector<u32> items{item};
    if (other != no_block) items.swap(blocks_[other]);
    for (const u32 each : items) {
        block_of_[each] = block;
        blocks_[block].push_back(each);
    }
    if (other != no_block) blocks_[other].clear();
    return true;
}

bool ConflictBlocks::join_compromises(const ItemGroups& groups, const StopFlag* stop) {
    bool joined = false;
    for (std::size_t number = 0; number < groups.size(); ++number) {
        throw_if_stopped(stop);
        const std::span<const GroupItem> group = groups[number];
        const GroupItem& best = best_item(group);
        const u32 block = block_of_[best.item];
        if (block == no_block) continue;
        // An outside item with a higher value than the worst of the block may be played instead of it: a
        // compromise.
        u64 worst = best.value;
        for (const GroupItem& each : group) {
            if (block_of_[each.item] == block) worst = std::min(worst, each.value);
        }
        for (const GroupItem& each : group) {
            if (each.value > worst && block_of_[each.item] != block) joined |= join(block, each.item);
        }
    }
    return joined;
}

u64 least_loss(const ItemGroups& groups, const ConflictBlocks& blocks, const StopFlag* stop) {
    std::vector<u32> place(groups.items());
    std::vector<ConflictLosses> losses;
    for (const std::vector<u32>& block : blocks.blocks()) {
        losses.emplace_back(block.size());
        for (std::size_t i = 0; i < block.size(); ++i) place[block[i]] = static_cast<u32>(i);
    }
    for (std::size_t number = 0; number < groups.size(); ++number) {
        throw_if_stopped(stop);
        const std::span<const GroupItem> group = groups[number];
        const GroupItem& best = best_item(group);
        const u32 block = blocks.block_of(best.item);
        if (block == ConflictBlocks::no_block) continue;
        // Without an outside item no loss is capped: no item loses more than the value of the best.
        u64 cap = best.value;
        for (const GroupItem& each : group) {
            if (blocks.block_of(each.item) != block) cap = std::min(cap, best.value - each.value);
        }
        BlockGroup within;
        within.loss.resize(losses[block].items());
        for (const GroupItem& each : group) {
            if (blocks.block_of(each.item) != block) continue;
            within.set |= u32{1} << place[each.item];
            // Whichever is played, an item of the block or an outside one above it, costs at least this much.
            within.loss[place[each.item]] = std::min(best.value - each.value, cap);
            within.costs |= within.loss[place[each.item]] > 0;
        }
        if (within.costs) losses[block].add(within.set, within.loss);
    }
    u64 loss = 0;
    for (const ConflictLosses& each : losses) {
        if (each.items() > 1) loss += best_component_order(each, stop).loss;
    }
    return loss;
}

u64 most_value_of_orders(const ItemGroups& groups, const StopFlag* stop) {
    ConflictBlocks blocks(groups, conflict_components(groups, average_values(groups), stop), stop);
    while (blocks.join_compromises(groups, stop)) {
    }
    return groups.total_best() - least_loss(groups, blocks, stop);
}

}  // namespace holdfast::videopoker
