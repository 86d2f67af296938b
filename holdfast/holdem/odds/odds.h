// The exact chance of a hand or a range of hands to win, tie or lose in Texas Hold'em against any number of
// unknown opponents.
//
// A deal is a board completed from the unseen cards, and an unordered set of N disjoint pairs of the cards
// then left; all deals are equally likely. Known opponents' cards are not dealt, but take part in the
// showdown.
//
// A hand is a range of one combo. Each combo of a range is dealt like a hand, and its deals are multiplied by
// its numerator, so a count of 1 weighs 1 / Range::denominator(). Combos that share a card with the board,
// the dead cards or a known opponent are not live and count nothing. Combos that differ only in suits that do
// not matter have the same odds and are counted once, and combos that leave unknown opponents the same graph
// on a board share its matchings (detail/tally.h).
//
// Source of the method: docs/explanation/holdem-odds.md.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/core/integers.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/holdem/ranges/range.h>
#include <holdfast/showdown/hole_cards.h>
#include <holdfast/showdown/known_board.h>

namespace holdfast::holdem {

inline constexpr int max_opponents = 22;

struct WeightedHand {
    HoleCards hole;
    u64 weight;  ///< numerator; Situation has the denominator
};

/// The hero's hand or range, the board, and the other known cards.
struct Situation {
    std::vector<WeightedHand> hands;  ///< the hero's: one, or the combos of a range in rising order
    u32 denominator = 1;              ///< denominator of all their weights
    KnownBoard board;  ///< if it is a class of flops, a board counts once for each of its flops in the class
    CardSet dead;      ///< cards out of play that nobody holds
    std::vector<HoleCards> known;    ///< opponents whose cards are known
    std::vector<Range> ranges = {};  ///< opponents whose ranges are known

    Situation(HoleCards hole, KnownBoard known_board = {}, CardSet dead_cards = {},
              std::vector<HoleCards> known_hands = {});
    Situation(const Range& range, KnownBoard known_board = {}, CardSet dead_cards = {},
              std::vector<HoleCards> known_hands = {});

    /// The hero's two cards. Throws InvalidArgument on a range of several hands.
    HoleCards hole() const;
    /// The board, the dead cards and those of known opponents.
    CardSet known_cards() const;
    /// The hands that share no card with known_cards().
    std::vector<WeightedHand> live_hands() const;
    /// The cards that can still be dealt if the hero holds this live hand; equally many for each live hand.
    CardSet unseen(HoleCards hole) const;
    int unseen_count() const;
    /// The most unknown opponents that the unseen cards allow, at most 22.
    int most_opponents() const;
    /// Whether a board of three cards or more is all that is known besides the hero's hands.
    bool knows_only_board() const {
        return board.flops() == nullptr && !board.empty() && dead.empty() && known.empty() && ranges.empty();
    }
};

/// The results against a number of unknown opponents in addition to the known ones; weighted deals, below
/// 2^162.
struct OpponentOdds {
    int opponents = 0;  ///< unknown ones
    U256 deals = {};    ///< as Odds::boards, * sets of hands for the unknown opponents
    /// [t]: deals in which no opponent is better and exactly t opponents tie; [0]: wins
    std::vector<U256> by_ties = {};

    U256 wins() const { return by_ties.front(); }
    U256 ties() const;
    U256 losses() const { return deals - wins() - ties(); }
    /// The hero's share of the pot: sum of by_ties[t] / (t + 1), over deals.
    Rational equity() const;
};

struct Odds {
    std::size_t combos = 0;  ///< live ones
    u64 denominator = 1;     ///< a count of 1 weighs 1 / denominator
    u64 boards = 0;          ///< weighted hands, of opponents with ranges too, * boards; below 2^63
    std::vector<OpponentOdds> results = {};
    /// [HandCategory]: weighted boards that give the hero such a hand
    std::array<u64, hand_category_count> categories = {};
};

/// Throws InvalidArgument if odds() would, except on too many choices of hands.
void check_odds(const Situation& situation, const std::vector<int>& opponents);

/// The odds against each of these numbers of unknown opponents, 0 to 22 in any order; 0 needs known ones.
/// Before the flop they are looked up if the table of preflop_odds.h has them. The answer does not depend on
/// work.threads. Throws InvalidArgument if no hand is live, a card is a joker or listed twice, or there are
/// too few unseen cards for the board and the opponents, or too many choices of hands for opponents with
/// ranges; OverflowError if their weights have too many digits; and Stopped.
Odds odds(const Situation& situation, const std::vector<int>& opponents, const Work& work = {});

}  // namespace holdfast::holdem
