// Counts the ways to hand disjoint pairs of unseen cards to N opponents, by how many tie with the hero and
// none beats him, for all N at once: the matchings of a ShowdownGraph without a pair that stands better.
//
// Modular decomposition of the coloured graph. A module is a set of vertices of which each outside vertex
// sees all in one colour; its matchings are counted once, and the outside needs nothing else of it.
//
//   one vertex      all its pairs have one colour: in the basis of that colour the polynomial is 1
//   degenerate      parts between which all pairs have one colour: in its basis the parts' product
//   prime           anything else: detail/stub_elimination
//
// Method and proof: docs/holdem-odds.md.
#pragma once

#include <holdfast/holdem/detail/matching_polynomial.h>
#include <holdfast/holdem/detail/modules.h>
#include <holdfast/holdem/detail/stub_elimination.h>
#include <holdfast/holdem/detail/tie_counts.h>

namespace holdfast::holdem::detail {

class MatchingSolver {
  public:
    /// Counts matchings of up to `pair_limit` pairs, 1 <= pair_limit <= 22.
    explicit MatchingSolver(int pair_limit) : pair_limit_(pair_limit), elimination_(pair_limit, scratch_) {}
    MatchingSolver(const MatchingSolver&) = delete;
    MatchingSolver& operator=(const MatchingSolver&) = delete;

    /// Adds `weight` times the counts of the graph, those of no opponent, 1, among them. The graph has at
    /// least one vertex.
    void add_to(TieCounts& sums, const ShowdownGraph& graph, u128 weight);

  private:
    /// `wanted`: the basis that the result will be used in, though it may come in another. Numbers of suited
    /// cards are kept apart where `need` says so, or where the basis is yet to be changed.
    Module solve(const ShowdownGraph& graph, VertexSet set, Standing wanted, SuitedCounts need);
    /// The same of parts between which all pairs stand alike.
    Module joined(const ShowdownGraph& graph, const VertexSets& parts, Standing between, SuitedCounts need);

    int pair_limit_;
    Scratch scratch_;
    StubElimination elimination_;
};

}  // namespace holdfast::holdem::detail
