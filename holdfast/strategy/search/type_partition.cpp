#include <map>

#include <holdfast/core/stop.h>
#include <holdfast/core/threads.h>
#include <holdfast/strategy/search/best_order.h>
#include <holdfast/strategy/search/conflict_graph.h>
#include <holdfast/strategy/search/type_partition.h>

namespace holdfast::videopoker {
namespace {

u64 value_of_best_order(const ItemGroups& groups, const StopFlag* stop) {
    const ItemOrder best = best_order(groups, average_values(groups), stop);
    return order_value(groups, best.order);
}

/// What splitting one item, and nothing else, brings.
u64 value_when_split(TypePartition partition, u32 item, const ItemGroups& groups_of_types,
                     const StopFlag* stop) {
    partition.split(item);
    return value_of_best_order(partition.merged(groups_of_types), stop);
}

/// The items whose split may gain: those in conflict with others, and those whose first type is not always
/// their best.
std::vector<u32> worth_splitting(const TypePartition& partition, const ItemGroups& groups_of_types) {
    std::vector<bool> is_worth(partition.items());
    const ItemGroups groups = partition.merged(groups_of_types);
    for (const std::vector<u32>& component : conflict_components(groups, average_values(groups))) {
        for (const u32 item : component) is_worth[item] = component.size() > 1;
    }
    for (std::size_t group = 0; group < groups_of_types.size(); ++group) {
        const std::span<const GroupItem> types = groups_of_types[group];
        for (auto each = types.begin(); each != types.end(); ++each) {
            const u32 item = partition.item_of(static_cast<TypeIndex>(each->item));
            const auto first = std::find_if(types.begin(), each, [&](const GroupItem& other) {
                return partition.item_of(static_cast<TypeIndex>(other.item)) == item;
            });
            if (first->value < each->value) is_worth[item] = true;
        }
    }
    std::vector<u32> items;
    for (u32 item = 0; item < partition.items(); ++item) {
        if (is_worth[item] && partition.types_of(item).size() > 1) items.push_back(item);
    }
    return items;
}

}  // namespace

TypePartition::TypePartition(const HoldTypes& types) : item_of_(types.types().size()) {
    for (const HoldAtom& atom : types.atoms()) {
        for (const TypeIndex type : atom.types) item_of_[type] = static_cast<u32>(types_of_.size());
        types_of_.push_back(atom.types);
    }
}

void TypePartition::split(u32 item) {
    // The first type keeps the item's number.
    for (std::size_t i = 1; i < types_of_[item].size(); ++i) {
        item_of_[types_of_[item][i]] = static_cast<u32>(types_of_.size());
        types_of_.push_back({types_of_[item][i]});
    }
    types_of_[item].resize(1);
}

ItemGroups TypePartition::merged(const ItemGroups& groups_of_types) const {
    struct Sum {
        std::vector<u64> values;
        u64 deals;
    };
    std::map<std::vector<u32>, Sum> sums;
    std::vector<u32> items;
    std::vector<u64> values;
    for (std::size_t group = 0; group < groups_of_types.size(); ++group) {
        items.clear();
        values.clear();
        for (const GroupItem& each : groups_of_types[group]) {
            const u32 item = item_of_[each.item];
            if (std::find(items.begin(), items.end(), item) != items.end()) continue;
            items.push_back(item);
            values.push_back(each.value);
        }
        const u64 deals = groups_of_types.deals(group);
        const auto known = sums.find(items);
        if (known == sums.end()) {
            sums.emplace(items, Sum{values, deals});
            continue;
        }
        Sum& sum = known->second;
        for (std::size_t i = 0; i < values.size(); ++i) sum.values[i] += values[i];
        sum.deals += deals;
    }
    ItemGroups groups(this->items());
    std::vector<GroupItem> group;
    for (const auto& [of_group, sum] : sums) {
        group.clear();
        for (std::size_t i = 0; i < of_group.size(); ++i) group.push_back({of_group[i], sum.values[i]});
        groups.add(group, sum.deals);
    }
    return groups;
}

void split_where_it_gains(TypePartition& partition, const ItemGroups& groups_of_types, const Work& work) {
    const u64 value_of_types = value_of_best_order(groups_of_types, work.stop);
    u64 value = value_of_best_order(partition.merged(groups_of_types), work.stop);
    // The atoms hide nothing, as in most games.
    if (value >= value_of_types) return;
    struct Split {
        u64 gain;
        u32 item;
    };
    const std::vector<u32> items = worth_splitting(partition, groups_of_types);
    std::vector<Split> splits(items.size());
    for_each_index(items.size(), work, [&](std::size_t i, unsigned) {
        const u64 split = value_when_split(partition, items[i], groups_of_types, work.stop);
        splits[i] = {split - std::min(split, value), items[i]};
    });
    // The best one first. After each, the gains of the others are old; mostly they only fall, so it is enough
    // to look again at those that come first.
    const auto by_gain = [](const Split& a, const Split& b) {
        return a.gain != b.gain ? a.gain < b.gain : a.item > b.item;
    };
    std::make_heap(splits.begin(), splits.end(), by_gain);
    bool is_first = true;
    while (!splits.empty() && value < value_of_types) {
        throw_if_stopped(work.stop);
        std::pop_heap(splits.begin(), splits.end(), by_gain);
        Split best = splits.back();
        splits.pop_back();
        if (!is_first) {
            const u64 split = value_when_split(partition, best.item, groups_of_types, work.stop);
            best.gain = split - std::min(split, value);
        }
        if (best.gain == 0) continue;
        // Its gain has fallen behind another's: back into the heap with the new one.
        if (!splits.empty() && by_gain(best, splits.front())) {
            splits.push_back(best);
            std::push_heap(splits.begin(), splits.end(), by_gain);
            continue;
        }
        partition.split(best.item);
        value += best.gain;
        is_first = false;
    }
}

}  // namespace holdfast::videopoker
