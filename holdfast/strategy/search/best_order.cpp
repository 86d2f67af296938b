#include <holdfast/core/stop.h>
#include <holdfast/strategy/search/best_order.h>
#include <holdfast/strategy/search/component_order.h>
#include <holdfast/strategy/search/conflict_graph.h>

namespace holdfast::videopoker {
namespace {

/// Where an item stands: its component, and its place there.
struct Placed {
    u32 component;
    u32 place;
};

std::vector<Placed> places(const std::vector<std::vector<u32>>& components, std::size_t items) {
    std::vector<Placed> places(items);
    for (u32 number = 0; number < components.size(); ++number) {
        for (u32 i = 0; i < components[number].size(); ++i) places[components[number][i]] = {number, i};
    }
    return places;
}

/// For each component that is small enough: what its groups lose by its items alone. Nothing above them can
/// lose more, for what stands in earlier components is in none of these groups unless it is as good as the
/// best: a worse item would be one that the best reaches, in the same component or a later one.
std::vector<ConflictLosses> losses_within(const ItemGroups& groups,
                                          const std::vector<std::vector<u32>>& components,
                                          const StopFlag* stop) {
    const std::vector<Placed> place = places(components, groups.items());
    std::vector<ConflictLosses> losses;
    for (const auto& component : components) losses.emplace_back(component.size());
    for (std::size_t number = 0; number < groups.size(); ++number) {
        throw_if_stopped(stop);
        const GroupItem best = best_item(groups[number]);
        const u32 component = place[best.item].component;
        const std::size_t items = components[component].size();
        if (items < 2 || items > most_items_in_conflict) continue;
        u32 set = 0;
        std::vector<u64> loss(items);
        for (const GroupItem& each : groups[number]) {
            if (place[each.item].component != component) continue;
            set |= u32{1} << place[each.item].place;
            loss[place[each.item].place] = best.value - each.value;
        }
        // A group with one item of the component loses nothing, in whatever order.
        if ((set & (set - 1)) != 0) losses[component].add(set, loss);
    }
    return losses;
}

}  // namespace

ItemOrder best_order(const ItemGroups& groups, const std::vector<u64>& preference, const StopFlag* stop) {
    const std::vector<std::vector<u32>> components = conflict_components(groups, preference);
    const std::vector<ConflictLosses> losses = losses_within(groups, components, stop);
    ItemOrder best{{}, 0, true};
    for (std::size_t number = 0; number < components.size(); ++number) {
        std::vector<u32> items = components[number];
        if (items.size() > most_items_in_conflict) {
            best.is_exact = false;
            std::stable_sort(items.begin(), items.end(),
                             [&](u32 a, u32 b) { return preference[a] > preference[b]; });
        } else if (items.size() > 1) {
            const ComponentOrder inside = best_component_order(losses[number], stop);
            best.loss += inside.loss;
            for (std::size_t i = 0; i < items.size(); ++i) items[i] = components[number][inside.order[i]];
        }
        best.order.insert(best.order.end(), items.begin(), items.end());
    }
    return best;
}

std::vector<u64> average_values(const ItemGroups& groups) {
    std::vector<u64> values(groups.items());
    std::vector<u64> deals(groups.items());
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const GroupItem& best = best_item(groups[group]);
        values[best.item] += best.value;
        deals[best.item] += groups.deals(group);
    }
    for (std::size_t item = 0; item < values.size(); ++item) {
        if (deals[item] > 0) values[item] /= deals[item];
    }
    return values;
}

u64 order_value(const ItemGroups& groups, const std::vector<u32>& order) {
    std::vector<std::size_t> place(groups.items(), order.size());
    for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = i;
    u64 value = 0;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const GroupItem* played = nullptr;
        for (const GroupItem& each : groups[group]) {
            if (place[each.item] == order.size()) continue;
            if (played == nullptr || place[each.item] < place[played->item]) played = &each;
        }
        if (played != nullptr) value += played->value;
    }
    return value;
}

}  // namespace holdfast::videopoker
