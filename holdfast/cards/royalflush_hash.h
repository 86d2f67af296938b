// Cards and sets of cards as the project royalflush (Sanhe Hu, 2015) numbers them; its document is where
// Holdfast began.
//
//   hash    4 * rank + suit, ranks 2 to 14 (ace), diamond 1, club 2, heart 3, spade 4:
//           from 9 (2d) to 60 (As), which is Card::index() + 9
//   bitmap  a set of cards: bit h is set for each card of hash h, which gives CardSet::mask() << 9
//
// Jokers have no hash: a set that is turned into a bitmap must have none.
#pragma once

#include <holdfast/cards/card_set.h>

namespace holdfast {

inline constexpr int lowest_royalflush_hash = 9;

constexpr int royalflush_hash(Card card) {
    return card.index() + lowest_royalflush_hash;
}
constexpr u64 royalflush_bitmap(CardSet cards) {
    return cards.mask() << lowest_royalflush_hash;
}

}  // namespace holdfast
