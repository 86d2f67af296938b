// Charts of few bands: for each number of bands the best chart found.
//
// From the best order of single items the search goes down to one band. Of the best few charts (the beam) the
// neighbouring bands are joined whose joining costs least; then items move to other bands, and neighbouring
// bands change places, while that gains. Not proven to be the best.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/strategy/search/item_groups.h>

namespace holdfast::videopoker {

// A chart under search whose rows, called bands, may list items of several families.
//
// Each item is in one band; of the highest band that a group has items of, the first item in the group's
// order is played. One pass over the groups of an item tells what it is worth in every band; one pass over
// all groups, what joining or exchanging any two neighbouring bands costs.

class BandChart {
  public:
    /// No bands; `groups` outlives this.
    explicit BandChart(const ItemGroups& groups);

    /// Bands of items from the top; items in none are never played. Of each group some item is in a band.
    void assign(const std::vector<std::vector<u32>>& bands);
    /// The items of each band, in the order of their numbers.
    std::vector<std::vector<u32>> items() const;

    std::size_t bands() const { return bands_; }
    bool has(u32 item) const { return band_of_[item] != no_band; }
    /// Of an item that some band has.
    std::size_t band_of(u32 item) const { return band_of_[item]; }
    i64 value() const { return value_; }

    /// [band] what the value changes by if it is joined with the next one, or changes places with it.
    struct Neighbours {
        std::vector<i64> join;
        std::vector<i64> exchange;
    };
    Neighbours neighbours() const;
    void join(std::size_t band);
    void exchange(std::size_t band);

    /// [band] the value of the chart with the item there.
    std::vector<i64> values_in_bands(u32 item) const;
    /// Bands that become empty are left out.
    void put(u32 item, std::size_t band);

  private:
    static constexpr u32 no_band = ~u32{0};

    struct Play {
        u32 band;
        std::size_t place;  ///< in the group's order
        i64 value;
    };
    /// What is played in a group, and where `item` is none of its items.
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

/// [number of bands - 1] the best chart found of at most so many bands, from one up to the fewest with the
/// value of `order`, which has an item of every group. Progress counts bands. The answer does not depend on
/// work.threads. Throws Stopped.
std::vector<BandsFound> search_bands(const ItemGroups& groups, const std::vector<u32>& order,
                                     const Work& work = {});

}  // namespace holdfast::videopoker
