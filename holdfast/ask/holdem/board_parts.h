// The parts of a range on a board: the combos that are one made hand, and those that have one draw.
//
// Each combo is one made hand; it may have several draws, so these overlap.
#pragma once

#include <string>
#include <vector>

#include <holdfast/holdem/ranges/range.h>
#include <holdfast/showdown/board.h>

namespace holdfast::ask {

struct BoardPart {
    std::string name;    ///< "top pair", "flush draw"
    std::string detail;  ///< "top kicker"; empty if there is none
    holdem::Range combos;
};

struct BoardParts {
    std::vector<BoardPart> made;   ///< by category, then by rank
    std::vector<BoardPart> draws;  ///< none on the river
};

/// Parts that no combo is in are left out. `range` has no combo with a card of the board or a dead one; the board has
/// three to five cards.
BoardParts parts_on_board(const holdem::Range& range, const Board& board, CardSet dead);

}  // namespace holdfast::ask
