#include <algorithm>

#include <holdfast/holdem/detail/matching_solver.h>
#include <holdfast/holdem/detail/modules.h>

namespace holdfast::holdem::detail {

void MatchingSolver::add_to(Counts& sums, const ShowdownGraph& graph, u128 weight) {
    scratch_.clear();
    const VertexSet everything = (VertexSet{1} << static_cast<unsigned>(graph.size())) - 1;
    const Module all = solve(graph, everything, Standing::better, SuitedCounts::summed);
    const MatchingPolynomial counts = all.in_basis(Standing::better, pair_limit_, scratch_);
    const Degrees& degrees = counts.degrees();
    for (int pairs = 1; pairs <= degrees.pairs; ++pairs) {
        std::vector<u128>& by_ties = sums[static_cast<std::size_t>(pairs)];
        for (int suited = 0; suited <= degrees.suited; ++suited) {
            const u128* const line = counts.line(pairs, suited);
            for (int ties = 0; ties <= std::min(pairs, degrees.ties); ++ties) {
                by_ties[static_cast<std::size_t>(ties)] += weight * line[ties];
            }
        }
    }
}

Module MatchingSolver::solve(const ShowdownGraph& graph, VertexSet set, Standing wanted, SuitedCounts need) {
    if ((set & (set - 1)) == 0) {
        const int vertex = __builtin_ctz(set);
        return {graph.cards(vertex), graph.inner(vertex), MatchingPolynomial::one(scratch_)};
    }
    const auto solve_all = [&](const std::vector<VertexSet>& sets, Standing basis, SuitedCounts kept) {
        std::vector<Module> modules;
        modules.reserve(sets.size());
        for (const VertexSet part : sets) {
            modules.push_back(solve(graph, part, basis, kept));
        }
        return modules;
    };
    for (const Standing between : all_standings) {
        const std::vector<VertexSet> parts = parts_joined_by(graph, set, between);
        if (parts.size() > 1) {
            const SuitedCounts kept = between == wanted ? need : SuitedCounts::apart;
            return joined(solve_all(parts, between, kept), between, kept);
        }
    }
    const std::vector<VertexSet> sets = largest_modules(graph, set);
    StubElimination::Network network;
    for (const VertexSet module : sets) {
        ShowdownGraph::Cards cards;
        for (VertexSet rest = module; rest != 0; rest &= rest - 1) {
            cards = cards + graph.cards(__builtin_ctz(rest));
        }
        network.cards.push_back(cards);
        network.between.emplace_back();
        for (const VertexSet other : sets) {
            network.between.back().push_back(graph.colour(__builtin_ctz(module), __builtin_ctz(other)));
        }
    }
    const StubElimination::Plan plan = elimination_.cheapest_plan(network, wanted);
    const SuitedCounts kept = plan.basis == wanted ? need : SuitedCounts::apart;
    return elimination_.solve(network, plan, solve_all(sets, plan.basis, SuitedCounts::apart), kept);
}

Module MatchingSolver::joined(const std::vector<Module>& parts, Standing between, SuitedCounts need) {
    Module all{{}, between, MatchingPolynomial::one(scratch_)};
    for (const Module& part : parts) {
        all.cards = all.cards + part.cards;
        const int pairs = most_pairs(all.cards, pair_limit_);
        MatchingPolynomial counts = part.in_basis(between, pair_limit_, scratch_);
        if (need == SuitedCounts::summed) {
            counts = counts.with_suited_summed(scratch_);
        }
        all.counts = product(NonzeroLines(all.counts), NonzeroLines(counts),
                             {pairs, std::min(int{all.cards.suited}, pairs), pairs}, scratch_);
    }
    return all;
}

}  // namespace holdfast::holdem::detail
