// The odds of all hole cards against 1 to 9 unknown opponents on complete boards, by looking them up.
//
//   row of the board, pair of kinds of the hole cards  ->  number of a graph  ->  its counts
//
// Each graph is solved once, whatever boards and hands have it. All rows together take 600 MB while they are
// counted, and 330 MB then.
#pragma once

#include <memory>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/detail/multiway/multiway_counts.h>
#include <holdfast/holdem/detail/rivers/river_rows.h>

namespace holdfast::holdem::detail {

class MultiwayRivers {
  public:
    /// Counts the rows that the runouts of these boards lead to, and no others. Progress counts parts of the
    /// work. Throws Stopped.
    explicit MultiwayRivers(const std::vector<CardSet>& boards, const Work& work = {});

    /// The number of the graph of an entry of the rows; it has counts where a hand of such a row has it.
    u32 graph(std::size_t entry) const { return graphs_[entry]; }
    const MultiwayCounts& counts(u32 graph) const { return counts_[graph]; }
    u32 size() const { return static_cast<u32>(counts_.size()); }

  private:
    /// [entry of the rows], of which some are never written, nor then brought into memory.
    std::unique_ptr<u32[]> graphs_;
    std::vector<MultiwayCounts> counts_;  ///< [graph]
};

}  // namespace holdfast::holdem::detail
