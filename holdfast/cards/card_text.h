// Cards as people write them.
//
//   reading  As Kd Th 9c 2s, also 10h, any letter case, Unicode suits (A♠ or A♤), Jk for a joker;
//            commas, blanks, line breaks or nothing between cards, or one '-', '/' or '|'; brackets around
//            some of them: [Kh 7d 2c] [5s]; before the first bracket, what hand histories write there:
//            *** TURN *** [Kh 7d 2c] [5s], Dealt to Hero [Ah Kh]. Text that is not a card is an error.
//   writing  AsKdTh9c2s, jokers as Jk
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card_set.h>

namespace holdfast {

struct WrittenCard {
    Card card;
    std::size_t position;  ///< of its first byte in the text
    std::size_t length;    ///< in bytes: 2 for "As", 4 for "A♠"
};

/// Reads cards in the order they are written, behind the label of a hand history if there is one; each Jk takes
/// the deck's next joker. Throws ParseError, with its place, on text that is not a card, on a card written twice,
/// and on more jokers than the deck has.
std::vector<WrittenCard> parse_written_cards(std::string_view text, Deck deck);

/// The bytes before the cards of a hand history, as in "*** FLOP *** [Kh 7d 2c]", "Dealt to Hero [Ah Kh]",
/// "Board [Kh 7d 2c]", "Flop: [Kh 7d 2c]" and "Flop: Kh 7d 2c"; 0 if the text does not begin so.
std::size_t size_of_history_label(std::string_view text);

/// Whether it is a line of a hand history with words around its cards, or several lines: "Hero: Ah Kh", "Seat 1: Bob
/// showed [Ah Kh] and won". parse_written_cards() refuses those with history_advice.
bool is_of_history(std::string_view text);
inline constexpr const char* history_advice = "give only the cards, as in Kh 7d 2c";

/// Reads cards without their places. A deck without jokers is the usual one.
std::vector<Card> parse_cards(std::string_view text, Deck deck = {});

/// Reads cards as parse_cards does, and throws ParseError unless there are exactly `count`.
std::vector<Card> parse_cards(std::string_view text, Deck deck, std::size_t count);

/// Reads a rank: one letter or digit, or "10". Throws ParseError on anything else.
Rank parse_rank(std::string_view text);

/// "As", "Td", "Jk".
std::string to_text(Card card);
/// The cards without separators: a set in rising order of Card::index(), a vector in its own order.
std::string to_text(CardSet cards);
std::string to_text(const std::vector<Card>& cards);

}  // namespace holdfast
