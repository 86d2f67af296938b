// What answers in JSON say about their game.
//
//   {"id": "deuces-wild-full-pay", "name": "...", "deck": 52, "wild": ["2"], "pays_changed": [...]}
#pragma once

#include <holdfast/queries/answer/json.h>
#include <holdfast/queries/videopoker/prepared_games.h>

namespace holdfast::queries {

/// {"id", "name", "deck", "wild"} and, where pays were changed, "pays_changed".
Json game_json(const PreparedGame& prepared);
Json game_json(const videopoker::Game& game);

}  // namespace holdfast::queries
