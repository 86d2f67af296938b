#include <algorithm>
#include <limits>

#include <holdfast/core/stop.h>
#include <holdfast/strategy/search/component_order.h>

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

/// [item] what it costs to play it below all of `above`.
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

/// Of the order that always goes on with the item that costs least.
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

/// Visits the sets of items in rising order, and knows what it costs to play each item below all of a set.
///
/// The sets are the leaves of a binary tree that decides about one item after the other, the highest first:
/// left it is not in the set, right it is. A group stays open while it has an undecided item and none in the
/// set; what it costs is added once for a whole subtree, as soon as all its items are left out. So the
/// 2^items leaves have nothing left to sum.
class SetWalk {
  public:
    explicit SetWalk(const ConflictLosses& losses)
        : items_(losses.items()), cost_((items_ + 1) * items_), open_(items_ + 1) {
        for (const ConflictLosses::Group& group : losses.groups()) open_[items_].push_back(&group);
    }

    /// visit(set, cost): cost[item] holds for the items that are not in the set.
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
    std::vector<u8> last(least.size());  // the item that was added last to reach least[set]
    const u64 most = loss_of_greedy_order(losses);
    least[0] = 0;
    SetWalk(losses).run([&](u32 above, const u64* cost) {
        if (above % sets_a_look == 0) throw_if_stopped(stop);
        // Losses only add up, so no order that begins with this set comes out at `most` or below. Sets come
        // in rising order and a subset is the smaller number: least[above] is final here.
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

}  // namespace holdfast::videopoker
