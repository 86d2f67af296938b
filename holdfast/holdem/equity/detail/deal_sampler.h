// Draws deals of a showdown at random, each as often as its weight says. Copies draw alike.
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

// A player's combos with their weights added up, to draw one of them.

class RangeToDraw {
  public:
    RangeToDraw(std::size_t player, const Range& range) : player_(player), combos_(range.combos()) {
        for (const HoleCards combo : combos_) up_to_.push_back(total() + range.numerator(combo));
    }

    std::size_t player() const { return player_; }
    const std::vector<HoleCards>& combos() const { return combos_; }
    u32 weight(std::size_t combo) const { return up_to_[combo] - (combo == 0 ? 0 : up_to_[combo - 1]); }
    /// The weight of all combos.
    u32 total() const { return up_to_.empty() ? 0 : up_to_.back(); }
    /// One of the combos, each as often as its weight says; there must be one.
    HoleCards draw(CounterRandom& random) const {
        const auto found = std::upper_bound(up_to_.begin(), up_to_.end(), random.below(total()));
        return combos_[static_cast<std::size_t>(found - up_to_.begin())];
    }

  private:
    std::size_t player_;
    std::vector<HoleCards> combos_;
    // At most 1,326 * 10^6 in all, so 32 bits hold the sums.
    std::vector<u32> up_to_ = {};  ///< [combo] the weight of those up to this one
};

// Hands that share no card, drawn together for some players, each choice as often as the product of its
// weights says.
//
// Players are drawn in turn. A hand is drawn as often as its weight times the weight of all ways to continue
// says, where w is the weight of a combo, and combos that hold a used card are left out:
//
//   ways(no players, used) = 1
//   ways(k players, used)  = sum over the combos c of the next of them of w(c) ways(k-1 players, used + c)
//
// Of the used cards only those matter that the players to come may hold. For narrow ranges there are few such
// sets, and all of them are worked out beforehand.

class JointHands {
  public:
    /// For these players, the last drawn first; none where that needs too much work, or numbers of more than
    /// 128 bits. Throws Stopped.
    static std::optional<JointHands> of(std::span<const RangeToDraw> ranges, const StopFlag* stop = nullptr);

    /// The combos of all players: what draw() looks at.
    std::size_t combos() const;
    /// Draws a hand for each of these players, hands[RangeToDraw::player], and returns their cards. There
    /// must be a choice.
    CardSet draw(CounterRandom& random, std::span<PartialHand> hands) const;

  private:
    JointHands() = default;

    struct Turn {
        RangeToDraw range;
        CardSet matter;                        ///< cards that he and those after him may hold
        std::unordered_map<u64, u128> ways{};  ///< by the used cards that matter
    };

    /// With `players` of them to come; none where the work is used up. Throws Stopped.
    std::optional<u128> count(std::size_t players, CardSet used, const StopFlag* stop);
    /// The same as was counted.
    u128 ways(std::size_t players, CardSet used) const;

    std::vector<Turn> turns_;        ///< the last to be drawn first
    i64 work_left_ = i64{1} << 24U;  ///< combos to look at
};

class DealSampler {
  public:
    /// `live`: with live combos only; there must be a deal. The flag, if any, outlives this. Throws Stopped.
    explicit DealSampler(const Showdown& live, const StopFlag* stop = nullptr);

    std::size_t players() const { return players_; }
    /// Draws a deal and returns the players who share its best hand. Throws Stopped where it must draw again
    /// and again.
    PlayerSet draw(CounterRandom& random);

  private:
    CardSet draw_ranges(CounterRandom& random);
    /// False as soon as two hands share a card.
    bool try_ranges(CounterRandom& random, CardSet& used);
    static Card draw_card(CounterRandom& random, CardSet& used);
    /// Has the narrowest ranges drawn together, if that is less work.
    void choose_how_to_draw();
    void draw_narrowest_together();
    /// What draw_ranges() does on average, by trial; the unit is a try where ranges are drawn one by one.
    u64 work_for_ranges();

    const StopFlag* stop_;
    std::size_t players_;
    CardSet taken_;
    int cards_to_come_;
    PartialHand known_board_;
    std::vector<RangeToDraw> ranges_;          ///< drawn one by one
    std::shared_ptr<const JointHands> joint_;  ///< the others; none if null
    std::vector<std::size_t> anything_;        ///< players who may hold any cards
    std::array<PartialHand, most_players> hands_;
    const HandRanker* ranker_ = &HandRanker::instance();
};

}  // namespace holdfast::holdem::detail
