#include <holdfast/core/threads.h>
#include <holdfast/videopoker/strategy/search/band_search.h>

namespace holdfast::videopoker {

BandChart::BandChart(const ItemGroups& groups)
    : groups_(&groups), band_of_(groups.items(), no_band), groups_of_(groups.items()) {
    for (u32 group = 0; group < groups.size(); ++group) {
        for (const GroupItem& each : groups[group]) groups_of_[each.item].push_back(group);
    }
}

void BandChart::assign(const std::vector<std::vector<u32>>& bands) {
    bands_ = bands.size();
    std::fill(band_of_.begin(), band_of_.end(), no_band);
    for (u32 band = 0; band < bands.size(); ++band) {
        for (const u32 item : bands[band]) band_of_[item] = band;
    }
    evaluate();
}

std::vector<std::vector<u32>> BandChart::items() const {
    std::vector<std::vector<u32>> items(bands_);
    for (u32 item = 0; item < band_of_.size(); ++item) {
        if (band_of_[item] != no_band) items[band_of_[item]].push_back(item);
    }
    return items;
}

BandChart::Play BandChart::play(std::span<const GroupItem> group, u32 without) const {
    // Below all bands: a group without an item in any band plays nothing.
    Play best{no_band, group.size(), 0};
    for (std::size_t place = 0; place < group.size(); ++place) {
        const u32 band = group[place].item == without ? no_band : band_of_[group[place].item];
        if (band < best.band) best = {band, place, static_cast<i64>(group[place].value)};
    }
    return best;
}

void BandChart::evaluate() {
    value_ = 0;
    for (std::size_t group = 0; group < groups_->size(); ++group) value_ += play((*groups_)[group]).value;
}

BandChart::Neighbours BandChart::neighbours() const {
    Neighbours changes{std::vector<i64>(bands_), std::vector<i64>(bands_)};
    for (std::size_t number = 0; number < groups_->size(); ++number) {
        const std::span<const GroupItem> group = (*groups_)[number];
        const Play now = play(group);
        if (now.band == no_band) continue;
        // The first item of the next band: it would be played after an exchange, and before the current item
        // if the bands are joined.
        for (std::size_t place = 0; place < group.size(); ++place) {
            if (band_of_[group[place].item] != now.band + 1) continue;
            const i64 change = static_cast<i64>(group[place].value) - now.value;
            changes.exchange[now.band] += change;
            if (place < now.place) changes.join[now.band] += change;
            break;
        }
    }
    return changes;
}

void BandChart::join(std::size_t band) {
    for (u32& each : band_of_) {
        if (each != no_band && each > band) --each;
    }
    --bands_;
    evaluate();
}

void BandChart::exchange(std::size_t band) {
    const auto upper = static_cast<u32>(band);
    for (u32& each : band_of_) {
        if (each == upper) {
            each = upper + 1;
        } else if (each == upper + 1) {
            each = upper;
        }
    }
    evaluate();
}

std::vector<i64> BandChart::values_in_bands(u32 item) const {
    // Compared with the play without the item: in any band above that, it wins `change` more; in the same
    // band only if it comes first in the group's order; below, it wins nothing. So the value in a band is
    // that of the chart without the item, plus all changes of groups that are decided further down (`above`),
    // plus `beside`.
    std::vector<i64> above(bands_ + 1);
    std::vector<i64> beside(bands_);
    i64 now = 0;
    i64 others = 0;
    for (const u32 number : groups_of_[item]) {
        const std::span<const GroupItem> group = (*groups_)[number];
        const Play rest = play(group, item);
        const auto at = std::find_if(group.begin(), group.end(),
                                     [&](const GroupItem& each) { return each.item == item; });
        const auto place = static_cast<std::size_t>(at - group.begin());
        const i64 change = static_cast<i64>(at->value) - rest.value;
        const bool is_played = std::pair(band_of_[item], place) < std::pair(rest.band, rest.place);
        now += is_played ? static_cast<i64>(at->value) : rest.value;
        others += rest.value;
        above[std::min<std::size_t>(rest.band, bands_)] += change;
        if (rest.band < bands_ && place < rest.place) beside[rest.band] += change;
    }
    std::vector<i64> values(bands_);
    // Groups that no other item decides are gained in every band: they are counted below the last one.
    i64 value = value_ - now + others + above[bands_];
    for (std::size_t band = bands_; band-- > 0;) {
        values[band] = value + beside[band];
        value += above[band];
    }
    return values;
}

void BandChart::put(u32 item, std::size_t band) {
    band_of_[item] = static_cast<u32>(band);
    close_gaps();
    evaluate();
}

void BandChart::close_gaps() {
    std::vector<u32> number(bands_, no_band);
    for (const u32 band : band_of_) {
        if (band != no_band) number[band] = 0;
    }
    u32 count = 0;
    for (u32& each : number) {
        if (each != no_band) each = count++;
    }
    for (u32& band : band_of_) {
        if (band != no_band) band = number[band];
    }
    bands_ = count;
}

namespace {

/// The number of charts kept for each number of bands, and the number of the cheapest joins tried.
constexpr std::size_t band_charts_kept = 6;
constexpr std::size_t joinings_tried = 6;

/// The better chart first; equal charts by their bands, so that no answer depends on threads.
bool is_better_bands(const BandsFound& a, const BandsFound& b) {
    if (a.value != b.value) return a.value > b.value;
    return a.bands < b.bands;
}

class BandSearch {
  public:
    BandSearch(const ItemGroups& groups, const std::vector<u32>& items, const StopFlag* stop)
        : chart_(groups), items_(items), stop_(stop) {}

    BandsFound evaluate(const std::vector<std::vector<u32>>& bands) {
        chart_.assign(bands);
        return {chart_.items(), chart_.value()};
    }

    /// Adds charts with one band fewer, or with still fewer if a band became empty.
    void add_children(const BandsFound& parent, i64 lossless, std::vector<BandsFound>& children) {
        chart_.assign(parent.bands);
        for (const std::size_t band : cheapest_joinings()) {
            throw_if_stopped(stop_);
            chart_.assign(parent.bands);
            chart_.join(band);
            // Every step improves the value, so this ends.
            while (chart_.value() < lossless && (move_items() || exchange_neighbours())) {
            }
            children.push_back({chart_.items(), chart_.value()});
        }
    }

  private:
    /// The bands by rising cost of joining each with the next.
    std::vector<std::size_t> cheapest_joinings() const {
        const std::vector<i64> gains = chart_.neighbours().join;
        std::vector<std::size_t> bands(chart_.bands() - 1);
        for (std::size_t i = 0; i < bands.size(); ++i) bands[i] = i;
        std::stable_sort(bands.begin(), bands.end(),
                         [&](std::size_t a, std::size_t b) { return gains[a] > gains[b]; });
        if (bands.size() > joinings_tried) bands.resize(joinings_tried);
        return bands;
    }

    bool exchange_neighbours() {
        const std::vector<i64> gains = chart_.neighbours().exchange;
        const auto best = std::max_element(gains.begin(), gains.end());
        if (best == gains.end() || *best <= 0) return false;
        chart_.exchange(static_cast<std::size_t>(best - gains.begin()));
        return true;
    }

    /// Moves each item in turn to its best band; false if no move improved the value.
    bool move_items() {
        bool moved = false;
        for (const u32 item : items_) {
            throw_if_stopped(stop_);
            const std::vector<i64> values = chart_.values_in_bands(item);
            const auto best = std::max_element(values.begin(), values.end());
            if (*best <= chart_.value()) continue;
            chart_.put(item, static_cast<std::size_t>(best - values.begin()));
            moved = true;
        }
        return moved;
    }

    BandChart chart_;
    const std::vector<u32>& items_;
    const StopFlag* stop_;
};

void keep_best_bands(std::vector<BandsFound>& charts, std::size_t count) {
    std::sort(charts.begin(), charts.end(), is_better_bands);
    const auto same = [](const BandsFound& a, const BandsFound& b) { return a.bands == b.bands; };
    charts.erase(std::unique(charts.begin(), charts.end(), same), charts.end());
    if (charts.size() > count) charts.resize(count);
}

}  // namespace

std::vector<BandsFound> search_bands(const ItemGroups& groups, const std::vector<u32>& order,
                                     const Work& work) {
    std::vector<BandSearch> searches(worker_count(work), BandSearch(groups, order, work.stop));
    Work quietly = work;
    quietly.progress = {};
    std::vector<std::vector<u32>> single_items;
    for (const u32 item : order) single_items.push_back({item});
    // From as many bands as items down to one. A child may have lost several bands at once, since put() omits
    // empty ones, so children are stored by their own number of bands.
    std::vector<std::vector<BandsFound>> of_size(order.size() + 1);  // [bands]
    of_size.back().push_back(searches.front().evaluate(single_items));
    const i64 lossless = of_size.back().front().value;
    for (std::size_t bands = order.size(); bands > 1; --bands) {
        keep_best_bands(of_size[bands], band_charts_kept);
        std::vector<std::vector<BandsFound>> of_parent(of_size[bands].size());
        for_each_index(of_parent.size(), quietly, [&](std::size_t index, unsigned worker) {
            searches[worker].add_children(of_size[bands][index], lossless, of_parent[index]);
        });
        for (const std::vector<BandsFound>& children : of_parent) {
            for (const BandsFound& child : children) of_size[child.bands.size()].push_back(child);
        }
        keep_best_bands(of_size[bands], 1);  // those of one band fewer have been made
        if (work.progress) work.progress(order.size() - bands + 1, order.size() - 1);
    }
    keep_best_bands(of_size[1], 1);

    std::vector<BandsFound> best;
    for (std::size_t bands = 1; bands < of_size.size(); ++bands) {
        // A chart with fewer bands also has at most `bands` bands.
        if (of_size[bands].empty() || (!best.empty() && of_size[bands].front().value <= best.back().value)) {
            best.push_back(best.back());
        } else {
            best.push_back(of_size[bands].front());
        }
    }
    while (best.size() > 1 && best[best.size() - 2].value >= lossless) best.pop_back();
    return best;
}

}  // namespace holdfast::videopoker
