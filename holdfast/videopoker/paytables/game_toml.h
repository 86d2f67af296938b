// Paytables as TOML: reading and writing.
//
//   id = "double-bonus-10-7-5"        deck = 52 .. 57         wild = ["2", "Jh"]
//   [[pay]]                           hand = "four of a kind" rank = "2-4" kicker = "A-4" pays = 160
//
// docs/reference/paytables.md describes all keys. Pays are taken from their source text, so 0.1 is exactly
// 1/10.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {

/// The text as a basic string of TOML (toml.io, v1.0.0): in quotation marks, with '"', '\' and the control
/// characters, DEL among them, escaped. `text` is UTF-8.
std::string toml_string(std::string_view text);

/// Reads a paytable of the catalog. For any other use parse_game (counting/game_tables.h), which also checks
/// that the pays have a common denominator and that some hand satisfies each row. Throws ParseError, with the
/// place in `text` and `source` (a file's name, or empty).
Game read_game(std::string_view text, std::string_view source);

/// Writes the game as the files of the catalog are written; parse_game reads the same game from it. Names
/// that rows have by default are left out, and so is a last row `nothing` that pays 0. The equals signs of a
/// table are aligned.
std::string to_toml(const Game& game);

}  // namespace holdfast::videopoker
