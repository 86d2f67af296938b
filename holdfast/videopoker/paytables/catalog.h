// The games that come with Holdfast: the files of games/, embedded when the library is built.
//
// A game is read anew at each call. Its file is trusted: a test looks for rows that no hand satisfies
// (game.h).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {

/// The ids of all games, in alphabetical order.
std::vector<std::string_view> catalog_ids();

/// The paytable file of a game as it stands in games/. Throws ParseError on an unknown id, asking for the
/// games that may be meant (catalog.h).
std::string_view catalog_text(std::string_view id);

/// The game of this id. Throws ParseError as catalog_text does.
Game catalog_game(std::string_view id);

// Finding games of the catalog by what players call them: part of an id or a name, "9/6", or one of the
// field's usual abbreviations (JoB, DDB, NSUD, FPDW, ...).
//
// Nothing is ever chosen for the player: a search lists games, and an id that is not known is answered with a
// query.

/// The ids of all games that fit every one of the words, in alphabetical order; empty if there is none.
///
/// A word fits where a word of the id or the name begins with it ("deuce", "Illinois"); numbers fit where
/// they stand in a row ("9/6", "9-6", "10/7/5"); an abbreviation fits the games that are called so ("ddb",
/// "joker wild"). Letter case and the signs between words do not matter. Where nothing
/// fits, words like "poker" are left out. No words fit every game.
std::vector<std::string_view> catalog_ids_matching(std::string_view words);

/// What to ask a player whose id is not in the catalog: "there is no game 'fpdw'; did you mean
/// deuces-wild-full-pay? ...". Lists up to eight games, the shortest ids first, and says how many more there
/// are.
std::string unknown_game_message(std::string_view id);

}  // namespace holdfast::videopoker
