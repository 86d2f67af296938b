// Visits games of the catalog with their tables, several at a time.
//
// Games with the same deck and symmetry share their classes of deals, which cost more than the rest of the
// tables:
//
//   jacks-or-better-9-6, bonus-poker-8-5, ...   52 cards                 one set of classes
//   deuces-and-joker-12-9-6, ...                53 cards, one a joker    another one
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::queries {

/// Calls visit(number of the id, tables) once for every id, from several threads; work.progress counts games.
/// Throws ParseError on an id that is not in the catalog, what `visit` throws, and Stopped.
void for_each_catalog_game(const std::vector<std::string_view>& ids, const Work& work,
                           const std::function<void(std::size_t, const videopoker::GameTables&)>& visit);

}  // namespace holdfast::queries
