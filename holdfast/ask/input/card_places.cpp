#include <algorithm>

#include <fmt/format.h>

#include <holdfast/ask/input/card_places.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/showdown/board.h>
#include <holdfast/showdown/flop_class.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::ask {
namespace {

/// With the place of each card in the text, which an error about it needs. Jokers are refused.
std::vector<WrittenCard> written_cards(std::string_view field, const std::string& text) {
    return in_field(field, [&] { return parse_written_cards(text, Deck()); });
}

std::vector<Card> cards_of(const std::vector<WrittenCard>& written) {
    std::vector<Card> cards;
    cards.reserve(written.size());
    for (const WrittenCard& each : written) cards.push_back(each.card);
    return cards;
}

}  // namespace

std::vector<Card> CardPlaces::read(std::string_view field, const std::string& text, std::string_view place) {
    const std::vector<WrittenCard> written = written_cards(field, text);
    claim(field, text, written, place);
    return cards_of(written);
}

std::vector<Card> CardPlaces::read(std::string_view field, const std::string& text, std::string_view place,
                                   std::size_t count) {
    const std::vector<WrittenCard> written = written_cards(field, text);
    // Before claim(): a card too many is the plainer mistake, even if it is one that lies elsewhere.
    if (written.size() != count) {
        const std::string hint = count == 2 ? about_hole_cards(written.size()) : "";
        throw FieldError(field, fmt::format("expected {} cards, found {}", count, written.size()) + hint,
                         text);
    }
    claim(field, text, written, place);
    return cards_of(written);
}

std::vector<Card> CardPlaces::read_board(const std::string& text) {
    if (is_word_for_preflop(text)) return {};
    if (looks_like_flop_class(text)) {
        throw FieldError("board", "here a board is 3, 4 or 5 cards, not a class of flops", text);
    }
    std::vector<Card> cards = read("board", text, "on the board");
    // After the cards themselves: what is not a card at all is the plainer mistake.
    if (cards.size() == 1 || cards.size() == 2 || cards.size() > 5) {
        throw FieldError(
            "board",
            fmt::format("a board has 3, 4 or 5 cards, or none before the flop; found {}", cards.size()),
            text);
    }
    return cards;
}

// This place is remembered only when all its cards are read, so a card repeated within one text is not
// "already" in the place being read: parse_written_cards refuses it.
void CardPlaces::claim(std::string_view field, const std::string& text,
                       const std::vector<WrittenCard>& written, std::string_view place) {
    CardSet cards;
    for (const WrittenCard& each : written) {
        const auto other = std::find_if(places_.begin(), places_.end(), [&](const Place& earlier) {
            return earlier.cards.contains(each.card);
        });
        if (other != places_.end()) {
            throw FieldError(field,
                             fmt::format("the card {} is already {}", text.substr(each.position, each.length),
                                         other->name),
                             text, each.position, each.length);
        }
        cards.insert(each.card);
    }
    places_.push_back({place, cards});
}

}  // namespace holdfast::ask
