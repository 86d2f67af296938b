// The four subroutines at the end of the Wizard of Odds' methodology page: they number sets of 2 to 5 of the
// cards 0..51, in rising order, from 0 without gaps.
//
// Written exactly like the page, line by line; combin_array[n][k] is C(n, k). The numbers follow the
// lexicographic order of the cards, so the number of five cards is also the place of the hand in the loop
// over all hands. Source: https://wizardofodds.com/games/video-poker/methodology/
#pragma once

#include <array>

namespace holdfast::test {

int HandIndex2(int c1, int c2);
int HandIndex3(int c1, int c2, int c3);
int HandIndex4(int c1, int c2, int c3, int c4);
int HandIndex5(const std::array<int, 5>& CardIndex);

}  // namespace holdfast::test
