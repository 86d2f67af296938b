// Draws deals of a showdown at random, each as often as its weight says. Copies draw alike.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include <holdfast/core/counter_random.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/holdem/equity/detail/joint_hands.h>
#include <holdfast/holdem/equity/showdown.h>

namespace holdfast::holdem::detail {

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
