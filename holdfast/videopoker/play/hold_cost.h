// What a hold costs against the best one, and on which rows of the paytable it loses that.
//
//   cost = sum over rows of pays * (share of the best hold's draws - share of this hold's draws)
#pragma once

#include <cstddef>
#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/videopoker/paytables/game.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {

/// A row on which two holds win different amounts.
struct RowDifference {
    std::size_t row{};  ///< of the game
    Rational bets;      ///< how much more the best hold wins on it, on average; negative: this hold wins more
};

struct HoldCost {
    HoldAnalysis hold;
    std::size_t place;  ///< among the 32, from 1: equal values in the order of the tie rule
    Rational cost;      ///< bets, 0 if no hold is worth more
    /// Against the first of the best holds, from what is given up most to what is gained most; without the rows
    /// that differ by nothing. They add up to the cost.
    std::vector<RowDifference> rows;
};

/// `analysis`: of the deal, of which `hold` is one of the 32.
HoldCost cost_of_hold(const Game& game, const HandAnalysis& analysis, Hold hold);

}  // namespace holdfast::videopoker
