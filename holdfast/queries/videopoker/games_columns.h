// What the answer `videopoker.games` says of each game: the columns that its JSON and CSV share.
//
// Defined in games_json.cpp.
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/videopoker/games.h>

namespace holdfast::queries {

/// In the order of the fields in JSON.
const std::vector<DataColumn<VideopokerGamesAnswer::Entry>>& games_columns();

}  // namespace holdfast::queries
