// Visits games of the catalog with their tables, several at a time; games with the same deck and symmetry
// share their classes of deals, which cost more than the rest of the tables.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/game_tables.h>

namespace holdfast::queries {

/// Calls visit(number of the id, tables) once for every id, from several threads; work.progress counts games.
/// Throws ParseError on an id that the catalog has not, what `visit` throws, and Stopped.
void for_each_catalog_game(const std::vector<std::string_view>& ids, const Work& work,
                           const std::function<void(std::size_t, const videopoker::GameTables&)>& visit);

}  // namespace holdfast::queries
