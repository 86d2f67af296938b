#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <holdfast/holdem/detail/matching/matching_solver.h>
#include <holdfast/holdem/detail/matching/matchings.h>

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
    // Parts between which all pairs have one colour need no elimination: those pairs weigh 0 in its basis.
    for (const Standing between : all_standings) {
        const VertexSets parts = parts_joined_by(graph, set, between);
        if (parts.size() > 1) {
            // A change of basis needs the numbers of suited cards (in_basis), so they are summed only if none
            // follows.
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

namespace {

constexpr u128 two_to_64 = u128{1} << 64U;

/// [cards] the largest k such that there are fewer than 2^64 choices of any number of pairs up to k.
constexpr auto most_short_pairs = [] {
    std::array<int, max_unseen + 1> most{};
    for (int cards = 0; cards <= max_unseen; ++cards) {
        int& pairs = most[static_cast<std::size_t>(cards)];
        while (pairs < max_pairs && matchings(cards, pairs + 1) < two_to_64) ++pairs;
    }
    return most;
}();

int cards_of(const ShowdownGraph& graph) {
    int cards = 0;
    for (int vertex = 0; vertex < graph.size(); ++vertex) cards += graph.cards(vertex).count();
    return cards;
}

/// The number of pairs of cards that do not stand better than the hero.
int harmless_pairs(const ShowdownGraph& graph) {
    int pairs = 0;
    for (int a = 0; a < graph.size(); ++a) {
        const ShowdownGraph::Cards own = graph.cards(a);
        if (graph.inner(a) != Standing::better) {
            pairs += (own.count() * (own.count() - 1) - own.suited * (own.suited - 1)) / 2;
        }
        const VertexSet below = bit(a) - 1;
        for (VertexSet rest = below & ~graph.neighbours(a, Standing::better); rest != 0; rest &= rest - 1) {
            const ShowdownGraph::Cards other = graph.cards(__builtin_ctz(rest));
            pairs += own.count() * other.count() - own.suited * other.suited;
        }
    }
    return pairs;
}

template <class Count>
void add(TieCounts& sums, const MatchingPolynomial<Count>& counts, u64 weight, int known_ties) {
    for (int pairs = 0; pairs <= counts.degrees().pairs; ++pairs) {
        const Count* const line = counts.line(pairs, 0);
        for (int ties = 0; ties <= std::min(counts.degrees().ties, pairs); ++ties) {
            sums.add(pairs, known_ties + ties, line[ties], weight);
        }
    }
}

}  // namespace

void MatchingSolver::add_to(TieCounts& sums, const ShowdownGraph& graph, u64 weight, int known_ties) {
    const int cards = cards_of(graph);
    const int short_pairs = most_short_pairs[static_cast<std::size_t>(cards)];
    const bool surely_fit = pair_limit_ <= short_pairs;
    // do_fit() proves the result for one pair more than surely fits; for two more there is no such proof.
    if (surely_fit || (pair_limit_ == short_pairs + 1 && may_fit(graph, cards))) {
        const MatchingPolynomial<u64> counts = short_.counts(graph);
        if (surely_fit || do_fit(counts, pair_limit_, cards)) {
            add(sums, counts, weight, known_ties);
            return;
        }
    }
    add(sums, long_.counts(graph), weight, known_ties);
}

bool MatchingSolver::may_fit(const ShowdownGraph& graph, int cards) const {
    const double share = static_cast<double>(harmless_pairs(graph)) / static_cast<double>(choose(cards, 2));
    return static_cast<double>(matchings(cards, pair_limit_)) * std::pow(share, pair_limit_ - 1) <
           static_cast<double>(two_to_64);
}

bool do_fit(const MatchingPolynomial<u64>& counts, int pair_limit, int cards) {
    const int pairs = pair_limit - 1;
    if (counts.degrees().pairs < pairs) {
        return true;  // and so none of more pairs
    }
    u128 matchings_of_pairs = 0;
    for (int ties = 0; ties <= std::min(counts.degrees().ties, pairs); ++ties) {
        matchings_of_pairs += counts.line(pairs, 0)[ties];
    }
    return one_pair_more_fits(matchings_of_pairs, pairs, cards);
}

bool one_pair_more_fits(u128 matchings_of_pairs, int pairs, int cards) {
    // Each matching of pairs + 1 pairs arises in pairs + 1 ways from a matching of `pairs` pairs and one pair
    // of the cards that it leaves.
    return matchings_of_pairs * choose(cards - 2 * pairs, 2) < two_to_64 * static_cast<u128>(pairs + 1);
}

}  // namespace holdfast::holdem::detail
