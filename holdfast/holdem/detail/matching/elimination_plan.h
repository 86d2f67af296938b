// In which basis, and in which order of its modules, a prime graph is eliminated (stub_elimination.h).
#pragma once

#include <array>
#include <limits>

#include <holdfast/holdem/detail/matching/showdown_graph.h>

namespace holdfast::holdem::detail {

struct EliminationPlan {
    Standing basis = Standing::better;
    std::array<u8, ShowdownGraph::max_vertices> order{};    ///< of the vertices of the network
    double cost = std::numeric_limits<double>::infinity();  ///< of no plan at all
};

/// The plan that promises the least work for matchings of up to `pair_limit` pairs in a prime graph, whose
/// vertices are modules; others than the basis that is wanted cost more.
EliminationPlan cheapest_plan(const ShowdownGraph& network, Standing wanted, int pair_limit);

/// The vertices whose pairs with this one weigh something else than 0.
VertexSet joined(const ShowdownGraph& network, int vertex, Standing basis);

}  // namespace holdfast::holdem::detail
