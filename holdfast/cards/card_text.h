// Cards as people write them.
//
//   reading  As Kd Th 9c 2s, also 10h, any letter case, suits as unicode signs (A♠ or A♤), Jk for a joker;
//            between cards nothing, blanks or commas. All of the text is read, or it is an error.
//   writing  AsKdTh9c2s, jokers as Jk
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/cards/deck.h>

namespace holdfast {

/// Reads cards in the order they are written; each Jk takes the deck's next joker.
/// Throws ParseError, with place, on text that is no card, a card written twice, and more jokers than
/// the deck has.
std::vector<Card> parse_cards(std::string_view text, Deck deck);

/// Reads cards as parse_cards does, and throws ParseError unless there are exactly `count`.
std::vector<Card> parse_cards(std::string_view text, Deck deck, std::size_t count);

/// A rank written as one letter or digit, or "10"; throws ParseError on anything else.
Rank parse_rank(std::string_view text);

std::string to_text(Card card);
std::string to_text(CardSet cards);
std::string to_text(const std::vector<Card>& cards);

}  // namespace holdfast
