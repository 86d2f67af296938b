// Two to ten known hands: counts the winners over all boards that the unseen cards can make.
//
// From the flop on, each board is dealt, C(45, 2) of them at most, and all boards are ranked side by side.
// Before it, without flushes, only ranks matter: 6,175 multisets of ranks, each standing for the product over
// its ranks of C(unseen cards of the rank, how many the board has) boards. Then, for each suit in which a
// flush is possible, the boards with the ranks K (three or more) in that suit are subtracted, and added again
// under their true winners. For a multiset with n(r) cards of rank r, and o(r) unseen cards of r in other
// suits, their number is
//
//     product over r in K of C(o(r), n(r) - 1)  *  product over the other ranks of C(o(r), n(r))
//
// No board has three cards in each of two suits, so each is subtracted at most once.
#pragma once

#include <array>
#include <vector>

#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/showdown/board.h>
#include <holdfast/showdown/hole_cards.h>
#include <holdfast/showdown/winner_counts.h>

namespace holdfast {

/// Counts the complete boards by the players who share the best hand. No card may be in two of the hands, the
/// board and `dead`; that is not checked.
WinnerCounts count_boards(const std::vector<HoleCards>& hands, const Board& board = {}, CardSet dead = {});

/// Counts the boards before the flop by the category that they give a hand: [HandCategory]. The hand must
/// have no dead card; that is not checked.
std::array<u64, hand_category_count> count_categories(HoleCards hand, CardSet dead = {});

}  // namespace holdfast
