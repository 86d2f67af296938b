// How often final hands end in each row, however deals are played.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::videopoker {

/// [row] combinations, as GameAnalysis counts them, if each class of deals is played by one hold: masks [class], places
/// of the cards held of the class's representative. Throws Stopped, and InvalidArgument if there is not one mask for
/// each class, or a row needs an order of the cards.
std::vector<u64> rows_played(const GameTables& tables, const std::vector<u8>& masks,
                             const StopFlag* stop = nullptr);

}  // namespace holdfast::videopoker
