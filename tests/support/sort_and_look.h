// How strong a hand of five to seven cards is, as people find out: sort the cards and look.
//
// Five cards are sorted, the ranks of which there are more first, then by rank; the kind of hand is read off,
// and hands of one kind compare card by card. Of more than five cards every choice of five is looked at.
#pragma once

#include <array>

#include <holdfast/cards/card_set.h>

namespace holdfast::test {

/// The kind of hand, 0 high card to 8 straight flush, then the sorted ranks (5-4-3-2-1 for the five-high
/// straight, the ace counted as 1; a deuce is 2). A stronger hand is greater; equal hands split the pot.
using Strength = std::array<int, 6>;

/// Five different ordinary cards.
Strength sort_and_look(CardSet five);
/// The best five of five, six or seven different ordinary cards.
Strength best_of_all_fives(CardSet cards);

}  // namespace holdfast::test
