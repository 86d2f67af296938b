// The exact return of a game under perfect play, and how often each row is paid.
//
// Counts are those of the Wizard of Odds: each of the C(deck, 5) deals weighs L, the least common multiple of
// the numbers of draws C(deck - 5, k), so that every count is a whole number: deals * L = 19,933,230,517,200
// combinations for 52 cards.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::videopoker::detail {

// Adds up the results of perfect play: counts of every row, sums and squares of values, and how far ties
// leave the counts open.

class PlayTally {
  public:
    PlayTally(const GameTables& tables, const HoldScale& scale, TieRule rule);

    void play(const SolvedBlock& solved);
    void add(const PlayTally& other);

    /// [row] combinations under the tie rule.
    std::vector<u64> row_counts() const;
    /// [row] how many combinations fewer, and how many more, other optimal plays could have.
    const std::vector<u64>& below() const { return below_; }
    const std::vector<u64>& above() const { return above_; }
    u64 tied_deals() const { return tied_deals_; }
    /// The sum over all deals of the square of the best value (SolvedBlock::best).
    U256 squared_value() const { return (U256(square_high_) << 64U) + U256(square_low_); }

  private:
    void play_pattern(const SolvedBlock& solved, std::size_t pattern);
    void add_squares(const SolvedBlock& solved, std::size_t pattern);
    Hold break_tie(const SolvedBlock& solved, std::size_t pattern, u32 lane);

    const GameTables& tables_;
    const HoldScale& scale_;
    TieBreaker breaker_;
    HoldWeights weights_;
    std::vector<u64> below_;
    std::vector<u64> above_;
    u64 tied_deals_ = 0;
    u128 square_low_ = 0;   ///< the sum of squares in two parts of 64 bits each,
    u128 square_high_ = 0;  ///< so that neither can overflow
};

}  // namespace holdfast::videopoker::detail

namespace holdfast::videopoker {

struct RowCount {
    u64 combinations;  ///< under the tie rule
    u64 fewest;        ///< over all optimal plays
    u64 most;          ///< over all optimal plays
};

/// What the places of the cards change in a game with a row that needs an order.
struct OrderEffect {
    /// Deals, each with its places, in which none of the holds that are best on average over all places is best.
    u64 changed_deals;
    Rational ignoring_places;  ///< the most that a player who ignores places can expect, per unit bet
};

/// In a game with a row that needs an order, each of the 120 orders of five cards is a deal, and draws are counted in
/// order: with 52 cards there are P(52, 10) combinations.
struct GameAnalysis {
    u64 deals;                   ///< C(deck, 5), times 120 if a row needs an order
    u32 deal_classes;            ///< classes of deals under the game's symmetry
    u64 combinations;            ///< deals * L, the sum of the rows' counts
    u64 tied_deals;              ///< deals with more than one optimal hold
    std::vector<RowCount> rows;  ///< in the order of Game::rows
    Rational expected_return;    ///< per unit bet
    Rational variance;           ///< of the pay of one hand, per unit bet squared
    Rational covariance;     ///< of two hands drawn from one deal: the variance over deals of the best value
    Rational hit_frequency;  ///< share of hands that are paid more than 0
    std::optional<OrderEffect> order;  ///< only in a game with a row that needs an order
};

/// Plays every deal perfectly, and counts. The answer does not depend on work.threads; progress counts blocks
/// of deals. Throws Stopped, and what GameTables throws.
GameAnalysis analyze_game(const GameTables& tables, TieRule tie_rule = TieRule::lowest_variance,
                          const Work& work = {});
GameAnalysis analyze_game(const Game& game, TieRule tie_rule = TieRule::lowest_variance,
                          const Work& work = {});

// The 32 ways to play one dealt hand, each with the exact counts of its outcomes.
//
// No draw is enumerated: the counts of a hold are sums of 2^(discards) entries of the game's tables
// (tie_rule.h), however many draws it has.

struct HoldAnalysis {
    Hold hold;
    /// C(deck - 5, 5 - cards held); in order, (5 - cards held)! times as many, if a row needs an order.
    u64 draws = 0;
    std::vector<u32> outcomes;  ///< [row] how many of the draws the row pays; they add up to draws
    bool is_best = false;       ///< no hold has a larger value (several may be best)
    u64 pay_sum = 0;            ///< sum over the draws of pay * pay_denominator
    u128 squared_pay_sum = 0;   ///< sum over the draws of (pay * pay_denominator)^2
    u64 pay_denominator = 1;
    /// What the hold is worth if that is not its expected pay: on several lines of a machine.
    std::optional<Rational> worth = {};
    /// How many of the row's orders the held cards fit: 0 to 2 for a hold that can end in a royal flush, and
    /// 0 for any other. Only in a game with a row that needs an order.
    std::optional<u32> right_orders = {};

    /// The expected pay per unit bet: what players call the EV of the hold.
    Rational value() const;
    /// The variance of the pay, per unit bet squared.
    Rational variance() const;
};

struct HandAnalysis {
    std::vector<HoldAnalysis> holds;  ///< all 32, the largest value first; equal values by the tie rule
};

/// Throws InvalidArgument if a card is not in the game's deck.
HandAnalysis analyze_hand(const GameTables& tables, const Deal& deal,
                          TieRule tie_rule = TieRule::lowest_variance);

}  // namespace holdfast::videopoker
