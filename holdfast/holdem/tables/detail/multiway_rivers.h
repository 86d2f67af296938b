// The odds of all hole cards against 1 to 9 unknown opponents on complete boards, by looking them up.
//
//   row of the board, pair of kinds of the hole cards  ->  number of a graph  ->  its counts
//
// Each graph is solved once, whatever boards and hands have it. All rows together take 600 MB.
#pragma once

#include <memory>
#include <unordered_set>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/tables/detail/multiway_counts.h>
#include <holdfast/holdem/tables/detail/river_graphs.h>
#include <holdfast/holdem/tables/detail/river_rows.h>

namespace holdfast::holdem::detail {

class MultiwayRivers {
  public:
    /// Of no row yet.
    MultiwayRivers() : graphs_(new u32[row_entries]) {}

    /// Counts the rows that the runouts of these boards lead to and that are not there yet. Nobody may look
    /// anything up meanwhile. Progress counts parts of the work. Throws Stopped: then no row was added.
    void add(const std::vector<CardSet>& boards, const Work& work = {});

    /// The number of the graph of an entry of a row that is there, and that a hand has.
    u32 graph(std::size_t entry) const { return graphs_[entry]; }
    const MultiwayCounts& counts(u32 graph) const { return counts_[graph]; }
    /// How many graphs have counts.
    u32 size() const { return size_; }

  private:
    /// [entry of the rows], of which some are never written, nor then brought into memory.
    std::unique_ptr<u32[]> graphs_;
    std::unordered_set<std::size_t> rows_;  ///< that are there, by their first entries
    NumberedGraphs numbers_;                ///< also of graphs found by a call that was stopped
    std::vector<MultiwayCounts> counts_;    ///< [graph], up to size_
    u32 size_ = 0;
};

}  // namespace holdfast::holdem::detail
