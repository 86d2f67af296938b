// What a range makes on a board: how much of it is each made hand, and how much has each draw.
//
//   share = weight of the combos that are it / weight of all combos that the board and the dead cards leave
//
// Each combo is one made hand; it may have several draws, so their shares overlap.
#pragma once

#include <string>
#include <vector>

#include <holdfast/ask/answer/shape.h>
#include <holdfast/cards/card.h>
#include <holdfast/core/rational.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::ask {

struct RangeOnBoard {
    /// The combos of the range that have something in common.
    struct Part {
        std::string name;    ///< "top pair", "flush draw"
        std::string detail;  ///< "top kicker"; empty if there is none
        std::size_t combos;
        Rational weight;
        Rational share;
        std::string hands;  ///< as a range, some of whose combos the board removes
    };

    std::vector<Card> board;
    std::vector<Card> dead;
    std::size_t combos;       ///< that the board and the dead cards leave
    Rational weight;          ///< of these
    std::vector<Part> made;   ///< by category, then by rank
    std::vector<Part> draws;  ///< none on the river

    static void declare(Shape<RangeOnBoard>& shape);
    static void part_shape(Shape<Part>& shape);
};

/// Leaves out empty parts. `range` must have a combo that `board` and `dead` leave; `board` has three to five
/// cards.
RangeOnBoard range_on_board(const holdem::Range& range, const std::vector<Card>& board,
                            const std::vector<Card>& dead);

}  // namespace holdfast::ask
