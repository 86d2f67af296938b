// The query behind an equity: what each player may hold, the cards on the board, and cards out of play.
//
// A deal is one combo for each player, in order, no card shared, and a board that completes the known one. It
// counts the product of its combos' weights; the random part of a sum over deals is only that.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/core/progress.h>
#include <holdfast/holdem/equity/winner_counts.h>
#include <holdfast/holdem/hands/board.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem {

struct Showdown {
    std::vector<Range> players;  ///< 2 to 10
    Board board;
    CardSet dead;  ///< cards that nobody holds and the board will not have

    CardSet taken() const { return board.cards() | dead; }
    /// The boards there are for each choice of hole cards.
    u64 boards() const;
    /// What one counted deal weighs where combos count with their numerators: 1 / product of denominators.
    Rational unit() const;
};

/// Throws std::invalid_argument, with a sentence, unless there are 2 to 10 players, and no dead card is on the
/// board or a joker.
void check_players(const Showdown& showdown);

/// The same query, each range without the combos that hold a card of the board or a dead one.
Showdown with_live_combos(const Showdown& showdown);

/// The suits whose exchange changes neither the board, nor the dead cards, nor any weight.
SuitSymmetry symmetry_of(const Showdown& showdown);

/// The first player for whom no combo is left, however the players before him hold theirs; none if a deal is
/// possible. Throws Stopped.
std::optional<std::size_t> first_without_combo(const Showdown& showdown, const StopFlag* stop = nullptr);

}  // namespace holdfast::holdem
