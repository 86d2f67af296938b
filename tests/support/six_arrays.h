// The three-second program of the Wizard of Odds, written exactly as his methodology page describes it: the
// reference for benchmarks, and an oracle for games of 52 cards.
//
//   array 0       the score of each of the 2,598,960 hands, in the order of the loop over them
//   arrays 1..5   for each set of 4, 3, 2, 1, 0 cards (HandIndex4, 3, 2, the card, nothing): how many of the
//                 hands that contain it have each of the 16 scores
//
// The outcomes of holding some cards of a deal are those of the held set, minus those of the sets with one
// more discard, plus those with two more, and so on. They are computed for the 134,459 deals of the suit
// tables, each with its weight. Source: https://wizardofodds.com/games/video-poker/methodology/
#pragma once

#include <functional>
#include <vector>

#include <tests/support/perfect_play.h>
#include <tests/support/suit_patterns.h>

namespace holdfast::test {

class SixArrays {
  public:
    static constexpr std::size_t categories = 16;
    /// Cards 0..51 in rising order: 4 * rank + suit.
    using Cards = std::array<int, hand_size>;

    /// `score` returns the category, below 16, of a hand.
    explicit SixArrays(const std::function<std::size_t(CardSet)>& score);

    /// Finds the outcomes of all holds of a deal for the first `rows` categories; bit p of a hold keeps the
    /// p-th card.
    void outcomes(const Cards& deal, std::size_t rows, HoldOutcomes& outcomes) const;

  private:
    using Counts = std::array<u32, categories>;

    void count_hand(const Cards& hand, std::size_t score);
    /// Adds sign * (hands of each score that contain the cards of `deal` in `subset`).
    void add_counts(const Cards& deal, u32 subset, u32 sign, Counts& sums) const;

    std::vector<u8> array0_;
    std::array<std::vector<Counts>, hand_size + 1> arrays_;  ///< arrays 1 to 5; [0] stays empty
};

/// Calls body(deal, weight) for the deals of the suit tables: ranks by the loops of the page, suits by its
/// rows.
void for_each_deal_of_the_tables(const std::vector<SuitTable>& tables,
                                 const std::function<void(const SixArrays::Cards& deal, u64 weight)>& body);

/// Plays the whole game. At most 16 rows; throws std::invalid_argument unless the deck has 52 cards.
OracleAnalysis play_with_six_arrays(const SixArrays& arrays, const std::vector<SuitTable>& tables,
                                    const videopoker::Game& game, videopoker::TieRule rule);

}  // namespace holdfast::test
