// Requests that cost much: the dearest known for each query of the registry, and the games that make them so.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_text.h>

namespace holdfast::test {

// Games as the value of a field.

/// The largest deck there is, half of its ranks wild.
ask::Json largest_game();
/// A paytable of 64 rows that tell suits and ranks apart, with three single wild cards: almost no two deals are
/// alike. `step`: another one, other pays.
ask::Json suited_game(int step = 7919);
/// Quads, trips and pairs of the lowest ranks in rows of their own, each with a different pay: a chart tells many
/// types of holds apart.
ask::Json game_of_ranks(int quads, int trips, int pairs);
/// Ten lines of a game of wild cards and jokers, each row with a multiplier of its own.
ask::Json ultimate_x_of_many_sums();

/// At least one for each query of the registry.
std::vector<std::string> dear_requests();

}  // namespace holdfast::test
