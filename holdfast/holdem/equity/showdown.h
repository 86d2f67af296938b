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
#include <holdfast/holdem/ranges/range.h>
#include <holdfast/showdown/known_board.h>
#include <holdfast/showdown/winner_counts.h>

namespace holdfast::holdem {

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

/// The showdown with each range without the combos that hold a card of the board or a dead one.
Showdown with_live_combos(const Showdown& showdown);

/// The suits whose exchange changes neither the board, nor the dead cards, nor any weight.
SuitSymmetry symmetry_of(const Showdown& showdown);

/// The first player who has no combo left, whatever combos the players before hold; nothing if a deal is
/// possible. Throws InvalidArgument if that takes too long to find out, as it does only if many ranges share cards
/// in unusual ways (detail/deal_search.h), and Stopped.
std::optional<std::size_t> first_without_combo(const Showdown& showdown, const StopFlag* stop = nullptr);

}  // namespace holdfast::holdem
