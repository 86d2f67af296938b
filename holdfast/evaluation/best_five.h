// The five cards that make the hand, of five, six or seven.
//
// Where suits leave a choice (one of two sixes for a straight), it is the higher card in the order of Card:
// spade, heart, club, diamond. The hand is not changed by that.
#pragma once

#include <vector>

#include <holdfast/cards/card_set.h>

namespace holdfast {

/// The best five of five to seven ordinary cards.
CardSet best_five(CardSet cards);

/// Five cards as people lay them down: the ranks of which there are more first, else from the highest card
/// down; a five-high straight ends in its ace.
std::vector<Card> laid_down(CardSet five);

}  // namespace holdfast
