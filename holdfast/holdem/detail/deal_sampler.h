// Draws deals of a showdown at random, each as often as its weight says.
#pragma once

#include <array>
#include <vector>

#include <holdfast/core/counter_random.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/holdem/showdown.h>

namespace holdfast::holdem::detail {

class DealSampler {
  public:
    /// `live`: with live combos only; there must be a deal.
    explicit DealSampler(const Showdown& live);

    /// Draws a deal and returns the players who share its best hand.
    PlayerSet draw(CounterRandom& random);

  private:
    struct RangeToDraw {
        std::size_t player;
        std::vector<HoleCards> combos;
        std::vector<u32> up_to;  ///< [combo] total numerator of the combos up to this one
    };

    CardSet draw_ranges(CounterRandom& random);
    bool draw_each_range(CounterRandom& random, CardSet& used);
    static Card draw_card(CounterRandom& random, CardSet& used);

    std::size_t players_;
    CardSet taken_;
    int cards_to_come_;
    PartialHand known_board_;
    std::vector<RangeToDraw> ranges_;
    std::vector<std::size_t> anything_;  ///< players who may hold any cards
    std::array<PartialHand, most_players> hands_;
    const HandRanker& ranker_ = HandRanker::instance();
};

}  // namespace holdfast::holdem::detail
