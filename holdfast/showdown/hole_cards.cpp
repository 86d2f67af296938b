#include <holdfast/cards/card_text.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast {

std::string about_hole_cards(std::size_t cards) {
    return cards == 4 ? "; 'vs' stands between two hands, and Holdfast does not cover Omaha "
                        "(docs/reference/limits.md)"
                      : "";
}

HoleCards parse_hole_cards(std::string_view text) {
    const std::vector<Card> cards = parse_cards(text, Deck());
    if (cards.size() != 2) {
        throw ParseError(
            "expected 2 cards, found " + std::to_string(cards.size()) + about_hole_cards(cards.size()),
            std::string(text));
    }
    return {cards[0], cards[1]};
}

}  // namespace holdfast
