#include <algorithm>

#include <holdfast/holdem/equity/detail/spread_sweep.h>

namespace holdfast::holdem::detail {

SpreadSweep::SpreadSweep(const Range& first, const Range& second, std::size_t sums)
    : ranges_{BunchedRange(first, second), BunchedRange(second, first)},
      sums_{std::vector<SumsByCombo>(sums), std::vector<SumsByCombo>(sums)} {}

void SpreadSweep::add(const BoardOrder& order, CardSet taken, u64 times,
                      std::span<const std::size_t> numbers) {
    met_ = {};
    for (auto& live : live_) live.clear();
    const Bunches end = order.bunches().end();
    for (Bunches begin = order.bunches().begin(); begin != end;) {
        const Bunches next =
            std::find_if(begin, end, [begin](const Bunch& bunch) { return bunch.rank != begin->rank; });
        meet(order, begin, next, taken);
        begin = next;
    }
    for (std::size_t player = 0; player < 2; ++player) {
        for (const LiveCombo& each : live_[player]) {
            const u64 deals = met_[1 - player].apart_from(*each.entry) + each.entry->weight_of_other;
            const ComboSums on_board{each.wins * times, each.ties * times, deals * times};
            for (const std::size_t number : numbers) sums_[player][number][each.entry->combo] += on_board;
        }
    }
}

void SpreadSweep::meet(const BoardOrder& order, Bunches begin, Bunches end, CardSet taken) {
    std::array<std::size_t, 2> first{};
    for (std::size_t player = 0; player < 2; ++player) {
        std::vector<LiveCombo>& live = live_[player];
        first[player] = live.size();
        for (Bunches bunch = begin; bunch != end; ++bunch) {
            const BoardOrder::Limits limits = order.limits_of(*bunch);
            const u64 excluded = limits.excluded.mask() | taken.mask();
            for (const BunchedRange::Entry& entry : ranges_[player].span_of(*bunch)) {
                if (entry.live_weight(excluded, limits.required.mask()) == 0) continue;
                live.push_back({&entry, met_[1 - player].apart_from(entry), 0});
            }
        }
    }
    for (std::size_t player = 0; player < 2; ++player) {
        for (std::size_t at = first[player]; at < live_[player].size(); ++at) {
            const BunchedRange::Entry& entry = *live_[player][at].entry;
            met_[player].add(entry, entry.weight);
        }
    }
    for (std::size_t player = 0; player < 2; ++player) {
        for (std::size_t at = first[player]; at < live_[player].size(); ++at) {
            LiveCombo& each = live_[player][at];
            each.ties = met_[1 - player].apart_from(*each.entry) + each.entry->weight_of_other - each.wins;
        }
    }
}

SpreadSweep& SpreadSweep::operator+=(const SpreadSweep& other) {
    for (std::size_t player = 0; player < 2; ++player) {
        for (std::size_t number = 0; number < sums_[player].size(); ++number) {
            SumsByCombo& sums = sums_[player][number];
            for (std::size_t combo = 0; combo < sums.size(); ++combo) {
                sums[combo] += other.sums_[player][number][combo];
            }
        }
    }
    return *this;
}

}  // namespace holdfast::holdem::detail
