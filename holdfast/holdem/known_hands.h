// Two to ten known hands before the flop: who wins on each of the boards that the unseen cards can make.
//
// Without flushes only ranks matter: 6,175 multisets of ranks, each standing for the product over its ranks
// of C(unseen cards of the rank, how many the board has) boards. Then, for each suit s in which somebody can
// make a flush, the boards with the ranks K (three or more) in that suit are taken out and put back under
// their true winners; of a multiset with n(r) cards of rank r, and o(r) unseen cards of r in other suits,
// they are
//
//     product over r in K of C(o(r), n(r) - 1)  *  product over the other ranks of C(o(r), n(r))
//
// No board has three cards in each of two suits, so each is taken out once.
#pragma once

#include <vector>

#include <holdfast/holdem/hole_cards.h>
#include <holdfast/holdem/winner_counts.h>

namespace holdfast::holdem {

/// Counts boards by the players who share the best hand. No card may be in two of the hands and `dead`; the
/// caller vouches for that.
WinnerCounts count_boards(const std::vector<HoleCards>& hands, CardSet dead = {});

}  // namespace holdfast::holdem
