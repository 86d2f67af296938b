// The games that come with Holdfast: the files of games/, embedded when the library is built.
//
// A game is parsed at each call. Its file is trusted (read_game, game.h); a test checks all of them in full.
#pragma once

#include <optional>
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

// Finding games and machines of the catalog by what players call them: part of an id or a name, "9/6", or one of
// the field's usual abbreviations (JoB, DDB, NSUD, FPDW, ...).
//
// Only a complete name chooses a game (catalog_id_named); a partial one lists the games that may be meant.

/// The id of the one game or machine that is called so; none if there is none or more than one. An id and a name are
/// taken in any letters, signs and order ("jacks or better 9-6"), with or without words like "poker", and with an
/// abbreviation in the place of the game's family ("DDB 9/6", "9/6 jacks", "nsud"). The pays may be left out if the
/// family has one game in the catalog ("all aces", "tob"). Nothing else may be: "triple bonus 9/5" is not Triple Bonus
/// Plus.
std::optional<std::string_view> catalog_id_named(std::string_view text);

/// Whether some game or machine of the catalog is called so, whatever it pays: "Jacks or Better", "10/6 Double Bonus
/// Poker". Abbreviations do not count: "AA" is a pair of aces, too.
bool is_game_name(std::string_view text);

/// The ids of all games that match every one of the words, in alphabetical order; empty if there is none.
///
/// A word matches if a word of the id or the name begins with it ("deuce", "Illinois"), and a word that is given
/// twice needs two; numbers match if they follow one another there ("9/6", "9-6", "10/7/5"); an abbreviation matches
/// the games that it stands for ("ddb", "joker wild"). Letter case and the signs between words do not matter. Games
/// whose names have the words side by side come alone. If no game matches, words like "poker" are left out. An empty
/// text matches every game.
std::vector<std::string_view> catalog_ids_matching(std::string_view words);

/// The ids of all machines that match the words; an abbreviation matches machines made of the games that it stands for.
std::vector<std::string_view> machine_ids_matching(std::string_view words);

/// Whether the words, except numbers, stand side by side in the name of a game or a machine, or are
/// abbreviations. If not, a search that finds games has only found the words one by one.
bool is_phrase_of_the_catalog(std::string_view words);

/// What to ask a player whose game is not in the catalog: "there is no game 'duces wild'; did you mean
/// deuces-wild-full-pay? ...". Lists up to eight games, or machines, the shortest ids first, and says how many more
/// there are. Games that are known not to be in the catalog, such as Pick'em Poker, are called so.
std::string unknown_game_message(std::string_view id);
/// What to ask a player whose machine is not in the catalog: suggests machines with these words before anything else.
std::string unknown_machine_message(std::string_view id);

}  // namespace holdfast::videopoker
