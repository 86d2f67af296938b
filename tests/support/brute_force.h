// Plays one dealt hand in all 32 ways by dealing every draw: the Wizard's first program, for one deal.
//
// No shortcuts: for each hold, every set of cards that can replace the discards is dealt, and the resulting
// hand is paid. Discards cannot come back. Drawing five takes 1,533,939 hands with 52 cards.
#pragma once

#include <tests/support/perfect_play.h>
#include <tests/support/raw_hand.h>

namespace holdfast::test {

/// The outcomes of every hold of at least `fewest_held` cards; the lists of other holds stay empty.
HoldOutcomes brute_force(RawPaytable& paytable, const std::vector<Card>& deal, int fewest_held = 0);

}  // namespace holdfast::test
