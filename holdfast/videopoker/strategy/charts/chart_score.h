// A chart played in every deal: what it returns, where it errs, and which rows do so.
//
// It replays all classes of deals with exact values, independently of the search for charts, so a search
// cannot claim more than its chart returns. It takes tens of milliseconds.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/strategy/charts/chart.h>
#include <holdfast/videopoker/strategy/charts/measure.h>
#include <holdfast/videopoker/strategy/holds/deal_walk.h>

namespace holdfast::videopoker::penalties {

// How a row with penalty rules is played.
//
// The row's own hold is the first of its types in tie-break order. A rule compares each hold of its types, in
// tie-break order, with the hold kept so far, at first the row's own; the first rule that ends with another
// hold decides. A deal nearly always offers at most one such hold; if there are several (the joker and one of
// two low cards), the rule finds the best of them in this way.
//
// A rule with a score chooses the row's own hold, which the rules after it compare with.

/// Whether the hold is of one of these types, which are in rising order.
bool is_of_types(const OfferedHold& hold, const std::vector<TypeIndex>& types);

class RulePlay {
  public:
    /// Keeps a reference: `types` must outlive this object.
    explicit RulePlay(const HoldTypes& types);

    /// The contest of two holds of a deal, without its wild cards: `kept` and `rival` are the places of their cards, as
    /// OfferedHold::mask.
    Contest contest(CardSet deal, u32 kept, u32 rival) const;

    /// The rival that the rule takes instead of `own`; null if it changes nothing.
    const OfferedHold* taken(const PenaltyRule& rule, const DealHolds& deal, const OfferedHold& own) const;

    /// Whether the rule chooses the row's own hold.
    static bool chooses(const PenaltyRule& rule);

  private:
    const HoldTypes* types_;
    CardSet wild_;
};

}  // namespace holdfast::videopoker::penalties

namespace holdfast::videopoker {

struct RowScore {
    u64 deals = 0;      ///< deals that the row decides; 0: it is never reached
    u64 misplayed = 0;  ///< of these, deals in which some other hold is worth more
    u64 least = 0;      ///< value of what is held (OfferedHold), over the deals; 0 if there are none
    u64 most = 0;
    std::vector<u64> rule_deals;  ///< [rule of the row] deals in which it changes the hold
    std::vector<u64> type_deals;  ///< [type of the row] deals whose hold, before any rule, is of it
};

/// The play of a chart in one deal.
struct PlayedDeal {
    CardSet deal;
    CardSet held;  ///< by the chart
    CardSet best;  ///< a hold of the largest value
    u64 cost;      ///< how much less the chart's hold is worth (OfferedHold::value)
};

struct ChartScore {
    u64 deals = 0;
    u64 misplayed = 0;
    u128 won = 0;                             ///< sum of weight * value of what is held
    u128 best_won = 0;                        ///< the same of perfect play
    std::vector<std::vector<RowScore>> rows;  ///< [section][row]
    std::optional<PlayedDeal> worst;          ///< the costliest deal; nothing if no deal is misplayed
    u64 uncovered = 0;                        ///< deals that no row matches; they count as winning nothing
    std::optional<CardSet> uncovered_deal;    ///< one of them
    u128 total_denominator = 1;               ///< of won and best_won
    u128 value_denominator = 1;               ///< of values and costs

    Rational expected_return() const { return Rational(won, total_denominator); }
    /// The loss against perfect play, per unit bet.
    Rational cost() const { return Rational(best_won - won, total_denominator); }
};

/// What a chart holds in each class of deals.
struct ChartPlays {
    static constexpr u8 no_row = 0xff;
    std::vector<u8>
        masks;  ///< [class] places of the cards held of the representative; no_row if no row matches
    std::vector<u32> weights;  ///< [class] how many deals it has
    std::vector<u64> values;   ///< [class] of that hold; value_denominator is that of the score
};

/// Plays the chart of a game in every deal. The answer does not depend on work.threads. `plays`: filled if it is
/// not null. Throws Stopped.
ChartScore score_chart(const HoldTypes& types, const Chart& chart, const Work& work = {},
                       ChartPlays* plays = nullptr);

// The deals in which a chart errs, and what it holds there.

class Misplays {
  public:
    /// Plays a chart without rules, whose rows name types that DealWalk offers, in every deal. Throws
    /// Stopped.
    Misplays(const DealWalk& walk, const Chart& chart, const Work& work = {});

    /// [class of deals] 1 if some hold is worth more than the one that the chart plays.
    std::vector<u8> classes() const;
    /// The cards that the chart holds of the representative of such a class.
    CardSet held(u32 deal_class, CardSet representative) const {
        return held_cards(representative, masks_[deal_class]);
    }

  private:
    static constexpr u8 no_misplay = 0xff;

    std::vector<u8> masks_;  ///< [class] places of the cards held, or no_misplay
};

}  // namespace holdfast::videopoker
