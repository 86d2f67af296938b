// Cards of a question that must not be in two places: the hero's, the board, the dead, the opponents'.
#pragma once

#include <string>
#include <vector>

#include <holdfast/cards/card_set.h>

namespace holdfast::queries {

/// Reads the places of a question one after the other.
class CardsApart {
  public:
    /// The cards of `text`, in their order; `place` is where they are then, as in "on the board". Throws
    /// ParseError, with the place in the text, on what is no card and on a card that is elsewhere already.
    std::vector<Card> read(const std::string& text, const std::string& place);
    /// The same for exactly `count` cards.
    std::vector<Card> read(const std::string& text, const std::string& place, std::size_t count);
    /// A board: none, 3, 4 or 5 cards.
    std::vector<Card> read_board(const std::string& text);

  private:
    struct Place {
        std::string name;
        std::string text;
    };

    void put(const std::string& text, const std::string& place);

    std::vector<Place> places_;
};

CardSet set_of(const std::vector<Card>& cards);

}  // namespace holdfast::queries
