// The field `board` of a hold'em query: cards, or a class of flops such as "9xx rainbow".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/input/card_places.h>
#include <holdfast/ask/query.h>
#include <holdfast/cards/card.h>
#include <holdfast/showdown/known_board.h>

namespace holdfast::ask {

/// The class of flops that an answer is an average over.
struct BoardClass {
    std::string text;  ///< as it was typed
    FlopClass flops;
    u64 possible = 0;  ///< its flops without a known card

    static void declare(Shape<BoardClass>& shape);
};

/// The cards of the board, or a class instead; before the flop neither.
struct BoardField {
    std::vector<Card> cards;
    std::optional<BoardClass> flops;
};

/// Reads the field. BoardClass::possible is left to set_possible(). Throws FieldError.
BoardField read_board(const std::string& text, CardPlaces& places);

/// The class if there is one, otherwise the cards.
KnownBoard known_board(const std::vector<Card>& cards, const std::optional<BoardClass>& flops);

/// Counts the flops without a card of `known`. Throws FieldError if there is none.
void set_possible(std::optional<BoardClass>& flops, CardSet known);

/// Throws the FieldError that the hands leave no flop of the class.
[[noreturn]] void refuse_class(const BoardClass& flops);

}  // namespace holdfast::ask
