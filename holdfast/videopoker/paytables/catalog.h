// The games that come with Holdfast: the files of games/, embedded when the library is built.
//
// A game is read anew at each call. Its file is trusted: a test looks for rows that no hand satisfies
// (game_file.h).
#pragma once

#include <string_view>
#include <vector>

#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {

/// The ids of all games, in alphabetical order.
std::vector<std::string_view> catalog_ids();

/// The paytable file of a game as it stands in games/. Throws ParseError on an unknown id, asking for the
/// games that may be meant (catalog_search.h).
std::string_view catalog_text(std::string_view id);

/// The game of this id. Throws ParseError as catalog_text does.
Game catalog_game(std::string_view id);

}  // namespace holdfast::videopoker
