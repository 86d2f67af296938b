// The boards that can still come, as few kinds as the unknown showdown allows.
//
// What decides a showdown of a complete board is its ranks, and, where three or more of its cards share a
// suit, which ranks those are; at most one suit can. So boards of the same ranks and the same cards of the
// flush suit count as one kind, and suits that look alike to everybody are one suit:
//
//   boards of a kind   product over ranks of choose(unseen cards of the rank outside the suit, how many come)
//   without a flush    all boards of these ranks, less those with three of a suit
#pragma once

#include <array>
#include <span>
#include <vector>

#include <holdfast/cards/card_set.h>

namespace holdfast::holdem::detail {

/// How many cards of each rank, [rank].
using CardsPerRank = std::array<u8, rank_count>;

/// Complete boards with three cards or more of one suit.
struct FlushBoards {
    Suit suit = Suit::diamond;
    RankSet suited;  ///< the board's ranks of that suit
    u64 boards = 0;  ///< of these, other suits that look like this one among them
};

/// All complete boards of the same ranks.
struct BoardGroup {
    CardsPerRank ranks{};   ///< of all five cards
    CardsPerRank coming{};  ///< of those that are not yet on the board
    u64 without_flush = 0;
    std::vector<FlushBoards> with_flush;
};

/// What can come to `board` from the cards that nobody is known to hold, five cards in all. `known_hands` are
/// the hands in the showdown: suits are alike only if they look alike in each of them.
std::vector<BoardGroup> final_boards(CardSet board, CardSet unseen, std::span<const CardSet> known_hands);

}  // namespace holdfast::holdem::detail
