#include <algorithm>

#include <holdfast/holdem/detail/matching/elimination_plan.h>
#include <holdfast/holdem/detail/matching/matching_polynomial.h>

namespace holdfast::holdem::detail {

namespace {

// Factors on the promised work, measured.
constexpr double tied_basis_penalty = 1.7;
constexpr double change_of_basis_penalty = 1.5;

/// The plan that begins with this module and continues with what is cheapest next; abandoned, no plan, as
/// soon as it costs `most`.
EliminationPlan plan_from(const ShowdownGraph& network, Standing basis, int first, int pair_limit,
                          double most) {
    const auto choices_of_stubs = [&](int vertex) {
        const ShowdownGraph::Cards cards = network.cards(vertex);
        return (std::min(int{cards.plain}, pair_limit) + 1) * (std::min(int{cards.suited}, pair_limit) + 1);
    };
    const auto cost_of = [&](int next, VertexSet touched) {
        // About the states after the turn, one for each choice of stubs of the modules touched, times the
        // length of the module's own polynomial.
        double cost = most_pairs(network.cards(next), pair_limit) + 1;
        for (; touched != 0; touched &= touched - 1) cost *= choices_of_stubs(__builtin_ctz(touched));
        return cost;
    };
    EliminationPlan plan;
    plan.basis = basis;
    plan.cost = 0;
    VertexSet to_come = bit(network.size()) - 1;
    VertexSet live = bit(first);  // to come, and joined to one that was taken
    for (std::size_t place = 0; to_come != 0; ++place) {
        int next = 0;
        double least = std::numeric_limits<double>::max();
        for (VertexSet rest = live; rest != 0; rest &= rest - 1) {
            const int vertex = __builtin_ctz(rest);
            const double cost = cost_of(vertex, live | (joined(network, vertex, basis) & to_come));
            if (cost < least) {
                least = cost;
                next = vertex;
            }
        }
        plan.order[place] = static_cast<u8>(next);
        plan.cost += least;
        if (plan.cost >= most) {
            return {};
        }
        to_come &= ~bit(next);
        live = (live | joined(network, next, basis)) & to_come;
    }
    return plan;
}

}  // namespace

EliminationPlan cheapest_plan(const ShowdownGraph& network, Standing wanted, int pair_limit) {
    EliminationPlan cheapest;
    for (const Standing basis : all_standings) {
        const double penalty = (basis == wanted ? 1 : change_of_basis_penalty) *
                               (basis == Standing::tied ? tied_basis_penalty : 1);
        // Hardly any network has more than seven vertices, and costly plans are dropped early: planning costs
        // little.
        for (int first = 0; first < network.size(); ++first) {
            EliminationPlan plan = plan_from(network, basis, first, pair_limit, cheapest.cost / penalty);
            plan.cost *= penalty;
            if (plan.cost < cheapest.cost) cheapest = plan;
        }
    }
    return cheapest;
}

VertexSet joined(const ShowdownGraph& network, int vertex, Standing basis) {
    return (bit(network.size()) - 1) & ~bit(vertex) & ~network.neighbours(vertex, basis);
}

}  // namespace holdfast::holdem::detail
