// Hold'em hands, boards and ranges as players write them.
//
//   parse_hole_cards("AhKh")    parse_board("Qh Jh 2c")    parse_range("QQ+, AKs, A5s-A2s:0.5")
//
// A range gives each of the 1,326 combos a weight from 0 to 1, an exact fraction. docs/reference/ranges.md has the
// notation. All readers throw ParseError, with the place, on anything else.
//
// namespace holdfast
//   HoleCards             two cards: a combo. index() is 0 to 1325
//   parse_hole_cards()    "AhKh", "Ah Kh", "A♥ K♥"
//   Board                 0, 3, 4 or 5 cards
//   parse_board()         "", "QhJh2c", "[Qh Jh 2c] [5d]"
//   Street                preflop, flop, turn, river
//   FlopClass             all flops of a kind
//   parse_flop_class()    "AKx", "9-high rainbow"
//   KnownBoard            a board or a class of flops
// namespace holdfast::holdem
//   Range                 the combos that a player may hold, each with its weight
//   parse_range()         "QQ+, AKs, top 15%"
//   NamedRanges           ranges with names of the player's own, which others may use
//   to_text()             a range in the shortest notation; reads back as the same range
//   StartingHand          one of the 169: AA, AKs, AKo
//   parse_starting_hand() "AKs"
//   hands_by_equity()     the 169, the best against one random hand first: the order of "top 15%"
#pragma once

#include <holdfast/cards.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/preflop/hand_order.h>
#include <holdfast/holdem/ranges/range_text.h>
#include <holdfast/showdown/known_board.h>
