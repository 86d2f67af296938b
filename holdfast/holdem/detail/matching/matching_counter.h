// Counts the matchings of a coloured graph without a pair that stands better, by pairs and by ties.
//
// Modular decomposition. A module is a set of vertices of which each outside vertex sees all in one colour;
// its matchings are counted once, and the outside needs nothing else of it.
//
//   one vertex      all its pairs have one colour: in the basis of that colour the polynomial is 1
//   degenerate      parts between which all pairs have one colour: in its basis the parts' product
//   prime           anything else: detail/matching/stub_elimination
//
// Method and proof: docs/holdem-odds.md. Count: u64 or u128; numbers come out modulo 2^64 or 2^128.
#pragma once

#include <holdfast/holdem/detail/matching/matching_polynomial.h>
#include <holdfast/holdem/detail/matching/modules.h>
#include <holdfast/holdem/detail/matching/stub_elimination.h>

namespace holdfast::holdem::detail {

template <class Count>
class MatchingCounter {
  public:
    /// Counts matchings of up to `pair_limit` pairs, 1 <= pair_limit <= 22.
    explicit MatchingCounter(int pair_limit) : pair_limit_(pair_limit), elimination_(pair_limit, scratch_) {}
    MatchingCounter(const MatchingCounter&) = delete;
    MatchingCounter& operator=(const MatchingCounter&) = delete;

    /// The polynomial of the graph, which has at least one vertex, in the basis `better`, its suited cards
    /// summed; it lasts until the next one is asked for.
    MatchingPolynomial<Count> counts(const ShowdownGraph& graph);

  private:
    /// `wanted`: the basis that the result will be used in, though it may come in another. Numbers of suited
    /// cards are kept apart where `need` says so, or where the basis is yet to be changed.
    Module<Count> solve(const ShowdownGraph& graph, VertexSet set, Standing wanted, SuitedCounts need);
    /// The same of parts between which all pairs stand alike.
    Module<Count> joined(const ShowdownGraph& graph, const VertexSets& parts, Standing between,
                         SuitedCounts need);

    int pair_limit_;
    Scratch<Count> scratch_;
    StubElimination<Count> elimination_;
};

}  // namespace holdfast::holdem::detail
