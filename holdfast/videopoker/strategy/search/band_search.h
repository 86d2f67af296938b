// Charts of few bands: for each number of bands the best chart found.
//
// The search goes from the best order of single items down to one band. In each of the best few charts (the
// beam) it joins the neighbouring bands whose joining costs least; then it moves items to other bands, and
// exchanges neighbouring bands, as long as that gains. The charts are not proven to be the best.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/search/item_groups.h>

namespace holdfast::videopoker {

// A chart under search whose rows, called bands, may list items of several families.
//
// Each item is in one band. In a group, the highest band that has an item of the group decides, and of these
// items the first in the group's order is played. One pass over the groups of an item gives its value in
// every band; one pass over all groups gives the cost of joining or exchanging any two neighbouring bands.

class BandChart {
  public:
    /// Starts without bands. Keeps a reference: `groups` must outlive this object.
    explicit BandChart(const ItemGroups& groups);

    /// Sets the bands, from the top; items in none are never played. Each group must have an item in some
    /// band.
    void assign(const std::vector<std::vector<u32>>& bands);
    /// The items of each band, in the order of their numbers.
    std::vector<std::vector<u32>> items() const;

    std::size_t bands() const { return bands_; }
    bool has(u32 item) const { return band_of_[item] != no_band; }
    /// The band of an item that is in one.
    std::size_t band_of(u32 item) const { return band_of_[item]; }
    i64 value() const { return value_; }

    /// [band] the change of the value if the band is joined with the next one, or exchanged with it.
    struct Neighbours {
        std::vector<i64> join;
        std::vector<i64> exchange;
    };
    Neighbours neighbours() const;
    void join(std::size_t band);
    void exchange(std::size_t band);

    /// [band] the value of the chart with the item there.
    std::vector<i64> values_in_bands(u32 item) const;
    /// Moves the item to the band. Bands that become empty are removed.
    void put(u32 item, std::size_t band);

  private:
    static constexpr u32 no_band = ~u32{0};

    struct Play {
        u32 band;
        std::size_t place;  ///< in the group's order
        i64 value;
    };
    /// The item that is played in a group, if `without` is not one of its items.
    Play play(std::span<const GroupItem> group, u32 without = no_band) const;
    void evaluate();
    void close_gaps();

    const ItemGroups* groups_;
    std::size_t bands_ = 0;
    std::vector<u32> band_of_;  ///< [item]
    i64 value_ = 0;
    std::vector<std::vector<u32>> groups_of_;  ///< [item]
};

struct BandsFound {
    std::vector<std::vector<u32>> bands;  ///< their items, rising, from the top
    i64 value = 0;
};

/// [number of bands - 1] the best chart found with at most that number of bands, from one up to the fewest
/// with the value of `order`, which must have an item of every group. Progress counts bands. The answer does
/// not depend on work.threads. Throws Stopped.
std::vector<BandsFound> search_bands(const ItemGroups& groups, const std::vector<u32>& order,
                                     const Work& work = {});

}  // namespace holdfast::videopoker
