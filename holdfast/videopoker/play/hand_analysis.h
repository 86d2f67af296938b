// The 32 ways to play one dealt hand, each with the exact counts of what the draw makes of it.
//
// No draw is dealt out: the counts of a hold are sums of 2^(discards) entries of the game's tables
// (tie_rule.h), however many draws it has.
#pragma once

#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::videopoker {

struct HoldAnalysis {
    Hold hold;
    u64 draws = 0;              ///< C(deck - 5, 5 - cards held)
    std::vector<u32> outcomes;  ///< [row] how many of the draws the row pays; they add up to draws
    bool is_best = false;       ///< no hold has a larger value (several may have the same)
    u64 pay_sum = 0;            ///< sum over the draws of pay * pay_denominator
    u128 squared_pay_sum = 0;   ///< sum over the draws of (pay * pay_denominator)^2
    u64 pay_denominator = 1;

    /// Expected pay per unit bet, and the variance of the pay.
    Rational value() const;
    Rational variance() const;
};

struct HandAnalysis {
    std::vector<HoldAnalysis> holds;  ///< all 32, the largest value first; equal values by the tie rule
};

/// Throws std::invalid_argument on a card that is not in the game's deck.
HandAnalysis analyze_hand(const GameTables& tables, const Deal& deal,
                          TieRule tie_rule = TieRule::lowest_variance);

}  // namespace holdfast::videopoker
