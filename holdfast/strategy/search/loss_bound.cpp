#include <map>
#include <numeric>

#include <holdfast/core/progress.h>
#include <holdfast/strategy/search/best_order.h>
#include <holdfast/strategy/search/loss_bound.h>

namespace holdfast::videopoker {
namespace {

/// The most items in a part of a large component: fewer than best_component_order can take, for speed.
constexpr std::size_t most_items_in_part = 14;

/// The minimum cost of two items each of which should be above the other.
struct PairConflict {
    u32 a;
    u32 b;
    u64 loss;
};

/// For items a, b of the component: the loss of the groups whose best is a if b is played.
class PairLosses {
  public:
    PairLosses(const ItemGroups& groups, const std::vector<u32>& component, const StopFlag* stop)
        : items_(component.size()) {
        std::map<u32, std::size_t> place;
        for (std::size_t i = 0; i < items_; ++i) place[component[i]] = i;
        loss_.resize(items_ * items_);
        for (std::size_t group = 0; group < groups.size(); ++group) {
            throw_if_stopped(stop);
            const GroupItem& best = best_item(groups[group]);
            const auto from = place.find(best.item);
            if (from == place.end()) continue;
            for (const GroupItem& other : groups[group]) {
                const auto to = place.find(other.item);
                if (to != place.end()) loss_[from->second * items_ + to->second] += best.value - other.value;
            }
        }
    }

    /// The most expensive conflicts first. Either a is above b or b above a, so the smaller of the two losses
    /// is paid, unless a third item comes before both.
    std::vector<PairConflict> conflicts() const {
        std::vector<PairConflict> pairs;
        for (u32 a = 0; a < items_; ++a) {
            for (u32 b = a + 1; b < items_; ++b) {
                const u64 loss = std::min(loss_[a * items_ + b], loss_[b * items_ + a]);
                if (loss > 0) pairs.push_back({a, b, loss});
            }
        }
        std::stable_sort(pairs.begin(), pairs.end(),
                         [](const PairConflict& x, const PairConflict& y) { return x.loss > y.loss; });
        return pairs;
    }

  private:
    std::size_t items_;
    std::vector<u64> loss_;
};

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
    for (const PairConflict& pair : PairLosses(groups, component, stop).conflicts()) {
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
