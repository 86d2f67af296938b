// The parts of a coloured graph that modular decomposition splits a set of vertices into.
#pragma once

#include <vector>

#include <holdfast/holdem/detail/showdown_graph.h>

namespace holdfast::holdem::detail {

/// The parts of the set between which every pair has this colour; one part where it cannot be split so.
std::vector<VertexSet> parts_joined_by(const ShowdownGraph& graph, VertexSet set, Standing colour);

/// The largest modules other than the whole of a set that no single colour splits.
std::vector<VertexSet> largest_modules(const ShowdownGraph& graph, VertexSet set);

}  // namespace holdfast::holdem::detail
