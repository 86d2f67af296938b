// Any bytes as cards: cards that read back from their own text, or a ParseError whose span lies in the text.
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
    const std::string text(reinterpret_cast<const char*>(data + 1), size - 1);
    try {
        const std::vector<Card> cards = parse_cards(text, deck);
        CardSet seen;
        for (const Card card : cards) {
            check(deck.cards().contains(card) && !seen.contains(card));
            seen.insert(card);
        }
        check(parse_cards(to_text(cards), deck) == cards);
    } catch (const ParseError& error) {
        check(error.text == text);
        check_span(error);
        check(error.position + error.length <= text.size());
    }
    return 0;
}
