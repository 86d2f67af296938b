// Cards, sets of cards and decks, and how people write them.
//
//   for (const Card card : parse_cards("As Kd 10h 9♣")) std::cout << to_text(card);      AsKdTh9c
//
// A card is one byte, a set of cards 64 bits. Constructing a Card from a rank and a suit, or a set from cards, costs
// nothing; reading text throws ParseError, with the place, on whatever is not a card.
//
// namespace holdfast
//   Rank            two to ace: a larger rank is the higher card
//   RankSet         13 bits
//   Suit            diamond, club, heart, spade: no suit beats another
//   Card            one of 52, or one of up to five jokers; index() counts 2d, 2c, 2h, 2s, 3d ...
//   CardSet         union, intersection, difference; iterates by rising index
//   set_of()        the set of a vector of cards
//   Deck            52 cards and 0 to 5 jokers
//   parse_cards()   cards in the order in which they are written: "AsKd", "As, Kd", "A♠ K♦", jokers as Jk
//   to_text()       "AsKd"
#pragma once

#include <holdfast/cards/card_text.h>
#include <holdfast/core.h>
