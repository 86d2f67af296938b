// Counts how often each set of players shares the best hand, from which wins, ties and equities follow.
//
//   set of players  bit p is player p: [1 << p] counts the deals that p wins alone, a set of k players the
//                   deals that these k share
//   equity(p)       = sum over the sets S with p of count(S) / |S|, over all deals
//
// A deal counts the product of the numerators of its combos, so counts are whole numbers.
#pragma once

#include <cstddef>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>

namespace holdfast {

inline constexpr std::size_t most_players = 10;

using PlayerSet = u32;

class WinnerCounts {
  public:
    explicit WinnerCounts(std::size_t players) : players_(players), count_(std::size_t{1} << players) {}

    std::size_t players() const { return players_; }
    u128& operator[](PlayerSet winners) { return count_[winners]; }
    u128 operator[](PlayerSet winners) const { return count_[winners]; }
    WinnerCounts& operator+=(const WinnerCounts& other);

    u128 deals() const;
    u128 wins(std::size_t player) const { return count_[std::size_t{1} << player]; }
    /// Deals in which the player shares the best hand with at least one other.
    u128 ties(std::size_t player) const;
    u128 losses(std::size_t player) const { return deals() - wins(player) - ties(player); }
    /// The share of all deals that the player wins, a tie of k counting 1/k. There must be a deal.
    Rational equity(std::size_t player) const;
    /// The mean over all deals of the square of the share won.
    Rational mean_square_share(std::size_t player) const;

    bool operator==(const WinnerCounts&) const = default;

  private:
    std::size_t players_;
    std::vector<u128> count_;  ///< [set of players]
};

}  // namespace holdfast
