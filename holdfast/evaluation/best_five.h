// The five cards that make the hand, of five, six or seven.
//
// Where the suits leave a choice (the eight of spades or of hearts as a kicker), it is the higher card in the
// order of Card: spade, heart, club, diamond. The hand is not changed by that.
#pragma once

#include <vector>

#include <holdfast/cards/card_set.h>

namespace holdfast {

/// The best five of five to seven ordinary cards, as people lay them down: the ranks of which there are more
/// first, else from the highest card down; a five-high straight ends in its ace.
std::vector<Card> best_five(CardSet cards);

}  // namespace holdfast
