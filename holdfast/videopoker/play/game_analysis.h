// The exact return of a game under perfect play, and how often each row is paid.
//
// Counts are those of the Wizard of Odds: each of the C(deck, 5) deals weighs L, the least common multiple of
// the numbers of draws C(deck - 5, k), so that every count is a whole number: deals * L = 19,933,230,517,200
// combinations for 52 cards.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/tie_rule.h>

namespace holdfast::videopoker {

struct RowCount {
    u64 combinations;  ///< under the tie rule
    u64 fewest;        ///< over all optimal plays
    u64 most;          ///< over all optimal plays
};

struct GameAnalysis {
    u64 deals;                   ///< C(deck, 5)
    u32 deal_classes;            ///< classes of deals under the game's symmetry
    u64 combinations;            ///< deals * L, the sum of the rows' counts
    u64 tied_deals;              ///< deals with more than one optimal hold
    std::vector<RowCount> rows;  ///< in the order of Game::rows
    Rational expected_return;    ///< per unit bet
    Rational variance;           ///< of the pay of one hand, per unit bet squared
    Rational covariance;     ///< of two hands drawn from one deal: the variance over deals of the best value
    Rational hit_frequency;  ///< share of hands that are paid more than 0
};

/// Plays every deal perfectly. The answer does not depend on work.threads. Throws Stopped.
GameAnalysis analyze_game(const GameTables& tables, TieRule tie_rule = TieRule::lowest_variance,
                          const Work& work = {});
GameAnalysis analyze_game(const Game& game, TieRule tie_rule = TieRule::lowest_variance,
                          const Work& work = {});

}  // namespace holdfast::videopoker
