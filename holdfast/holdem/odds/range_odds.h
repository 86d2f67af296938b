// The exact odds of a range, each combo by its weight, against any number of unknown opponents.
//
// Every count is the sum over the live combos of numerator * the count of odds(), so one deal weighs
// 1 / Range::denominator(); counts need up to 150 bits. Combos that share a card with the board, the dead
// cards or a known opponent are not live and count nothing.
//
// Combos that differ only in suits that do not matter have the same odds and are counted once
// (detail/hole_classes.h), and combos that leave unknown opponents the same graph on a board share
// its matchings.
#pragma once

#include <array>
#include <vector>

#include <holdfast/core/wide.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem {

/// What a player sees whose own cards are one combo of a range.
struct RangeSituation {
    Range range;
    Board board = {};
    CardSet dead = {};                  ///< cards out of play that nobody holds
    std::vector<HoleCards> known = {};  ///< opponents whose cards are known

    /// The board, the dead cards and those of known opponents.
    CardSet known_cards() const;
    /// The combos that may be held beside all these cards.
    Range live() const;
    /// The most unknown opponents that the unseen cards allow, at most 22; the same for every combo.
    int most_opponents() const;
};

/// What happens against a number of unknown opponents in addition to the known ones; weighted deals.
struct RangeOpponentOdds {
    int opponents = 0;               ///< unknown ones
    U256 deals = {};                 ///< weighted combos * boards * sets of hands for the unknown opponents
    std::vector<U256> by_ties = {};  ///< [t]: nobody is better and exactly t opponents tie; [0]: wins

    U256 wins() const { return by_ties.front(); }
    U256 ties() const;
    U256 losses() const { return deals - wins() - ties(); }
    /// The share of the pot: sum of by_ties[t] / (t + 1), over deals.
    Rational equity() const;
};

struct RangeOdds {
    std::size_t combos = 0;  ///< live ones
    u32 denominator = 1;     ///< a count of 1 weighs 1 / denominator
    u64 boards = 0;          ///< weighted combos * boards, below 2^52
    std::vector<RangeOpponentOdds> results = {};
    /// [HandCategory]: weighted boards with such a hand
    std::array<u64, hand_category_count> categories = {};
};

/// The odds against each of these numbers of unknown opponents, as odds() takes them. The estimate 1 - (1 -
/// p)^N needs 1 among them: p = losses / deals.
/// Throws std::invalid_argument where no combo is live and where odds() would, and Stopped.
RangeOdds range_odds(const RangeSituation& situation, const std::vector<int>& opponents,
                     const Work& work = {});

}  // namespace holdfast::holdem
