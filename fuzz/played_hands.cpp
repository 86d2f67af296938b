// Any bytes as hands that somebody played: hands that read back from their own text, or a ParseError whose span
// lies in the text (or right after it, where something is missing).
//
// The first byte chooses how many jokers the deck has.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <fuzz/promises.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/videopoker/play/played_hands.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace holdfast;
    using namespace holdfast::fuzz;
    using namespace holdfast::videopoker;
    if (size == 0) return 0;
    const Deck deck = Deck::with_jokers(data[0] % (max_jokers + 1));
    const std::string text = text_of(data + 1, size - 1);
    try {
        const std::vector<PlayedHand> hands = read_played_hands(text, deck);
        check(!hands.empty() && hands.size() <= most_played_hands);
        std::string written;
        std::size_t line = 0;
        for (const PlayedHand& hand : hands) {
            check(hand.line > line);
            line = hand.line;
            const std::vector<Card> held = hand.deal.held(hand.held);
            written += to_text(hand.deal) + ": " + (held.empty() ? "nothing" : to_text(held)) + "\n";
        }
        const std::vector<PlayedHand> again = read_played_hands(written, deck);
        check(again.size() == hands.size());
        for (std::size_t number = 0; number < hands.size(); ++number) {
            // Jokers are alike: those written are the first ones.
            check(to_text(again[number].deal) == to_text(hands[number].deal));
            check(to_text(again[number].deal.held(again[number].held)) ==
                  to_text(hands[number].deal.held(hands[number].held)));
            check(again[number].line == number + 1);
        }
    } catch (const ParseError& error) {
        check(error.text == text);
        check_span(error);
    }
    return 0;
}
