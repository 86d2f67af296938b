// Deals by the number of unknown opponents and of those that tie, for all numbers of opponents at once.
#pragma once

#include <algorithm>
#include <vector>

#include <holdfast/core/integers.h>

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

}  // namespace holdfast::holdem::detail
