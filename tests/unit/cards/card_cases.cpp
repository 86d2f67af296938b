// Readers of cards and ranks, for the cases in cards.txt.
#include <string>

#include <tests/text_cases/text_cases.h>

#include <holdfast/cards/card_text.h>

namespace holdfast {
namespace {

const test::TextCases card_cases(
    "unit/cards/cards.txt",
    {{"cards", [](const std::string& text) { return to_text(parse_cards(text, Deck())); }},
     {"cards with two jokers",
      [](const std::string& text) { return to_text(parse_cards(text, Deck::with_jokers(2))); }},
     {"rank",
      [](const std::string& text) { return to_text(Card(parse_rank(text), Suit::spade)).substr(0, 1); }}});

}  // namespace
}  // namespace holdfast
