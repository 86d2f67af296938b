// What a player's hand may become with the next cards: flush and straight draws, and overcards.
//
//   board J T 4 of which J T are hearts, hole cards Q 9 of hearts: a flush draw with two hole cards, open-ended
//
// A draw is to a category that is above the hand, and needs a hole card: four hearts on the board are nobody's draw. A hand
// may have several draws. Cards that are known to be elsewhere complete none.
#pragma once

#include <holdfast/showdown/board.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem {

enum class StraightDraw : u8 {
    none,
    gutshot,         ///< cards of one rank complete a straight
    double_gutshot,  ///< of two ranks, without four ranks in a row
    open_ended,      ///< of two ranks, with four in a row
};

struct Draws {
    u8 flush = 0;               ///< hole cards in a flush draw: 4 cards of a suit; 0: there is none
    bool is_nut_flush = false;  ///< no higher card of the suit can be with another player
    StraightDraw straight = StraightDraw::none;
    u8 straight_cards = 0;  ///< 1 if one of the hole cards alone makes the same straights, otherwise 2
    u8 backdoor_flush = 0;  ///< hole cards among three of a suit; on the flop only
    /// Two more ranks complete a straight, and no single rank does; on the flop only.
    bool backdoor_straight = false;
    /// Hole cards above all ranks of the board, if they pair nothing and are in no straight or flush.
    u8 overcards = 0;

    bool has_flush_or_straight() const { return flush != 0 || straight != StraightDraw::none; }
    bool operator==(const Draws&) const = default;
};

/// None on the river, but for overcards. `dead`: cards that are neither on the board nor in the deck. Throws
/// InvalidArgument unless the board has three to five cards, none of them held, and no dead card is either.
Draws draws_of(HoleCards hole, const Board& board, CardSet dead = {});

}  // namespace holdfast::holdem
