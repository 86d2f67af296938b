// Which items want to stand above which others in a chart, and where these wishes run in circles.
//
// In every group the best item wants to be above each worse one: an edge best -> worse. Items that reach each
// other both ways form a component; no order pleases all of a component. Between components there is an order
// that costs nothing: each group's edges lead from its best item into the same or a later component.
//
// The components are found with Tarjan's algorithm, without recursion.
#pragma once

#include <vector>

#include <holdfast/strategy/search/item_groups.h>

namespace holdfast::videopoker {

/// All items, each once: the strongly connected components, in an order in which every edge leads from a
/// component to itself or to a later one. Of components that are free to stand in either order, the one whose
/// items have the larger `preference` (one for each item) tends to come first.
std::vector<std::vector<u32>> conflict_components(const ItemGroups& groups,
                                                  const std::vector<u64>& preference);

}  // namespace holdfast::videopoker
