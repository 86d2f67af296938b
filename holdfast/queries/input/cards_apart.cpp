#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/queries/input/cards_apart.h>

namespace holdfast::queries {

std::vector<Card> CardsApart::read(const std::string& text, const std::string& place) {
    std::vector<Card> cards = parse_cards(text, Deck());
    put(text, place);
    return cards;
}

std::vector<Card> CardsApart::read(const std::string& text, const std::string& place, std::size_t count) {
    std::vector<Card> cards = parse_cards(text, Deck(), count);
    put(text, place);
    return cards;
}

std::vector<Card> CardsApart::read_board(const std::string& text) {
    std::vector<Card> cards = read(text, "on the board");
    if (cards.size() == 1 || cards.size() == 2 || cards.size() > 5) {
        throw ParseError("a board has 3, 4 or 5 cards or none yet, not " + std::to_string(cards.size()), text,
                         0, text.size());
    }
    return cards;
}

void CardsApart::put(const std::string& text, const std::string& place) {
    for (const Place& other : places_) {
        // Read behind the other text, a card that is in both is one that is written twice.
        const std::string both = other.text + " " + text;
        try {
            parse_cards(both, Deck());
        } catch (const ParseError& error) {
            throw ParseError(
                "the card " + both.substr(error.position, error.length) + " is " + other.name + " already",
                text, error.position - other.text.size() - 1, error.length);
        }
    }
    places_.push_back({place, text});
}

CardSet set_of(const std::vector<Card>& cards) {
    CardSet set;
    for (const Card card : cards) set.insert(card);
    return set;
}

}  // namespace holdfast::queries
