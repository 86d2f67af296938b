// Adds up perfect play deal by deal, from the outcome counts of all 32 holds: the last step of the oracles.
//
// A hold of k cards has weight[k] * draws[k] = L combinations, with the same L for all holds (see
// DrawWeights). Its value is the sum over rows of count * pay * weight[k], a whole number once the pays are
// whole. The hold with the largest value is played; if values are equal, the tie rule decides, then the first
// row whose counts differ, in favour of the hold with more. Everything is counted in integers, one deal after
// the other.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <tests/support/counting.h>

#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/paytables/game.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::test {

/// [hold][row] the number of draws that the row pays; bit p of a hold keeps the card at place p of the deal.
using HoldOutcomes = std::array<std::vector<u32>, holds_of_a_deal>;

struct OracleRow {
    u64 combinations = 0;
    u64 fewest = 0;
    u64 most = 0;
};

struct OracleAnalysis {
    u64 deals = 0;
    u64 tied_deals = 0;
    std::vector<OracleRow> rows;
    Rational expected_return;
    Rational variance;
    Rational covariance;
    Rational hit_frequency;
    /// In a game with a row that needs an order: deals in which no hold is best that is best on average over all
    /// places, and what a player returns who ignores places.
    u64 changed_deals = 0;
    std::optional<Rational> ignoring_places;
};

class PerfectPlay {
  public:
    /// `weights`: those of the draws that outcomes count.
    PerfectPlay(const videopoker::Game& game, videopoker::TieRule rule, const DrawWeights& weights);

    /// Plays `weight` deals whose holds have these outcomes.
    void add(u64 weight, const HoldOutcomes& outcomes);
    OracleAnalysis result() const;
    /// What a hold is worth, over value_unit().
    u128 value_of(u32 hold, const HoldOutcomes& outcomes) const;

    /// The best value of the deal added last, over value_unit(), and the holds that reach it, the played one
    /// first.
    u128 best_value() const { return best_value_; }
    u128 value_unit() const { return u128{weights_.common} * pay_denominator_; }
    const std::vector<u32>& best_holds() const { return best_holds_; }

  private:
    u64 weight_of(u32 hold) const;
    u128 squared_pays(u32 hold, const HoldOutcomes& outcomes) const;
    bool is_played_before(u32 hold, u32 other, const HoldOutcomes& outcomes) const;
    void add_rows(u64 weight, const HoldOutcomes& outcomes);

    videopoker::TieRule rule_;
    DrawWeights weights_;
    u64 pay_denominator_ = 1;
    std::vector<u64> pays_;  ///< over pay_denominator_
    u128 best_value_ = 0;
    std::vector<u32> best_holds_;
    OracleAnalysis sums_;
    u128 value_ = 0;
    U256 squared_value_;
};

}  // namespace holdfast::test
