#include <holdfast/core/stop.h>
#include <holdfast/core/threads.h>
#include <holdfast/strategy/search/band_search.h>

namespace holdfast::videopoker {
namespace {

/// How many charts of each number of bands are kept, and how many of the cheapest joinings are tried.
constexpr std::size_t band_charts_kept = 6;
constexpr std::size_t joinings_tried = 6;

/// The better chart first; equal ones in an order of their bands, so that no answer depends on threads.
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

    /// Charts of one band less, or fewer where a band came to be empty.
    void add_children(const BandsFound& parent, i64 lossless, std::vector<BandsFound>& children) {
        chart_.assign(parent.bands);
        for (const std::size_t band : cheapest_joinings()) {
            throw_if_stopped(stop_);
            chart_.assign(parent.bands);
            chart_.join(band);
            // Every step gains, so this ends.
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

    /// Moves each item in turn to its best band; false where none gained.
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
    // From as many bands as items down to one. A child may have lost several bands at once, as put() leaves
    // out empty ones, so children are filed by their own number of bands.
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
        if (work.progress) work.progress(order.size() - bands + 1, order.size() - 1);
    }
    keep_best_bands(of_size[1], 1);

    std::vector<BandsFound> best;
    for (std::size_t bands = 1; bands < of_size.size(); ++bands) {
        // A chart of fewer bands is one of at most so many, too.
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
