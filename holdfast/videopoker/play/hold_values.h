// The values of the 32 holds of a deal alone. analyze_hand also counts their outcomes, which takes several
// times as long.
//
//   value of a hold = expected pay per unit bet = numbers[Hold::mask()] / denominator
#pragma once

#include <array>

#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/best_holds.h>
#include <holdfast/videopoker/play/deal_values.h>

namespace holdfast::videopoker {

class HoldValues {
  public:
    /// Keeps a reference: `tables` must outlive this object. Throws InvalidArgument if a row needs an order.
    explicit HoldValues(const GameTables& tables);

    /// [Hold::mask()] the values of a deal times denominator(). The cards must be of the game's deck, and differ.
    std::array<u64, hold_count> of(const std::array<Card, deal_size>& deal) const;
    u128 denominator() const { return denominator_; }

  private:
    const GameTables* tables_;
    detail::HoldScale scale_;
    detail::PaySums<u64> sums_;
    u128 denominator_;
};

}  // namespace holdfast::videopoker
