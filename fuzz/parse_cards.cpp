// Any bytes as cards: cards that read back from their own text and from their places, or a ParseError whose
// span lies in the text.
//
// The first byte chooses how many jokers the deck has.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <fuzz/promises.h>

#include <holdfast/cards/card_text.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace holdfast;
    using namespace holdfast::fuzz;
    if (size == 0) return 0;
    const Deck deck = Deck::with_jokers(data[0] % (max_jokers + 1));
    const std::string text = text_of(data + 1, size - 1);
    try {
        const std::vector<Card> cards = parse_cards(text, deck);
        const std::vector<WrittenCard> written = parse_written_cards(text, deck);
        check(written.size() == cards.size());
        CardSet seen;
        std::size_t end = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const auto& [card, position, length] = written[i];
            check(card == cards[i] && deck.cards().contains(card) && !seen.contains(card));
            check(position >= end && length >= 2 && position + length <= text.size());
            const std::vector<Card> alone = parse_cards(text.substr(position, length), deck);
            check(alone.size() == 1 && (card.is_joker() ? alone[0].is_joker() : alone[0] == card));
            seen.insert(card);
            end = position + length;
        }
        check(parse_cards(to_text(cards), deck) == cards);
    } catch (const ParseError& error) {
        check(error.text == text);
        check_span(error);
        check(error.position + error.length <= text.size());
    }
    return 0;
}
