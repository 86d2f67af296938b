// The games that come with Holdfast: the files of games/, embedded when the library is built.
//
// A game is parsed at each call. Its file is trusted (read_game, game.h); a test checks all of them in full.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {

/// The ids of all games, in alphabetical order.
std::vector<std::string_view> catalog_ids();

/// The text of a game's file in games/. Throws ParseError on an unknown id, with unknown_game_message.
std::string_view catalog_text(std::string_view id);

/// The game of this id. Throws ParseError as catalog_text does.
Game catalog_game(std::string_view id);

// Finding games of the catalog by what players call them: part of an id or a name, "9/6", or one of the
// field's usual abbreviations (JoB, DDB, NSUD, FPDW, ...).
//
// Nothing is ever chosen for the player: a search lists games, and an unknown id is answered with the games
// that may be meant.

/// The ids of all games that match every one of the words, in alphabetical order; empty if there is none.
///
/// A word matches if a word of the id or the name begins with it ("deuce", "Illinois"); numbers match if they
/// follow one another there ("9/6", "9-6", "10/7/5"); an abbreviation matches the games that it stands for
/// ("ddb", "joker wild"). Letter case and the signs between words do not matter. If no game matches, words
/// like "poker" are left out. An empty text matches every game.
std::vector<std::string_view> catalog_ids_matching(std::string_view words);

/// What to ask a player whose id is not in the catalog: "there is no game 'fpdw'; did you mean
/// deuces-wild-full-pay? ...". Lists up to eight games, the shortest ids first, and says how many more there
/// are.
std::string unknown_game_message(std::string_view id);

}  // namespace holdfast::videopoker
