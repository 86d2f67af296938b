// Two to ten known hands: who wins on each of the boards that the unseen cards can make.
//
// From the flop on each board is dealt: C(45, 2) of them at most. Before it, without flushes, only ranks matter:
// 6,175 multisets of ranks, each standing for the product over its ranks of C(unseen cards of the rank, how many
// the board has) boards. Then, for each suit s in which somebody can make a flush, the boards with the ranks K
// (three or more) in that suit are taken out and put back under their true winners; of a multiset with n(r)
// cards of rank r, and o(r) unseen cards of r in other suits, they are
//
//     product over r in K of C(o(r), n(r) - 1)  *  product over the other ranks of C(o(r), n(r))
//
// No board has three cards in each of two suits, so each is taken out once.
#pragma once

#include <array>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/holdem/equity/showdown.h>
#include <holdfast/holdem/hands/board.h>
#include <holdfast/holdem/hands/hole_cards.h>
#include <holdfast/holdem/preflop/preflop_tables.h>

namespace holdfast::holdem {

/// Counts the complete boards by the players who share the best hand. No card may be in two of the hands, the
/// board and `dead`; the caller vouches for that.
WinnerCounts count_boards(const std::vector<HoleCards>& hands, const Board& board = {}, CardSet dead = {});

/// Counts the boards before the flop by what they give a hand, [HandCategory]; the hand has no dead card, for
/// which the caller vouches.
std::array<u64, hand_category_count> count_categories(HoleCards hand, CardSet dead = {});

// Counts the table that preflop/preflop_tables.h looks up.

/// What tabulated_preflop_pairs(steps) finds, counted from the cards. Throws Stopped. Progress counts pairs.
std::vector<PairCount> compute_preflop_pairs(PairSteps steps, const Work& work = {});

}  // namespace holdfast::holdem
