// The showdown graphs of complete boards, each different graph once.
//
// A graph depends only on the row of the board and the kinds of the hole cards (river_rows.h), and hands of
// many rows share one: the 10,033,062 hands on all rows have 637,284 graphs.
#pragma once

#include <unordered_map>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/detail/matching/showdown_graph.h>
#include <holdfast/showdown/river_rows.h>

namespace holdfast::holdem::detail {

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

}  // namespace holdfast::holdem::detail
