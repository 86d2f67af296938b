// Perfect play in games with a row for royal flushes in order, such as T J Q K A from left to right.
//
//   deal  Ts 3d Qs Kh As   places 1 2 3 4 5: the ten, the queen and the ace of spades stand right
//
// Drawn cards fill the free places in random order, so holding k cards leads to P(n, 5 - k) draws in order, n
// being the cards left. Of the (5 - k)! orders of the cards that complete a royal flush, one is right if all held
// cards stand right, and none if not; two, if either direction counts and the held cards fit both. Values are
// those of the game in which each royal flush is in order, less what those out of order pay less.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/best_holds.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::videopoker::detail {

/// [card of a deal] its place, from 0 on the left.
using Places = std::array<u8, deal_size>;

/// Card i stands at place i.
inline constexpr Places as_dealt{0, 1, 2, 3, 4};

/// The holds of a deal that can end in a royal flush: all royal cards of one suit, or no card.
class RoyalHolds {
  public:
    explicit RoyalHolds(const std::array<Card, deal_size>& cards);

    /// Those that hold cards, at most one for each suit.
    HoldSet suited() const { return suited_; }
    /// How many royal flushes can be drawn to: one or none, but up to four for five new cards.
    u32 royals(Hold hold) const;
    /// In how many of the orders of a row the cards of the hold stand right if card i is at place[i].
    u32 right_orders(Hold hold, CardOrder order, const Places& places) const;

  private:
    bool stand_right(Hold hold, const Places& places, bool from_the_right) const;

    std::array<Card, deal_size> cards_;
    HoldSet suited_;
    u32 fresh_suits_;  ///< suits of which the deal has no royal card
};

/// A game with a row that needs an order, as if each royal flush were in order, and what to take away.
class OrderedPlay {
  public:
    /// `tables`: with an order(). Throws OverflowError.
    explicit OrderedPlay(const GameTables& tables);

    /// The tables of the game in which each royal flush is in order.
    const GameTables& in_order() const { return in_order_; }
    const OrderedRow& order() const { return order_; }
    const HoldScale& scale() const { return scale_; }
    /// scale().common / HoldScale::common: it brings values and counts without order over scale().
    u64 unit() const { return unit_; }
    /// The royal flushes out of order among the draws of the hold, `right` of their orders being right; over scale().
    u64 out_of_order(const RoyalHolds& royals, Hold hold, u32 right) const;
    /// How much less these pay than in order, modulo 2^128: out of order they may pay more.
    u128 loss(u64 out_of_order) const { return extra_ * out_of_order; }
    /// The outcomes of the hold over scale().
    TiedHold outcomes(const OutcomeCounts& deal, const RoyalHolds& royals, Hold hold, u32 right) const;

  private:
    OrderedRow order_;
    GameTables in_order_;
    HoldScale scale_;
    HoldScale unordered_;
    u64 unit_;
    u128 extra_;  ///< over the denominator of in_order_.pays()
};

/// Adds up perfect play at all places, as PlayTally does without order. Every deal counts 120 times, once for each
/// order of its cards.
class OrderedTally {
  public:
    /// Called with the hold that is played, its outcomes over OrderedPlay::scale(), and in how many deals.
    using Played = std::function<void(const TiedHold& hold, u64 deals)>;

    /// Keeps a reference to `play`. `played` may be empty.
    OrderedTally(const OrderedPlay& play, TieRule rule, Played played = {});

    void play(const ValuedDeals& deals);
    void add(const OrderedTally& other);

    /// As those of PlayTally, over OrderedPlay::scale().
    const std::vector<u64>& row_counts() const { return counts_; }
    const std::vector<u64>& below() const { return below_; }
    const std::vector<u64>& above() const { return above_; }
    u64 tied_deals() const { return tied_deals_; }
    U256 squared_value() const { return (U256(square_high_) << 64U) + U256(square_low_); }
    /// Deals at whose places no hold is best that is best on average over all places.
    u64 changed_deals() const { return changed_deals_; }
    /// The sum over all deals of the value of the hold that is best on average over all places, times 120.
    u128 ignoring() const { return ignoring_; }

  private:
    struct DealAtPlaces;
    /// [Hold::mask()] in how many orders the cards of a suited hold stand right.
    using RightOrders = std::array<u8, hold_count>;

    void play_deal(const ValuedDeals& deals, u32 lane);
    /// Plays the deal at all its places: for each different RightOrders once.
    void play_places(const DealAtPlaces& deal);
    void play_optimal(const DealAtPlaces& deal, HoldSet optimal, const RightOrders& right, u64 deals);
    void add_value(u64 value, u64 deals);

    const OrderedPlay& play_;
    TieBreaker breaker_;
    Played played_;
    std::vector<u64> counts_;
    std::vector<u64> below_;
    std::vector<u64> above_;
    u64 tied_deals_ = 0;
    u64 changed_deals_ = 0;
    u128 ignoring_ = 0;
    u128 square_low_ = 0;  ///< in two parts, as in PlayTally
    u128 square_high_ = 0;
};

/// Plays every deal at all places; the answer does not depend on work.threads. Throws Stopped.
OrderedTally tally_in_order(const OrderedPlay& play, TieRule rule, const Work& work);
/// Calls `body` for what is played (OrderedTally::Played) and tallies nothing; worker as in for_each_index.
/// Throws Stopped.
void for_each_play_in_order(
    const OrderedPlay& play, TieRule rule, const Work& work,
    const std::function<void(const TiedHold& hold, u64 deals, unsigned worker)>& body);

}  // namespace holdfast::videopoker::detail
