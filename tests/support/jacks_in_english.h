// Perfect play of 9/6 Jacks or Better as a player would write it down: 26 rows and six sentences on discards.
//
// Written from raw cards, without the library's types of holds, measures or search. If several holds fit one
// row, the one with more cards is kept, then the one with the lower cards.
#pragma once

#include <holdfast/cards/card_set.h>

namespace holdfast::test {

/// The cards to hold from a deal of five.
CardSet hold_of_jacks_in_english(CardSet deal);

}  // namespace holdfast::test
