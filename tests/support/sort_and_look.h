// The strength of a hand of five to seven cards, found as people do: sort the cards and look.
//
// Five cards are sorted, more frequent ranks first, then by rank; that shows the kind of hand, and hands of
// one kind are compared card by card. With more than five cards every choice of five is evaluated.
#pragma once

#include <array>

#include <holdfast/cards/card_set.h>

namespace holdfast::test {

/// The kind of hand, 0 high card to 8 straight flush, then the sorted ranks (5-4-3-2-1 for the five-high
/// straight, the ace counted as 1; a deuce is 2). A stronger hand is greater; equal hands split the pot.
using Strength = std::array<int, 6>;

/// The strength of five different ordinary cards.
Strength sort_and_look(CardSet five);
/// The strength of the best five of five, six or seven different ordinary cards.
Strength best_of_all_fives(CardSet cards);

}  // namespace holdfast::test
