// Measures of a contest, on which penalty rules depend: small whole numbers that a player can read off the
// cards.
//
// A *flush penalty* of a hold is a discard in its suit, a *straight penalty* a rank among the discards that
// fits a straight with it, and a straight is *lost* if a discard has one of its ranks. "The others" are the
// cards that neither hold keeps.
#pragma once

#include <array>
#include <string>
#include <vector>

#include <holdfast/cards/card_set.h>

namespace holdfast::videopoker::penalties {

// Two holds of one deal: the one of the row that a chart plays, and a rival that may be better.
//
// The value of a hold depends on the discards only through the straights and flushes that they would have
// completed. A contest has the cards of both holds, and the *others*, which are discarded either way. Wild
// cards are in every hold and are left out.
//
//     dealt Ah Kd Qs 9s 4c     row's hold Ah Qs, rival Kd Qs: others 9s 4c

/// The ten straights, by their lowest card: bit 0 is A2345, bit 9 TJQKA.
using Straights = u32;

inline constexpr int straight_count = 10;

/// The straights that have all of these ranks; all ten if there are none.
Straights straights_through(RankSet ranks);
/// The straights that have at least one of these ranks.
Straights straights_hit_by(RankSet ranks);

/// One of the two holds.
enum class Side : u8 { row, rival };

struct ContestHold {
    CardSet cards;
    CardSet discards;  ///< the others and the cards that only the other hold keeps
    RankSet ranks;
    Straights straights = 0;  ///< through all of its ranks
    bool one_suit = false;    ///< at least one card, and all of one suit
    Suit suit = Suit::diamond;
};

class Contest {
  public:
    /// Throws InvalidArgument unless both holds are part of the deal, which has no joker.
    Contest(CardSet deal, CardSet row_hold, CardSet rival_hold, RankSet high_ranks);

    const ContestHold& hold(Side side) const { return holds_[static_cast<std::size_t>(side)]; }
    CardSet deal() const { return deal_; }
    /// The cards that neither of the two holds keeps.
    CardSet others() const { return others_; }
    /// The ranks whose pair pays.
    RankSet high_ranks() const { return high_ranks_; }

  private:
    CardSet deal_;
    CardSet others_;
    RankSet high_ranks_;
    std::array<ContestHold, 2> holds_;
};

enum class MeasureKind : u8 {
    // about one of the two holds
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
    top_suit_penalties,        ///< discards in the suit of its highest card; none if it holds a pair
    low_suit_penalties,        ///< the same of its lowest card
    most_of_one_suit,          ///< most cards of one suit among its discards
    straight_flush_penalties,  ///< its discards in its suit that fit a straight with it
    discards_away,  ///< its discards exactly `low` ranks away from one of its cards, the ace being 14 or 1
    // about the others
    others_within,  ///< how many are within ranks
    top_other,      ///< 2 to 14; 0 for none
    second_other,   ///< the same of the second highest
    low_other,      ///< the same of the lowest
    shared_suits,   ///< their number less the number of their suits
    pips,           ///< the sum of their ranks: those up to `high`, each counted as at most `low`
};

/// Whether the measure is about one of the holds; the rest are about the others.
bool is_of_one_hold(MeasureKind kind);
/// Whether its value is a rank, 2 to 14.
bool is_a_rank(MeasureKind kind);

struct Measure {
    MeasureKind kind = MeasureKind::others_within;
    Side side = Side::row;  ///< used only if the measure is about one hold
    u8 low = 2;             ///< a rank, 2 to 14; see the kinds that have ranks
    u8 high = 14;

    bool operator==(const Measure&) const = default;
};

/// The value, between 0 and 69: one byte for each sample in the column of a table. The largest is the sum of
/// five ranks, four aces and a king.
int value_of(const Measure& measure, const Contest& contest);

/// The roughly 230 measures that the search for rules chooses from, the simplest first: if several measures
/// divide the examples in the same way, only the first is kept (example_table.h).
const std::vector<Measure>& all_measures();

/// The measures that a score of one hold adds up (score_search.h).
const std::vector<Measure>& score_measures();

}  // namespace holdfast::videopoker::penalties
