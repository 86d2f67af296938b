// The standing of every pair of unseen cards against the hero on a complete board: each pair is evaluated
// alone, by sorting its cards with the board's (sort_and_look.h).
//
// The unseen cards are numbered from 0 in rising order; bit b of row a is the pair of cards a and b.
#pragma once

#include <unordered_map>
#include <vector>

#include <tests/support/sort_and_look.h>

#include <holdfast/cards/card_set.h>

namespace holdfast::test {

/// Remembers the strengths of sets of seven cards: the runouts of a flop need each of them six times.
class RememberedStrengths {
  public:
    const Strength& of(CardSet cards);

  private:
    std::unordered_map<u64, Strength> known_;
};

struct PairStandings {
    std::vector<u64> level;  ///< [card] the cards that tie with the hero if held with it
    std::vector<u64> worse;  ///< [card] the cards that lose to the hero if held with it

    std::size_t cards() const { return level.size(); }
};

PairStandings pair_standings(const Strength& hero, CardSet board, CardSet unseen,
                             RememberedStrengths& strengths);

}  // namespace holdfast::test
