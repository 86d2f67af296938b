// A whole game without any symmetry: plays every deal of the deck; all jokers and suits are different.
//
// First, for every set of up to five cards, by its number (see set_number), the number of hands containing it
// that each row pays; then for every single deal the 32 inclusion-exclusion sums. 2,598,960 deals of 52 cards
// up to 4,187,106 of 57.
#pragma once

#include <tests/support/perfect_play.h>

namespace holdfast::test {

OracleAnalysis play_whole_game(const videopoker::Game& game, videopoker::TieRule rule);

}  // namespace holdfast::test
