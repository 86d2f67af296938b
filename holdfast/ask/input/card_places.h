// Cards of a query that must all be different: the hero's, the board, the dead cards, the opponents'.
//
//   holdfast: the card Qh is already on the board
//     QsQh
//       ^~
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/cards/card_text.h>

namespace holdfast::ask {

/// Reads the cards of a query, one place after the other, and remembers where each card is.
class CardPlaces {
  public:
    /// Reads the cards of a field, in order. `place` is what errors call where they are: "on the board".
    /// Throws FieldError on text that is not a card, and on a card that is in another place already.
    std::vector<Card> read(std::string_view field, const std::string& text, std::string_view place);
    /// Reads exactly `count` cards in the same way.
    std::vector<Card> read(std::string_view field, const std::string& text, std::string_view place,
                           std::size_t count);
    /// Reads the field `board`: no cards, also as "preflop", or 3, 4 or 5. Throws FieldError, also on a class
    /// of flops.
    std::vector<Card> read_board(const std::string& text);

  private:
    /// The places read so far. They are kept apart because the error about a repeated card names its first
    /// place.
    struct Place {
        std::string_view name;
        CardSet cards;
    };

    void claim(std::string_view field, const std::string& text, const std::vector<WrittenCard>& written,
               std::string_view place);

    std::vector<Place> places_;
};

}  // namespace holdfast::ask
