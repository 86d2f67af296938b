// The exact chance to win, tie or lose in Texas Hold'em against any number of unknown opponents.
//
// A deal is a board completed from the unseen cards and an unordered set of N disjoint pairs of what then is
// unseen; all deals are equally likely. Counts are whole numbers below 2^128. Known opponents' cards are not
// dealt; they show down like the others.
//
// Source of the method: docs/holdem-odds.md.
#pragma once

#include <array>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/holdem/hands/board.h>
#include <holdfast/holdem/hands/hole_cards.h>

namespace holdfast::holdem {

inline constexpr int max_opponents = 22;

/// What the hero sees.
struct Situation {
    HoleCards hole;
    Board board = {};
    CardSet dead = {};                  ///< cards out of play that nobody holds
    std::vector<HoleCards> known = {};  ///< opponents whose cards are known

    /// The cards that can still be dealt.
    CardSet unseen() const;
    /// The most unknown opponents that the unseen cards allow, at most 22.
    int most_opponents() const;
};

/// What happens against a number of unknown opponents in addition to the known ones.
struct OpponentOdds {
    int opponents = 0;  ///< unknown ones
    u128 deals = 0;     ///< boards * sets of hands for the unknown opponents
    /// [t]: deals in which nobody is better and exactly t opponents tie; [0]: wins
    std::vector<u128> by_ties = {};

    u128 wins() const { return by_ties.front(); }
    u128 ties() const;
    u128 losses() const { return deals - wins() - ties(); }
    /// The hero's share of the pot: sum of by_ties[t] / (t + 1), over deals.
    Rational equity() const;
};

struct Odds {
    u64 boards = 0;
    std::vector<OpponentOdds> results = {};
    /// [HandCategory]: boards that give the hero such a hand
    std::array<u64, hand_category_count> categories = {};
};

/// Throws std::invalid_argument, with a sentence, where odds() would.
void check_odds(const Situation& situation, const std::vector<int>& opponents);

/// The odds against each of these numbers of unknown opponents, 0 to 22 and in any order; 0 needs known ones.
/// Throws std::invalid_argument where a card is listed twice or a joker, or the unseen cards are too few for the board and the
/// opponents.
Odds odds(const Situation& situation, const std::vector<int>& opponents, const Work& work = {});

}  // namespace holdfast::holdem
