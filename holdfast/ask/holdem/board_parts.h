// A range on a board, divided by made hands and by draws.
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

/// Leaves out empty parts. `range` has no combo with a card of the board or a dead one; the board has three
/// to five cards.
BoardParts parts_on_board(const holdem::Range& range, const Board& board, CardSet dead);

}  // namespace holdfast::ask
