#include <algorithm>
#include <vector>

#include <holdfast/holdem/detail/matching/matching_counter.h>

namespace holdfast::holdem::detail {

template <class Count>
MatchingPolynomial<Count> MatchingCounter<Count>::counts(const ShowdownGraph& graph) {
    scratch_.clear();
    const VertexSet everything = bit(graph.size()) - 1;
    const Module<Count> all = solve(graph, everything, Standing::better, SuitedCounts::summed);
    return all.in_basis(Standing::better, pair_limit_, scratch_).with_suited_summed(scratch_);
}

template <class Count>
Module<Count> MatchingCounter<Count>::solve(const ShowdownGraph& graph, VertexSet set, Standing wanted,
                                            SuitedCounts need) {
    if ((set & (set - 1)) == 0) {
        const int vertex = __builtin_ctz(set);
        return {graph.cards(vertex), graph.inner(vertex), MatchingPolynomial<Count>::one(scratch_)};
    }
    // Parts between which all pairs have one colour need no elimination: in that basis those pairs weigh 0.
    for (const Standing between : all_standings) {
        const VertexSets parts = parts_joined_by(graph, set, between);
        if (parts.size() > 1) {
            // A change of basis needs the numbers of suited cards (in_basis), so they are summed only where
            // none follows.
            return joined(graph, parts, between, between == wanted ? need : SuitedCounts::apart);
        }
    }
    const VertexSets sets = largest_modules(graph, set);
    const ShowdownGraph network = quotient(graph, sets);
    const EliminationPlan plan = cheapest_plan(network, wanted, pair_limit_);
    std::vector<Module<Count>> modules;
    modules.reserve(sets.size());
    for (const VertexSet module : sets) {
        modules.push_back(solve(graph, module, plan.basis, SuitedCounts::apart));
    }
    return elimination_.solve(network, plan, modules, plan.basis == wanted ? need : SuitedCounts::apart);
}

template <class Count>
Module<Count> MatchingCounter<Count>::joined(const ShowdownGraph& graph, const VertexSets& parts,
                                             Standing between, SuitedCounts need) {
    Module<Count> all{{}, between, MatchingPolynomial<Count>::one(scratch_)};
    for (const VertexSet set : parts) {
        const Module<Count> part = solve(graph, set, between, need);
        all.cards = all.cards + part.cards;
        const int pairs = most_pairs(all.cards, pair_limit_);
        MatchingPolynomial<Count> counts = part.in_basis(between, pair_limit_, scratch_);
        if (need == SuitedCounts::summed) counts = counts.with_suited_summed(scratch_);
        if (all.counts.degrees().pairs == 0) {  // 1, the only way to have no pairs
            all.counts = counts;
        } else if (counts.degrees().pairs > 0) {
            all.counts = product(NonzeroLines<Count>(all.counts), counts,
                                 {pairs, std::min(int{all.cards.suited}, pairs), pairs}, scratch_);
        }
    }
    return all;
}

template class MatchingCounter<u64>;
template class MatchingCounter<u128>;

}  // namespace holdfast::holdem::detail
