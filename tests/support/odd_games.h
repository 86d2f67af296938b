// Games that nobody offers, each with a feature that the catalog lacks: single wild cards, rows that depend
// on suits, fractions, pays for losers, one row, 64 rows, pays up to 10^12, rows that need an order, nothing at all.
#pragma once

#include <string>
#include <vector>

#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::test {

std::vector<std::string> odd_game_ids();

/// Throws std::out_of_range on an unknown id.
videopoker::Game odd_game(const std::string& id);

}  // namespace holdfast::test
