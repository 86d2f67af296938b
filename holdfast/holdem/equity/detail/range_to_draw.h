// A player's combos with their weights added up, to draw one of them.
#pragma once

#include <algorithm>
#include <vector>

#include <holdfast/core/counter_random.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem::detail {

class RangeToDraw {
  public:
    RangeToDraw(std::size_t player, const Range& range) : player_(player), combos_(range.combos()) {
        for (const HoleCards combo : combos_) up_to_.push_back(total() + range.numerator(combo));
    }

    std::size_t player() const { return player_; }
    const std::vector<HoleCards>& combos() const { return combos_; }
    u32 weight(std::size_t combo) const { return up_to_[combo] - (combo == 0 ? 0 : up_to_[combo - 1]); }
    /// The weight of all combos.
    u32 total() const { return up_to_.empty() ? 0 : up_to_.back(); }
    /// One of the combos, each as often as its weight says; there must be one.
    HoleCards draw(CounterRandom& random) const {
        const auto found = std::upper_bound(up_to_.begin(), up_to_.end(), random.below(total()));
        return combos_[static_cast<std::size_t>(found - up_to_.begin())];
    }

  private:
    std::size_t player_;
    std::vector<HoleCards> combos_;
    // At most 1,326 * 10^6 in all, so 32 bits hold the sums.
    std::vector<u32> up_to_ = {};  ///< [combo] the weight of those up to this one
};

}  // namespace holdfast::holdem::detail
