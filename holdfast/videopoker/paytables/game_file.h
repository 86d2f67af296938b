// Paytables written as TOML: reading and writing.
//
//   id = "double-bonus-10-7-5"        deck = 52 .. 57         wild = ["2", "Jh"]
//   [[pay]]                           hand = "four of a kind" rank = "2-4" kicker = "A-4" pays = 160
//
// docs/reference/paytables.md describes all keys. Pays are taken from their source text, so 0.1 is exactly 1/10.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {

// A text as TOML writes it: a basic string (toml.io, v1.0.0).

/// In quotation marks; what may not stand between them is escaped: '"', '\' and the control characters, DEL
/// among them. `text` is UTF-8.
std::string toml_string(std::string_view text);

/// Reads a paytable whose pays are known to fit together and each of whose rows some five cards satisfy, as
/// those of the catalog are: for any other, parse_game (counting/game_tables.h) checks that too. Throws
/// ParseError with the place in `text`; `source` (a file's name, or empty) is carried in the error.
Game read_game(std::string_view text, std::string_view source);

/// Whether rows of these names would have the same name: capitals make no difference.
bool is_same_name(std::string_view a, std::string_view b);

/// The game in the form that files of the catalog have: parse_game reads the same game from it. A name that a
/// row would have anyway is left out, and so is a last row `nothing` that pays 0. The equals signs of a table
/// stand in one column, as people write them.
std::string to_toml(const Game& game);

}  // namespace holdfast::videopoker
