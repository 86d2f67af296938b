// Plays the hero against opponents who hold any cards: every board, and on it every set of disjoint pairs of
// the remaining cards.
//
// Pairs are chosen one after the other, each with a higher first card than the previous one, until a pair
// beats the hero. For the last pair only the number of choices is needed. Feasible for at most three unknown
// opponents.
#pragma once

#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/core/integers.h>

namespace holdfast::test {

struct Seen {
    CardSet hole;   ///< two cards
    CardSet board;  ///< up to five
    CardSet dead = {};
    std::vector<CardSet> known = {};  ///< opponents' hands

    CardSet unseen() const;
};

struct OpponentDeals {
    u128 deals = 0;
    std::vector<u128> by_ties;  ///< [t]: nobody is better and exactly t opponents tie
};

OpponentDeals play_every_opponent(const Seen& seen, int unknown);

/// Counts on a complete board in another way, for any number of opponents: cards that no other card
/// distinguishes are counted together, and results for numbers of cards are remembered. Gives up, with no
/// by_ties, beyond `most_states` of them.
OpponentDeals remember_every_opponent(const Seen& seen, int unknown, std::size_t most_states);

}  // namespace holdfast::test
