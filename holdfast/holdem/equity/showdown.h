// What an equity is computed from: the range of each player, the board, and the cards out of play.
//
// A deal is one combo for each player, in order, no card shared, and a board that completes the known one.
// Its weight is the product of its combos' weights. If only the class of the flop is known, a deal has one of
// its flops and two more cards: a board of five counts once for each of its flops that is in the class.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/holdem/hands/known_board.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem {

// Counts how often each set of players shares the best hand, from which wins, ties and equities follow.
//
//   set of players  bit p is player p: [1 << p] counts the deals that p wins alone, a set of k players the
//                   deals that these k share
//   equity(p)       = sum over the sets S with p of count(S) / |S|, over all deals
//
// A deal counts the product of the numerators of its combos, so counts are whole numbers.

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

struct Showdown {
    std::vector<Range> players;  ///< 2 to 10
    KnownBoard board;
    CardSet dead;  ///< cards that nobody holds and the board will not have

    CardSet taken() const { return board.certain_cards() | dead; }
    /// The number of boards for each choice of hole cards; with a class of flops no choice has more.
    u64 boards() const;
    /// At least the number of deals, if combos count with their numerators; nothing if that exceeds 128 bits.
    std::optional<u128> most_deals() const;
    /// The weight of one counted deal, if combos count with their numerators: 1 / product of denominators.
    Rational unit() const;
};

/// Throws InvalidArgument unless there are 2 to 10 players, and no dead card is on the board or a joker.
void check_players(const Showdown& showdown);

/// The same showdown, each range without the combos that hold a card of the board or a dead one.
Showdown with_live_combos(const Showdown& showdown);

/// The suits whose exchange changes neither the board, nor the dead cards, nor any weight.
SuitSymmetry symmetry_of(const Showdown& showdown);

/// The first player who has no combo left, whatever combos the players before hold; nothing if a deal is
/// possible. Throws InvalidArgument if that takes too long to find out, as it does only if many ranges share cards
/// in unusual ways (detail/deal_search.h), and Stopped.
std::optional<std::size_t> first_without_combo(const Showdown& showdown, const StopFlag* stop = nullptr);

}  // namespace holdfast::holdem
