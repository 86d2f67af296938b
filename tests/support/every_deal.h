// Plays a showdown in the simplest way: every choice of hole cards, every board, one after the other.
//
// Hands are compared by sorting their cards and looking (sort_and_look.h); weights are multiplied as
// fractions.
#pragma once

#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/core/rational.h>

namespace holdfast::test {

struct WeightedHand {
    CardSet cards;  ///< two
    Rational weight;
};

struct PlayedOut {
    Rational wins;
    Rational ties;
    Rational share;  ///< share of the pots: 1 for a win, 1/k for a tie of k
};

struct EveryDeal {
    Rational deals;
    std::vector<PlayedOut> players;
};

/// `board` has up to five cards; hands that share a card with it, with `dead` or with another player's hand
/// are skipped.
EveryDeal play_every_deal(const std::vector<std::vector<WeightedHand>>& players, CardSet board, CardSet dead);

}  // namespace holdfast::test
