// Counts the results of many hands on one board against 1 to 9 unknown opponents, summed over all its
// runouts.
#pragma once

#include <array>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/detail/matching/showdown_graph.h>
#include <holdfast/holdem/detail/matching/tie_counts.h>
#include <holdfast/holdem/odds/multiway_deals.h>
#include <holdfast/showdown/river_rows.h>

namespace holdfast::holdem::detail {

// The showdown graphs of complete boards, each different graph once.
//
// A graph depends only on the row of the board and the kinds of the hole cards (river_rows.h), and hands of
// many rows share one: the 10,033,062 hands on all rows have 637,284 graphs.

/// The graph of unknown opponents if the hero holds `hole` on a board of five cards; twins are joined.
ShowdownGraph river_graph(HoleCards hole, CardSet board);

struct ShowdownGraphHash {
    std::size_t operator()(const ShowdownGraph& graph) const { return graph.hash(); }
};
/// Graphs and their numbers, from 0 on without gaps.
using NumberedGraphs = std::unordered_map<ShowdownGraph, u32, ShowdownGraphHash>;

/// One complete board for each row to which runouts of these boards lead, in no particular order.
std::vector<CardSet> boards_of_rows(const std::vector<CardSet>& boards);

/// Adds the graphs of all hands on these complete boards to `known`, and writes the number of each entry's
/// graph to `numbers`, which has row_entries elements. Which graph gets which number depends on the threads.
/// Progress counts boards. Throws Stopped.
void number_graphs(const std::vector<CardSet>& boards, NumberedGraphs& known, u32* numbers, const Work& work);

// Deals against 1 to 9 unknown opponents by the hero's share of the pot, from which all odds follow.

struct MultiwayCounts {
    struct Against {
        u128 wins = 0;
        u128 unbeaten = 0;  ///< wins and ties
        u128 parts = 0;     ///< parts of all pots that the hero wins

        bool operator==(const Against&) const = default;
    };
    std::array<Against, MultiwayDeals::most_opponents> against{};  ///< [opponents - 1]

    static MultiwayCounts of(const TieCounts& counts) {
        MultiwayCounts sums;
        for (int opponents = 1; opponents <= MultiwayDeals::most_opponents; ++opponents) {
            Against& sum = sums.against[static_cast<std::size_t>(opponents - 1)];
            sum.wins = counts.at(opponents, 0).to_u128();
            for (int ties = 0; ties <= opponents; ++ties) {
                const u128 deals = counts.at(opponents, ties).to_u128();
                sum.unbeaten += deals;
                sum.parts += deals * (MultiwayDeals::parts_of_a_pot / static_cast<u32>(ties + 1));
            }
        }
        return sums;
    }

    /// Sums over the 1,081 runouts of a flop stay below 2^88: 1,081 * 2,520 * M(45, 9).
    MultiwayCounts& operator+=(const MultiwayCounts& other) {
        for (std::size_t i = 0; i < against.size(); ++i) {
            against[i].wins += other.against[i].wins;
            against[i].unbeaten += other.against[i].unbeaten;
            against[i].parts += other.against[i].parts;
        }
        return *this;
    }

    bool operator==(const MultiwayCounts&) const = default;
};

// The odds of all hole cards against 1 to 9 unknown opponents on complete boards, looked up in tables.
//
//   row of the board, pair of kinds of the hole cards  ->  number of a graph  ->  its counts
//
// Each graph is solved once for all boards and hands that have it. All rows together take 600 MB.

class MultiwayRivers {
  public:
    /// Starts without any row.
    MultiwayRivers() : graphs_(new u32[row_entries]) {}

    /// Counts the missing rows to which runouts of these boards lead. No other thread may look anything up
    /// meanwhile. Progress counts parts of the work. Throws Stopped; then no row is added.
    void add(const std::vector<CardSet>& boards, const Work& work = {});

    /// The number of the graph of an entry, which must belong to a row that was added and to a possible hand.
    u32 graph(std::size_t entry) const { return graphs_[entry]; }
    const MultiwayCounts& counts(u32 graph) const { return counts_[graph]; }
    /// The number of graphs that have counts.
    u32 size() const { return size_; }

  private:
    /// [entry of the rows]; entries that are never written take no memory.
    std::unique_ptr<u32[]> graphs_;
    std::unordered_set<std::size_t> rows_;  ///< added ones, by their first entries
    NumberedGraphs numbers_;                ///< including graphs found by a call that was stopped
    std::vector<MultiwayCounts> counts_;    ///< [graph], up to size_
    u32 size_ = 0;
};

class MultiwayCounter {
  public:
    /// Keeps a reference: `rivers` must outlive this object, and have the rows of all boards to be counted.
    explicit MultiwayCounter(const MultiwayRivers& rivers) : rivers_(rivers) {}

    /// Counts for a board of three to five cards, none of them in a hand. The result is indexed by hand and
    /// valid until the next call.
    const std::vector<MultiwayCounts>& count(CardSet board, const std::vector<HoleCards>& hands);

  private:
    MultiwayCounts count(const std::vector<RowOfRunout>& runouts, HoleCards hand) const;

    const MultiwayRivers& rivers_;
    std::vector<MultiwayCounts> sums_;
};

}  // namespace holdfast::holdem::detail
