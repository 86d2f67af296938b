// The graphs that unknown opponents face on complete boards, each different one once.
//
// A graph depends on the row of the board and the kinds of the hole cards alone (river_rows.h), and hands
// of many rows share one: the 10,033,062 hands on all rows have 637,284 graphs.
#pragma once

#include <unordered_map>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/detail/matching/showdown_graph.h>
#include <holdfast/holdem/tables/detail/river_rows.h>

namespace holdfast::holdem::detail {

/// What unknown opponents face where the hero holds `hole` on a board of five cards; twins are joined.
ShowdownGraph river_graph(HoleCards hole, CardSet board);

struct ShowdownGraphHash {
    std::size_t operator()(const ShowdownGraph& graph) const { return graph.hash(); }
};
/// Graphs and their numbers, from 0 on without gaps.
using NumberedGraphs = std::unordered_map<ShowdownGraph, u32, ShowdownGraphHash>;

/// One complete board for each row that the runouts of these boards lead to, in no order.
std::vector<CardSet> boards_of_rows(const std::vector<CardSet>& boards);

/// Adds the graphs of all hands on these complete boards to those that are known; the numbers of their entries
/// go to `numbers`, which has row_entries. Which graph gets which number depends on the threads. Progress counts
/// boards. Throws Stopped.
void number_graphs(const std::vector<CardSet>& boards, NumberedGraphs& known, u32* numbers, const Work& work);

}  // namespace holdfast::holdem::detail
