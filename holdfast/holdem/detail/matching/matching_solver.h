// Counts the ways to hand disjoint pairs of unseen cards to N opponents, by how many tie with the hero and
// none beats him, for all N at once: the matchings of a ShowdownGraph without a pair that stands better.
//
// The counting is the same modulo 2^64 and 2^128 (matching_counter.h), and words of 64 bits are quicker. They
// hold the counts of N pairs if there are fewer than 2^64 ways to choose N pairs at all. If that is so for
// all N but the highest, they hold those too where the counts of N - 1 pairs, which leave q cards, show it:
//
//   N * (matchings of N pairs) <= (matchings of N - 1 pairs) * q (q - 1) / 2
#pragma once

#include <holdfast/holdem/detail/matching/matching_counter.h>
#include <holdfast/holdem/detail/matching/tie_counts.h>

namespace holdfast::holdem::detail {

class MatchingSolver {
  public:
    /// Counts matchings of up to `pair_limit` pairs, 1 <= pair_limit <= 22.
    explicit MatchingSolver(int pair_limit)
        : pair_limit_(pair_limit), short_(pair_limit), long_(pair_limit) {}

    /// Adds `weight` times the counts of the graph, those of no opponent, 1, among them. The graph has at
    /// least one vertex.
    void add_to(TieCounts& sums, const ShowdownGraph& graph, u128 weight);

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
