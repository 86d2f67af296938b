#include <numeric>

#include <holdfast/strategy/search/conflict_graph.h>

namespace holdfast::videopoker {
namespace {

/// For each item the groups in which it is the best, sorted by counting: edges are never stored, but read off
/// the groups (each held set an item, there could be millions).
class GroupsOfBest {
  public:
    explicit GroupsOfBest(const ItemGroups& groups) : first_(groups.items() + 2), groups_(groups.size()) {
        // Counts stand two places on, so that after filling the groups in, first_[item] is where an item's
        // begin.
        std::vector<u32> best(groups.size());
        for (std::size_t group = 0; group < groups.size(); ++group) {
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

/// Tarjan's search for components, with its own stack: chains of items are long where each held set is one.
class ComponentSearch {
  public:
    explicit ComponentSearch(const ItemGroups& groups)
        : groups_(groups), of_best_(groups), number_(groups.items()), low_(groups.items()) {}

    /// Components that are reached from `root` and were not found before, the last to be played first.
    void visit(u32 root, std::vector<std::vector<u32>>& found) {
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

    /// Follows edges up to one that leads to a new item; false where none is left.
    bool advance(Call& call) {
        const u32 from = call.item;
        for (; call.place < of_best_.end(from); ++call.place, call.entry = 0) {
            const std::span<const GroupItem> group = groups_[of_best_.group(call.place)];
            const u64 best = best_item(group).value;
            while (call.entry < group.size()) {
                const GroupItem& to = group[call.entry++];
                // No edge between items that are as good as each other: either may stand above.
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

    /// The number of items whose component is known: larger than all others, so it lowers nothing.
    static constexpr u32 closed = ~u32{0};

    const ItemGroups& groups_;
    GroupsOfBest of_best_;
    std::vector<u32> number_;  ///< [item] in the order of entering, from 1; 0: not entered yet
    std::vector<u32> low_;     ///< [item] the smallest number that it is known to reach
    u32 count_ = 0;
    std::vector<Call> calls_;
    std::vector<u32> open_;
};

}  // namespace

std::vector<std::vector<u32>> conflict_components(const ItemGroups& groups,
                                                  const std::vector<u64>& preference) {
    // Tarjan closes a component after all that it reaches, so the components come out from the bottom of the
    // chart upwards; beginning with the items of least preference leaves these at the bottom.
    std::vector<u32> roots(groups.items());
    std::iota(roots.begin(), roots.end(), 0U);
    std::stable_sort(roots.begin(), roots.end(), [&](u32 a, u32 b) { return preference[a] < preference[b]; });
    std::vector<std::vector<u32>> components;
    ComponentSearch search(groups);
    for (const u32 root : roots) search.visit(root, components);
    std::reverse(components.begin(), components.end());
    return components;
}

}  // namespace holdfast::videopoker
