#include <algorithm>
#include <limits>
#include <numeric>

#include <holdfast/videopoker/strategy/search/best_order.h>

namespace holdfast::videopoker {

void ConflictLosses::add(u32 set, const std::vector<u64>& loss) {
    auto same = std::find_if(groups_.begin(), groups_.end(), [&](const Group& g) { return g.set == set; });
    if (same == groups_.end()) {
        groups_.push_back({set, std::vector<u64>(items_)});
        same = groups_.end() - 1;
    }
    for (std::size_t item = 0; item < items_; ++item) {
        if (((set >> item) & 1U) != 0) same->loss[item] += loss[item];
    }
}

namespace {

/// [item] the cost of playing it below all of `above`.
void find_costs(const ConflictLosses& losses, u32 above, std::vector<u64>& cost) {
    std::fill(cost.begin(), cost.end(), 0);
    for (const ConflictLosses::Group& group : losses.groups()) {
        if ((group.set & above) != 0) continue;
        for (u32 rest = group.set; rest != 0; rest &= rest - 1) {
            const auto item = static_cast<std::size_t>(__builtin_ctz(rest));
            cost[item] += group.loss[item];
        }
    }
}

/// The loss of the order that always continues with the item of lowest cost.
u64 loss_of_greedy_order(const ConflictLosses& losses) {
    const u32 everything = (u32{1} << losses.items()) - 1;
    std::vector<u64> cost(losses.items());
    u64 loss = 0;
    for (u32 above = 0; above != everything;) {
        find_costs(losses, above, cost);
        auto next = static_cast<std::size_t>(__builtin_ctz(~above));
        for (std::size_t item = next + 1; item < losses.items(); ++item) {
            if (((above >> item) & 1U) == 0 && cost[item] < cost[next]) next = item;
        }
        loss += cost[next];
        above |= u32{1} << next;
    }
    return loss;
}

/// Visits the sets of items in rising order, and knows the cost of playing each item below all of a set.
/// The sets are the leaves of a binary tree that decides about one item after the other, the highest first:
/// on the left it is not in the set, on the right it is. A group stays open while it has an undecided item
/// and none in the set; its cost is added once for a whole subtree, as soon as all its items are left out. So
/// the 2^items leaves have nothing left to sum.
class SetWalk {
  public:
    explicit SetWalk(const ConflictLosses& losses)
        : items_(losses.items()), cost_((items_ + 1) * items_), open_(items_ + 1) {
        for (const ConflictLosses::Group& group : losses.groups()) open_[items_].push_back(&group);
    }

    /// visit(set, cost): cost[item] is valid for the items that are not in the set.
    template <class Visit>
    void run(const Visit& visit) {
        decide(items_, 0, visit);
    }

  private:
    u64* cost_at(std::size_t undecided) { return cost_.data() + undecided * items_; }

    template <class Visit>
    void decide(std::size_t undecided, u32 set, const Visit& visit) {
        if (undecided == 0) {
            visit(set, cost_at(0));
            return;
        }
        const std::size_t item = undecided - 1;
        const u32 bit = u32{1} << item;
        std::copy_n(cost_at(undecided), items_, cost_at(item));
        open_[item].clear();
        for (const ConflictLosses::Group* group : open_[undecided]) {
            if ((group->set & (bit - 1)) != 0) {
                open_[item].push_back(group);
            } else {
                add_cost(*group, cost_at(item));
            }
        }
        decide(item, set, visit);
        std::copy_n(cost_at(undecided), items_, cost_at(item));
        open_[item].clear();
        for (const ConflictLosses::Group* group : open_[undecided]) {
            if ((group->set & bit) == 0) open_[item].push_back(group);
        }
        decide(item, set | bit, visit);
    }

    void add_cost(const ConflictLosses::Group& group, u64* cost) const {
        for (std::size_t item = 0; item < items_; ++item) cost[item] += group.loss[item];
    }

    std::size_t items_;
    std::vector<u64> cost_;                                        // [undecided][item]
    std::vector<std::vector<const ConflictLosses::Group*>> open_;  // [undecided]
};

}  // namespace

ComponentOrder best_component_order(const ConflictLosses& losses, const StopFlag* stop) {
    constexpr u32 sets_a_look = 1U << 10U;
    const std::size_t items = losses.items();
    const u32 everything = (u32{1} << items) - 1;
    std::vector<u64> least(std::size_t{everything} + 1, std::numeric_limits<u64>::max());
    std::vector<u8> last(least.size());  // the last item added to reach least[set]
    const u64 most = loss_of_greedy_order(losses);
    least[0] = 0;
    SetWalk(losses).run([&](u32 above, const u64* cost) {
        if (above % sets_a_look == 0) throw_if_stopped(stop);
        // Losses only add up, so no order that begins with this set loses `most` or less. Sets come in rising
        // order and a subset is the smaller number, so least[above] is final here.
        if (least[above] > most) return;
        for (std::size_t item = 0; item < items; ++item) {
            const u32 with = above | (u32{1} << item);
            if (with != above && least[above] + cost[item] < least[with]) {
                least[with] = least[above] + cost[item];
                last[with] = static_cast<u8>(item);
            }
        }
    });
    ComponentOrder best{{}, least[everything]};
    for (u32 set = everything; set != 0; set ^= u32{1} << last[set]) best.order.push_back(last[set]);
    std::reverse(best.order.begin(), best.order.end());
    return best;
}

namespace {

/// For each item the groups in which it is the best, sorted by counting. Edges are never stored, but derived
/// from the groups: if each held set is an item, there could be millions.
class GroupsOfBest {
  public:
    GroupsOfBest(const ItemGroups& groups, const StopFlag* stop)
        : first_(groups.items() + 2), groups_(groups.size()) {
        // Counts are stored two places further, so that after the groups are filled in, first_[item] is the
        // start of an item's groups.
        std::vector<u32> best(groups.size());
        for (std::size_t group = 0; group < groups.size(); ++group) {
            throw_if_stopped(stop);
            best[group] = best_item(groups[group]).item;
            ++first_[best[group] + 2];
        }
        std::partial_sum(first_.begin(), first_.end(), first_.begin());
        for (std::size_t group = 0; group < groups.size(); ++group) {
            groups_[first_[best[group] + 1]++] = static_cast<u32>(group);
        }
    }

    std::size_t begin(u32 item) const { return first_[item]; }
    std::size_t end(u32 item) const { return first_[item + 1]; }
    u32 group(std::size_t place) const { return groups_[place]; }

  private:
    std::vector<std::size_t> first_;
    std::vector<u32> groups_;
};

/// Tarjan's search for components, with its own stack: chains of items are long if each held set is an item.
class ComponentSearch {
  public:
    ComponentSearch(const ItemGroups& groups, const StopFlag* stop)
        : groups_(groups),
          of_best_(groups, stop),
          number_(groups.items()),
          low_(groups.items()),
          stop_(stop) {}

    /// Finds the components reached from `root` that were not found before, the last to be played first.
    void visit(u32 root, std::vector<std::vector<u32>>& found) {
        throw_if_stopped(stop_);
        if (number_[root] != 0) return;
        enter(root);
        while (!calls_.empty()) {
            if (!advance(calls_.back())) leave(found);
        }
    }

  private:
    /// An item whose edges are being followed: the next one leads to entry `entry` of group `place`.
    struct Call {
        u32 item;
        std::size_t place;
        std::size_t entry;
    };

    void enter(u32 item) {
        number_[item] = low_[item] = ++count_;
        open_.push_back(item);
        calls_.push_back({item, of_best_.begin(item), 0});
    }

    /// Follows edges up to one that leads to a new item; false if there is none left.
    bool advance(Call& call) {
        const u32 from = call.item;
        for (; call.place < of_best_.end(from); ++call.place, call.entry = 0) {
            throw_if_stopped(stop_);
            const std::span<const GroupItem> group = groups_[of_best_.group(call.place)];
            const u64 best = best_item(group).value;
            while (call.entry < group.size()) {
                const GroupItem& to = group[call.entry++];
                // No edge between equally good items: either may be above.
                if (to.value == best) continue;
                if (number_[to.item] == 0) {
                    enter(to.item);  // `call` is invalid from here on
                    return true;
                }
                low_[from] = std::min(low_[from], number_[to.item]);
            }
        }
        return false;
    }

    void leave(std::vector<std::vector<u32>>& found) {
        const u32 item = calls_.back().item;
        calls_.pop_back();
        if (!calls_.empty()) low_[calls_.back().item] = std::min(low_[calls_.back().item], low_[item]);
        if (low_[item] != number_[item]) return;
        std::vector<u32>& component = found.emplace_back();
        while (component.empty() || component.back() != item) {
            component.push_back(open_.back());
            number_[open_.back()] = closed;
            open_.pop_back();
        }
    }

    /// The number given to items whose component is known: larger than all others, so it lowers nothing.
    static constexpr u32 closed = ~u32{0};

    const ItemGroups& groups_;
    GroupsOfBest of_best_;
    std::vector<u32> number_;  ///< [item] in the order of entering, from 1; 0: not entered yet
    std::vector<u32> low_;     ///< [item] the smallest number that it is known to reach
    u32 count_ = 0;
    std::vector<Call> calls_;
    std::vector<u32> open_;
    const StopFlag* stop_;
};

}  // namespace

std::vector<std::vector<u32>> conflict_components(const ItemGroups& groups,
                                                  const std::vector<u64>& preference, const StopFlag* stop) {
    // Tarjan closes a component after all that it reaches, so components come out from the bottom of the
    // chart upwards; starting with the items of lowest preference leaves these at the bottom.
    std::vector<u32> roots(groups.items());
    std::iota(roots.begin(), roots.end(), 0U);
    std::stable_sort(roots.begin(), roots.end(), [&](u32 a, u32 b) { return preference[a] < preference[b]; });
    std::vector<std::vector<u32>> components;
    ComponentSearch search(groups, stop);
    for (const u32 root : roots) search.visit(root, components);
    std::reverse(components.begin(), components.end());
    return components;
}

namespace {

/// The position of an item: its component, and its place there.
struct Placed {
    u32 component;
    u32 place;
};

std::vector<Placed> places(const std::vector<std::vector<u32>>& components, std::size_t items,
                           const StopFlag* stop) {
    std::vector<Placed> places(items);
    for (u32 number = 0; number < components.size(); ++number) {
        throw_if_stopped(stop);
        for (u32 i = 0; i < components[number].size(); ++i) places[components[number][i]] = {number, i};
    }
    return places;
}

/// For each component that is small enough: the losses of its groups by its items alone. Nothing above can
/// cause more loss, since these groups have no items in earlier components except those as good as the best:
/// the best reaches every worse item, which is thus in the same component or a later one.
std::vector<ConflictLosses> losses_within(const ItemGroups& groups,
                                          const std::vector<std::vector<u32>>& components,
                                          const StopFlag* stop) {
    const std::vector<Placed> place = places(components, groups.items(), stop);
    std::vector<ConflictLosses> losses;
    losses.reserve(components.size());
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
        // A group with only one item of the component loses nothing in any order.
        if ((set & (set - 1)) != 0) losses[component].add(set, loss);
    }
    return losses;
}

}  // namespace

ItemOrder best_order(const ItemGroups& groups, const std::vector<u64>& preference, const StopFlag* stop) {
    return best_order(groups, conflict_components(groups, preference, stop), preference, stop);
}

ItemOrder best_order(const ItemGroups& groups, const std::vector<std::vector<u32>>& components,
                     const std::vector<u64>& preference, const StopFlag* stop) {
    const std::vector<ConflictLosses> losses = losses_within(groups, components, stop);
    ItemOrder best{{}, 0, true};
    for (std::size_t number = 0; number < components.size(); ++number) {
        throw_if_stopped(stop);  // if each held set is an item, there are millions
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
