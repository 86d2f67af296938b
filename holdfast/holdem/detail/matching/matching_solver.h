// Counts the ways to deal disjoint pairs of unseen cards to N opponents, by how many tie with the hero while
// none beats him, for all N at once: the matchings of a ShowdownGraph without a pair that stands better.
//
// The method works modulo 2^64 as well as modulo 2^128, and 64-bit words are faster. They hold the counts of
// N pairs if there are fewer than 2^64 ways to choose N pairs at all. If that is so for all N except the
// highest, they hold the highest counts too if the counts of N - 1 pairs, which leave q cards, prove it:
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
// Modular decomposition: a module is a set of vertices such that each outside vertex has one colour towards
// all of them. Its matchings are counted once; nothing else about it matters outside.
//
//   one vertex      all its pairs have one colour: in the basis of that colour the polynomial is 1
//   degenerate      parts between which all pairs have one colour: in its basis the parts' product
//   prime           anything else: detail/matching/stub_elimination
//
// Method and proof: docs/explanation/holdem-odds.md. Count: u64 or u128; numbers come out modulo 2^64 or
// 2^128.

template <class Count>
class MatchingCounter {
  public:
    /// Counts matchings of up to `pair_limit` pairs, 1 <= pair_limit <= 22.
    explicit MatchingCounter(int pair_limit) : pair_limit_(pair_limit), elimination_(pair_limit, scratch_) {}
    MatchingCounter(const MatchingCounter&) = delete;
    MatchingCounter& operator=(const MatchingCounter&) = delete;

    /// The polynomial of the graph, which has at least one vertex, in the basis `better`, summed over the
    /// numbers of suited cards. It is valid until the next call.
    MatchingPolynomial<Count> counts(const ShowdownGraph& graph);

  private:
    /// `wanted`: the basis in which the result will be used, though it may come in another. Numbers of suited
    /// cards are kept apart if `need` requires it, or if the basis must still be changed.
    Module<Count> solve(const ShowdownGraph& graph, VertexSet set, Standing wanted, SuitedCounts need);
    /// Solves a set that consists of parts between which all pairs stand alike.
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

    /// Adds `weight` times the counts of the graph to `sums`, including the count 1 for no opponent.
    /// `known_ties` known opponents tie as well. The graph has at least one vertex.
    void add_to(TieCounts& sums, const ShowdownGraph& graph, u64 weight, int known_ties = 0);

  private:
    /// Whether 64 bits are worth trying: they would suffice if pairs were harmless independently of each
    /// other.
    bool may_fit(const ShowdownGraph& graph, int cards) const;
    int pair_limit_;
    MatchingCounter<u64> short_;
    MatchingCounter<u128> long_;
};

/// Whether the counts of `pair_limit` pairs, computed modulo 2^64, must be right if those of fewer pairs are.
bool do_fit(const MatchingPolynomial<u64>& counts, int pair_limit, int cards);

/// Whether there must be fewer than 2^64 matchings of pairs + 1 pairs of `cards` cards, given the number of
/// matchings of `pairs` pairs, which is below 2^64; 2 * pairs <= cards.
bool one_pair_more_fits(u128 matchings_of_pairs, int pairs, int cards);

}  // namespace holdfast::holdem::detail
