// What each combo of two ranges wins against the other range, summed over complete boards.
//
// On a board the combos of both are met from the weakest up, as in pair_sweep.h. With S and M[c] the weights that the
// other range has met, in all and with the card c, a combo (a, b)
//
//   wins     S - M[a] - M[b]                          before those of its own rank are met
//   ties     the same afterwards, less what it wins   plus the weight of the same combo, which was subtracted twice
//   deals    the same when all are met
#pragma once

#include <array>
#include <span>
#include <vector>

#include <holdfast/holdem/equity/detail/pair_sweep.h>

namespace holdfast::holdem::detail {

/// What one combo has won.
struct ComboSums {
    u64 wins = 0;
    u64 ties = 0;
    u64 deals = 0;

    ComboSums& operator+=(const ComboSums& other) {
        wins += other.wins;
        ties += other.ties;
        deals += other.deals;
        return *this;
    }
    ComboSums divided_by(u64 divisor) const { return {wins / divisor, ties / divisor, deals / divisor}; }
};

/// [HoleCards::index()]
using SumsByCombo = std::array<ComboSums, combo_count>;

class SpreadSweep {
  public:
    /// `sums`: how many sums are kept apart for each combo.
    SpreadSweep(const Range& first, const Range& second, std::size_t sums);

    /// Adds what the combos win on the board of `order`, `times` times, to the sums of these numbers. `taken`: the board
    /// and the dead cards.
    void add(const BoardOrder& order, CardSet taken, u64 times, std::span<const std::size_t> numbers);

    SpreadSweep& operator+=(const SpreadSweep& other);

    /// `player`: 0 or 1
    const SumsByCombo& sums(std::size_t player, std::size_t number) const { return sums_[player][number]; }

  private:
    using Bunches = std::vector<Bunch>::const_iterator;

    struct LiveCombo {
        const BunchedRange::Entry* entry;
        u64 wins;
        u64 ties;
    };

    /// Meets the combos in bunches of one rank.
    void meet(const BoardOrder& order, Bunches begin, Bunches end, CardSet taken);

    std::array<BunchedRange, 2> ranges_;
    std::array<std::vector<SumsByCombo>, 2> sums_;
    std::array<MetWeights, 2> met_;
    std::array<std::vector<LiveCombo>, 2> live_;  ///< those met on this board
};

}  // namespace holdfast::holdem::detail
