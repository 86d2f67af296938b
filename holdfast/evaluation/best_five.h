// The five of five, six or seven cards that make the hand.
//
// Where suits leave a choice, as between two sixes for a straight, the higher card in the order of Card is
// taken: spade, heart, club, diamond. The rank of the hand is the same.
#pragma once

#include <vector>

#include <holdfast/cards/card_set.h>

namespace holdfast {

/// The best five of five to seven ordinary cards.
CardSet best_five(CardSet cards);

/// Five cards as people lay them down: ranks with more cards first, then from the highest card down; the ace
/// of a five-high straight is last. So 9s 9h 9d 4s 4c, or 5h 4s 3d 2c Ah.
std::vector<Card> laid_down(CardSet five);

}  // namespace holdfast
