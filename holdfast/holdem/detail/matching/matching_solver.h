// Counts the ways to hand disjoint pairs of unseen cards to N opponents, by how many tie with the hero and
// none beats him, for all N at once: the matchings of a ShowdownGraph without a pair that stands better.
//
// The counting is the same modulo 2^64 and 2^128 (matching_solver.h), and words of 64 bits are quicker. They
// hold the counts of N pairs if there are fewer than 2^64 ways to choose N pairs at all. If that is so for
// all N but the highest, they hold those too where the counts of N - 1 pairs, which leave q cards, show it:
//
//   N * (matchings of N pairs) <= (matchings of N - 1 pairs) * q (q - 1) / 2
#pragma once

#include <holdfast/holdem/detail/matching/matching_polynomial.h>
#include <holdfast/holdem/detail/matching/showdown_graph.h>
#include <holdfast/holdem/detail/matching/stub_elimination.h>
#include <holdfast/holdem/detail/matching/tie_counts.h>

namespace holdfast::holdem::detail {

// Counts the matchings of a coloured graph without a pair that stands better, by pairs and by ties.
//
// Modular decomposition. A module is a set of vertices of which each outside vertex sees all in one colour;
// its matchings are counted once, and the outside needs nothing else of it.
//
//   one vertex      all its pairs have one colour: in the basis of that colour the polynomial is 1
//   degenerate      parts between which all pairs have one colour: in its basis the parts' product
//   prime           anything else: detail/matching/stub_elimination
//
// Method and proof: docs/explanation/holdem-odds.md. Count: u64 or u128; numbers come out modulo 2^64 or 2^128.

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

class MatchingSolver {
  public:
    /// Counts matchings of up to `pair_limit` pairs, 1 <= pair_limit <= 22.
    explicit MatchingSolver(int pair_limit)
        : pair_limit_(pair_limit), short_(pair_limit), long_(pair_limit) {}

    /// Adds `weight` times the counts of the graph, those of no opponent, 1, among them, beside known opponents
    /// of whom some tie. The graph has at least one vertex.
    void add_to(TieCounts& sums, const ShowdownGraph& graph, u64 weight, int known_ties = 0);

  private:
    /// Whether 64 bits are worth a try: they would do if each pair were harmless by its own chance.
    bool may_fit(const ShowdownGraph& graph, int cards) const;
    int pair_limit_;
    MatchingCounter<u64> short_;
    MatchingCounter<u128> long_;
};

/// Whether the counts of `pair_limit` pairs, computed modulo 2^64, must be right, where those of fewer pairs
/// are.
bool do_fit(const MatchingPolynomial<u64>& counts, int pair_limit, int cards);

/// Whether there must be fewer than 2^64 matchings of pairs + 1 pairs of so many cards, where there are so
/// many of `pairs` pairs, fewer than 2^64; 2 * pairs <= cards.
bool one_pair_more_fits(u128 matchings_of_pairs, int pairs, int cards);

}  // namespace holdfast::holdem::detail
