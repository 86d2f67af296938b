#include <algorithm>

#include <holdfast/holdem/detail/matching_solver.h>
#include <holdfast/holdem/detail/modules.h>

namespace holdfast::holdem::detail {

void MatchingSolver::add_to(Counts& sums, const ShowdownGraph& graph, u128 weight) {
    scratch_.clear();
    const Module all = solve(graph, (VertexSet{1} << static_cast<unsigned>(graph.size())) - 1);
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

Module MatchingSolver::solve(const ShowdownGraph& graph, VertexSet set) {
    if ((set & (set - 1)) == 0) {
        const int vertex = __builtin_ctz(set);
        return {graph.cards(vertex), graph.inner(vertex), MatchingPolynomial::one(scratch_)};
    }
    const auto solve_all = [&](const std::vector<VertexSet>& sets) {
        std::vector<Module> modules;
        modules.reserve(sets.size());
        for (const VertexSet part : sets) {
            modules.push_back(solve(graph, part));
        }
        return modules;
    };
    for (const Standing between : all_standings) {
        const std::vector<VertexSet> parts = parts_joined_by(graph, set, between);
        if (parts.size() > 1) {
            return joined(solve_all(parts), between);
        }
    }
    const std::vector<VertexSet> modules = largest_modules(graph, set);
    std::vector<std::vector<Standing>> between(modules.size());
    for (std::size_t i = 0; i < modules.size(); ++i) {
        for (const VertexSet other : modules) {
            between[i].push_back(graph.colour(__builtin_ctz(modules[i]), __builtin_ctz(other)));
        }
    }
    return elimination_.solve(solve_all(modules), between);
}

Module MatchingSolver::joined(const std::vector<Module>& parts, Standing between) {
    Module all{{}, between, MatchingPolynomial::one(scratch_)};
    for (const Module& part : parts) {
        all.cards.plain = static_cast<u8>(all.cards.plain + part.cards.plain);
        all.cards.suited = static_cast<u8>(all.cards.suited + part.cards.suited);
        const int pairs = most_pairs(all.cards, pair_limit_);
        const MatchingPolynomial counts = part.in_basis(between, pair_limit_, scratch_);
        all.counts =
            product(all.counts, counts, {pairs, std::min(int{all.cards.suited}, pairs), pairs}, scratch_);
    }
    return all;
}

}  // namespace holdfast::holdem::detail
