// Deals that are hard to play: the second best hold is worth nearly as much as the best.
//
// A byte for each of 134,459 classes, so that a pool of such deals (deal_pool.h) can be drawn from evenly.
// One walk over all deals, some milliseconds.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::videopoker {

/// [class of deals] 1 where the best of the holds that are worth less than the best one costs at most
/// `within` bets, which is not negative; else 0. Holds of exactly the best value do not count: it does not
/// matter which of them is played. Throws Stopped.
std::vector<u8> close_deals(const GameTables& tables, const Rational& within, const Work& work = {});

}  // namespace holdfast::videopoker
