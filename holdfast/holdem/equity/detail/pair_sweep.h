// Two ranges against each other on one complete board, all combos at once.
//
// The combos of both are met from the weakest up. S is the total weight of those met so far, M[c] that of
// those with the card c. So a combo (a, b) is better than combos of total weight S - M[a] - M[b] that share
// no card with it. (If its equals are counted too, its own combo is subtracted twice and added once.) The
// total weight of the pairs met that share no card is
//
//     S1 S2 - sum over c of M1[c] M2[c] + sum over combos of w1 w2
//
// Further players whose hands are known may take part: they only determine the rank to beat.
#pragma once

#include <array>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/equity/showdown.h>
#include <holdfast/holdem/ranges/range.h>
#include <holdfast/showdown/board_order.h>

namespace holdfast::holdem::detail {

/// The combos of a range in the bunches in which they are met.
class BunchedRange {
  public:
    struct Entry {
        u64 cards;
        u32 weight;
        u32 weight_of_other;  ///< weight of the same combo in the other range
        u16 combo;            ///< HoleCards::index()
        u8 high;
        u8 low;

        /// The weight, or 0 if the combo is not in the bunch of these limits or has a card that is taken.
        u64 live_weight(u64 excluded, u64 required) const {
            // Both tests without a branch (&, not &&): whether a combo fits a board is unpredictable.
            const bool is_live = ((cards & excluded) == 0) & ((cards & required) != 0);
            return is_live ? weight : 0;
        }
    };
    struct Span {
        const Entry* first;
        const Entry* last;

        const Entry* begin() const { return first; }
        const Entry* end() const { return last; }
    };

    BunchedRange(const Range& range, const Range& other);

    Span span_of(const Bunch& bunch) const;

  private:
    std::vector<Entry> by_ranks_;
    std::vector<u32> first_of_ranks_;  ///< [pair of ranks] place in by_ranks_
    std::vector<Entry> by_card_;       ///< each combo twice
    std::vector<u32> first_of_card_;   ///< [card] place in by_card_
    std::vector<Entry> by_combo_;      ///< [combo] also those that are not in the range, with weight 0
};

/// The weights of the combos of a range that were met.
struct MetWeights {
    u64 sum = 0;
    std::array<u64, ordinary_card_count> of_card{};

    void add(const BunchedRange::Entry& entry, u64 weight) {
        sum += weight;
        of_card[entry.high] += weight;
        of_card[entry.low] += weight;
    }
    /// The weight of those that share no card with this combo; if it is among them itself, less its weight.
    u64 apart_from(const BunchedRange::Entry& entry) const {
        return sum - of_card[entry.high] - of_card[entry.low];
    }
};

/// Total weights of the pairs of combos that share no card, by how they compare with the rank to beat.
struct PairOutcomes {
    u64 neither = 0;      ///< both are worse
    u64 first_equal = 0;  ///< the first equals it, the second is worse
    u64 second_equal = 0;
    u64 both_equal = 0;
    u64 first_wins = 0;  ///< the first is better than the rank to beat and than the second
    u64 second_wins = 0;
    u64 both_win = 0;  ///< both are better than the rank to beat, and equal
};

class PairSweep {
  public:
    /// Faster if the first range is the smaller one.
    PairSweep(const Range& first, const Range& second) : first_(first, second), second_(second, first) {}

    /// `taken`: the board and the cards that nobody else can hold. `to_beat`: HandRank{} if there is none.
    PairOutcomes sweep(const BoardOrder& order, CardSet taken, HandRank to_beat);

  private:
    using Bunches = std::vector<Bunch>::const_iterator;

    /// The results of the first range's combos in bunches of one rank against the second range.
    struct Group {
        u64 better = 0;
        u64 equal = 0;
    };

    Group compare_and_meet(const BoardOrder& order, Bunches begin, Bunches end);
    void meet(const BoardOrder& order, Bunches begin, Bunches end);
    u64 pairs_with_first(const BoardOrder& order, Bunches begin, Bunches end, bool are_met) const;
    u64 pairs_met() const;

    BunchedRange first_;
    BunchedRange second_;
    u64 taken_ = 0;
    MetWeights met_first_;
    MetWeights met_second_;
    u64 same_combo_ = 0;  ///< sum of w1 w2 over the combos met
};

// Counts an equity by boards: on each, the two largest ranges are swept against each other at once, for every
// choice of hole cards of the other players.

/// The number of combos to evaluate, or the largest u64 if the number is larger.
u64 sweep_steps(const Showdown& live);

/// Counts deals by their winners, combos multiplied by their numerators. Throws Stopped. Progress counts
/// parts of some hundredths of a second.
WinnerCounts sweep_runouts(const Showdown& live, const Work& work);

}  // namespace holdfast::holdem::detail
