// Charts of few bands: for each number of bands the best chart found.
//
// From the best order of single items the search goes down to one band. Of the best few charts (the beam) the
// neighbouring bands are joined whose joining costs least; then items move to other bands, and neighbouring
// bands change places, while that gains. Not proven to be the best.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/strategy/search/band_chart.h>

namespace holdfast::videopoker {

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
