#include <map>

#include <holdfast/videopoker/strategy/search/best_order.h>
#include <holdfast/videopoker/strategy/search/type_partition.h>

namespace holdfast::videopoker {
namespace {

u64 value_of_best_order(const ItemGroups& groups) {
    const ItemOrder best = best_order(groups, average_values(groups));
    return order_value(groups, best.order);
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
        const auto [entry, is_new] = sums.try_emplace(items, Sum{values, deals});
        if (is_new) continue;
        Sum& sum = entry->second;
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

void split_where_it_gains(TypePartition& partition, const ItemGroups& groups_of_types) {
    const u64 value_of_types = value_of_best_order(groups_of_types);
    u64 value = value_of_best_order(partition.merged(groups_of_types));
    std::vector<bool> occurs(partition.items());
    for (std::size_t group = 0; group < groups_of_types.size(); ++group) {
        for (const GroupItem& each : groups_of_types[group])
            occurs[partition.item_of(static_cast<TypeIndex>(each.item))] = true;
    }
    while (value < value_of_types) {
        TypePartition best = partition;
        u64 best_value = value;
        for (u32 item = 0; item < occurs.size(); ++item) {
            if (!occurs[item] || partition.types_of(item).size() < 2) continue;
            TypePartition finer = partition;
            finer.split(item);
            const u64 finer_value = value_of_best_order(finer.merged(groups_of_types));
            if (finer_value > best_value) {
                best_value = finer_value;
                best = std::move(finer);
            }
        }
        if (best_value == value) return;
        value = best_value;
        partition = std::move(best);
    }
}

}  // namespace holdfast::videopoker
