#include <algorithm>

#include <holdfast/ask/holdem/typed/hand_or_range.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::ask {
namespace {

HandOrRange read_hand(std::string_view field, const std::string& text, std::string_view place,
                      CardPlaces& places) {
    const std::vector<Card> cards = places.read(field, text, place, 2);
    HandOrRange hand{to_text(cards), cards, {}};
    hand.range.set(HoleCards(cards[0], cards[1]), Rational(1));
    return hand;
}

/// Whether a suit is in the second place, which means cards, as in "AhKx"; "AK+x" means a range.
bool looks_like_cards(std::string_view text) {
    const std::string_view word = text.substr(std::min(text.find_first_not_of(" \t\n,"), text.size()));
    const std::size_t second = word.substr(0, 2) == "10" ? 2 : 1;
    return text.empty() ||
           (word.size() > second && std::string_view("cdhsCDHS").find(word[second]) != word.npos);
}

}  // namespace

std::optional<std::vector<Card>> cards_in(const std::string& text) {
    try {
        return parse_cards(text, Deck());
    } catch (const ParseError&) {
        return std::nullopt;
    }
}

HandOrRange read_hand_or_range(std::string_view field, const std::string& text, std::string_view place,
                               RangeReader& ranges, CardPlaces& places) {
    if (cards_in(text)) return read_hand(field, text, place, places);
    try {
        return {text, {}, ranges.read_player(field, text)};
    } catch (const MayBePlayers&) {
        throw;
    } catch (const FieldError&) {
        // Says what is wrong with the cards.
        if (looks_like_cards(text)) return read_hand(field, text, place, places);
        throw;
    }
}

}  // namespace holdfast::ask
