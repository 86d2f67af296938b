// Deals by the number of unknown opponents and of those that tie, for all numbers of opponents at once.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/core/wide.h>

namespace holdfast::holdem::detail {

class TieCounts {
  public:
    /// Zeros for 0 to `most` opponents.
    explicit TieCounts(int most) : counts_(first_of(most + 1)) {}

    /// Deals to N opponents of whom none is better and t tie, 0 <= t <= N <= most.
    u128& at(int opponents, int ties) { return counts_[place_of(opponents, ties)]; }
    u128 at(int opponents, int ties) const { return counts_[place_of(opponents, ties)]; }
    void clear() { std::fill(counts_.begin(), counts_.end(), u128{0}); }
    TieCounts& operator+=(const TieCounts& other) {
        for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
        return *this;
    }

    bool operator==(const TieCounts&) const = default;

    /// Where counts lie: 1 + 2 + ... + N of them before those of N opponents.
    static constexpr std::size_t first_of(int opponents) {
        return static_cast<std::size_t>(opponents * (opponents + 1) / 2);
    }
    static constexpr std::size_t place_of(int opponents, int ties) {
        return first_of(opponents) + static_cast<std::size_t>(ties);
    }

  private:
    std::vector<u128> counts_;
};

// Deals by the number of unknown opponents and of those that tie, each deal weighted.
//
// The deals of 1,326 combos with weights to 10^6, on every board, to 20 opponents need 150 bits:
//
//   1326 * 10^6 * C(50, 5) * matchings(45, 20) < 2^31 * 2^22 * 2^99

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
