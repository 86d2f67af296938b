// Deals by the number of unknown opponents and of those that tie, each deal weighted.
//
// The deals of 1,326 combos with weights to 10^6, on every board, to 20 opponents need 150 bits:
//
//   1326 * 10^6 * C(50, 5) * matchings(45, 20) < 2^31 * 2^22 * 2^99
#pragma once

#include <array>
#include <vector>

#include <holdfast/core/wide.h>
#include <holdfast/holdem/detail/matching/tie_counts.h>

namespace holdfast::holdem::detail {

class WideTieCounts {
  public:
    /// Zeros for 0 to `most` opponents.
    explicit WideTieCounts(int most) : most_(most), sums_(TieCounts::first_of(most + 1)) {}

    /// Adds `weight` times the counts, which are of as many opponents.
    void add(const TieCounts& counts, u64 weight);
    WideTieCounts& operator+=(const WideTieCounts& other);

    /// Weighted deals to N opponents of whom none is better and t tie, 0 <= t <= N <= most.
    U256 at(int opponents, int ties) const;

  private:
    /// A whole number below 2^192, the least significant word first.
    using Sum = std::array<u64, 3>;

    static void add(Sum& sum, const Sum& more);

    int most_;
    std::vector<Sum> sums_;
};

}  // namespace holdfast::holdem::detail
