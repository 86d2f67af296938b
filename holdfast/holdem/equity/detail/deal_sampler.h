// Draws deals of a showdown at random, in proportion to their weights. Copies draw the same deals.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include <holdfast/core/counter_random.h>
#include <holdfast/core/progress.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/evaluation/partial_hand.h>
#include <holdfast/holdem/equity/showdown.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem::detail {

// A player's combos with cumulative weights, to draw one of them.

class RangeToDraw {
  public:
    RangeToDraw(std::size_t player, const Range& range) : player_(player), combos_(range.combos()) {
        for (const HoleCards combo : combos_) up_to_.push_back(total() + range.numerator(combo));
    }

    std::size_t player() const { return player_; }
    const std::vector<HoleCards>& combos() const { return combos_; }
    u32 weight(std::size_t combo) const { return up_to_[combo] - (combo == 0 ? 0 : up_to_[combo - 1]); }
    /// The total weight of all combos.
    u32 total() const { return up_to_.empty() ? 0 : up_to_.back(); }
    /// Draws a combo in proportion to its weight; there must be one.
    HoleCards draw(CounterRandom& random) const {
        const auto found = std::upper_bound(up_to_.begin(), up_to_.end(), random.below(total()));
        return combos_[static_cast<std::size_t>(found - up_to_.begin())];
    }

  private:
    std::size_t player_;
    std::vector<HoleCards> combos_;
    // At most 1,326 * 10^6 in all, so 32 bits hold the sums.
    std::vector<u32> up_to_ = {};  ///< [combo] the total weight of the combos up to this one
};

// Hands that share no card, drawn jointly for some players: each choice in proportion to the product of its
// weights.
//
// Players are drawn in turn. A hand is drawn in proportion to its weight times the weight of all ways to
// continue. Here w is the weight of a combo, and combos that hold a used card are left out:
//
//   ways(no players, used) = 1
//   ways(k players, used)  = sum over the combos c of the next of them of w(c) ways(k-1 players, used + c)
//
// Only those used cards matter that the remaining players may hold. Narrow ranges have few sets of such
// cards, and all of them are computed beforehand.

class JointHands {
  public:
    /// Prepares these players, the last drawn first. Returns nothing if that needs too much work, or numbers
    /// of more than 128 bits. Throws Stopped.
    static std::optional<JointHands> of(std::span<const RangeToDraw> ranges, const StopFlag* stop = nullptr);

    /// The number of combos of all players: the work of draw().
    std::size_t combos() const;
    /// Draws a hand for each of these players into hands[RangeToDraw::player], and returns their cards. A
    /// choice must exist.
    CardSet draw(CounterRandom& random, std::span<PartialHand> hands) const;

  private:
    JointHands() = default;

    struct Turn {
        RangeToDraw range;
        CardSet matter;                        ///< cards that this player and later ones may hold
        std::unordered_map<u64, u128> ways{};  ///< by the used cards that matter
    };

    /// Counts the ways for the last `players` players; nothing if the work is used up. Throws Stopped.
    std::optional<u128> count(std::size_t players, CardSet used, const StopFlag* stop);
    /// Returns the ways that count() found.
    u128 ways(std::size_t players, CardSet used) const;

    std::vector<Turn> turns_;        ///< the last to be drawn first
    i64 work_left_ = i64{1} << 24U;  ///< combos to look at
};

class DealSampler {
  public:
    /// `live` must hold live combos only, and allow a deal. The flag, if any, must outlive this. Throws
    /// Stopped.
    explicit DealSampler(const Showdown& live, const StopFlag* stop = nullptr);

    std::size_t players() const { return players_; }
    /// Draws a deal and returns the players who share its best hand. Throws Stopped, which is checked after
    /// each failed try.
    PlayerSet draw(CounterRandom& random);

  private:
    CardSet draw_ranges(CounterRandom& random);
    /// Draws the ranges one by one; false as soon as two hands share a card.
    bool try_ranges(CounterRandom& random, CardSet& used);
    static Card draw_card(CounterRandom& random, CardSet& used);
    /// Draws the narrowest ranges jointly if that is less work.
    void choose_how_to_draw();
    void draw_narrowest_together();
    /// The average work of draw_ranges(), measured by trial; the unit is a try if ranges are drawn one by
    /// one.
    u64 work_for_ranges();

    const StopFlag* stop_;
    std::size_t players_;
    CardSet taken_;
    int cards_to_come_;
    PartialHand known_board_;
    std::vector<RangeToDraw> ranges_;          ///< drawn one by one
    std::shared_ptr<const JointHands> joint_;  ///< draws the other ranges; null if there are none
    std::vector<std::size_t> anything_;        ///< players who may hold any cards
    std::array<PartialHand, most_players> hands_;
    const HandRanker* ranker_ = &HandRanker::instance();
};

}  // namespace holdfast::holdem::detail
