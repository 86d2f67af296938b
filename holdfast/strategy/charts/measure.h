// What a penalty rule may ask about a contest: a small whole number that a player can read off the cards.
//
// A *flush penalty* of a hold is a discard in its suit, a *straight penalty* a rank among the discards that
// fits a straight with it, and a straight is *lost* when a discard has one of its ranks. "The others" are the
// cards that neither hold keeps.
#pragma once

#include <string>
#include <vector>

#include <holdfast/strategy/charts/contest.h>

namespace holdfast::videopoker::penalties {

enum class MeasureKind : u8 {
    // of one of the two holds
    flush_penalties,  ///< its discards in its suit, within ranks; none unless all its cards are of one suit
    straight_penalties,        ///< ranks among its discards that fit a straight with it
    straights_lost,            ///< straights through it that at least one discard hits
    others_in_suit,            ///< the others in its suit
    others_fitting,            ///< the others that fit a straight with it
    has_rank,                  ///< 1 if it has a card of the rank, else 0
    top_rank,                  ///< 2 to 14, the ace; 0 for no card
    low_rank,                  ///< the same of its lowest card, the ace counting as 14
    straights,                 ///< straights through it
    high_cards,                ///< ranks of it whose pair pays
    top_suit_penalties,        ///< discards in the suit of its highest card; none where it holds a pair
    low_suit_penalties,        ///< the same of its lowest card
    most_of_one_suit,          ///< most cards of one suit among its discards
    straight_flush_penalties,  ///< its discards in its suit that fit a straight with it
    discards_away,  ///< its discards exactly `low` ranks away from one of its cards, the ace being 14 or 1
    // of the others
    others_within,  ///< how many are within ranks
    top_other,      ///< 2 to 14; 0 for none
    second_other,   ///< the same of the second highest
    low_other,      ///< the same of the lowest
    shared_suits,   ///< their number less the number of their suits
    pips,           ///< the sum of their ranks: those up to `high`, each counted as at most `low`
};

/// Whether the measure is of one hold; the rest are of the others.
bool is_of_one_hold(MeasureKind kind);
/// Whether its value is a rank, 2 to 14.
bool is_a_rank(MeasureKind kind);

struct Measure {
    MeasureKind kind = MeasureKind::others_within;
    Side side = Side::row;  ///< only looked at where the measure is of one hold
    u8 low = 2;             ///< a rank, 2 to 14; see the kinds that have ranks
    u8 high = 14;

    bool operator==(const Measure&) const = default;
};

/// Between 0 and 70, so that a column of a table takes a byte a sample: the largest is the sum of five ranks,
/// four aces and a king.
int value_of(const Measure& measure, const Contest& contest);

/// All measures that the search for rules chooses from, some two hundred and thirty, the simplest first: of
/// measures that tell the examples apart alike only the first is kept (example_table.h).
const std::vector<Measure>& all_measures();

/// What a score of one hold adds up (score_search.h).
const std::vector<Measure>& score_measures();

}  // namespace holdfast::videopoker::penalties
