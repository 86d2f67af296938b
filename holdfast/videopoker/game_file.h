// Paytables written as TOML: reading and writing.
//
//   id = "double-bonus-10-7-5"        deck = 52 .. 57         wild = ["2", "Jh"]
//   [[pay]]                           hand = "four of a kind" rank = "2-4" kicker = "A-4" pays = 160
//
// docs/paytables.md describes all keys. Pays are taken from their source text, so 0.1 is exactly 1/10.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/videopoker/game.h>
#include <holdfast/videopoker/game_tables.h>

namespace holdfast::videopoker {

/// Reads a paytable and builds its tables, on which it checks that every row can be satisfied by some five
/// cards of the deck. Throws ParseError with the place in `text`; `source` (a file's name, or empty) is
/// carried in the error. Throws Stopped.
GameTables prepare_game(std::string_view text, std::string_view source = {}, const StopFlag* stop = nullptr);

/// The game of prepare_game, with the same checks, for callers that have no use for the tables.
Game parse_game(std::string_view text, std::string_view source = {});

/// Whether rows of these names would have the same name: capitals make no difference.
bool is_same_name(std::string_view a, std::string_view b);

/// The game in the form that files of the catalog have: parse_game reads the same game from it. A name that a
/// row would have anyway is left out, and so is a last row `nothing` that pays 0.
std::string to_toml(const Game& game);

namespace detail {
/// parse_game without the check that every row can be satisfied: for the catalog, whose files a test checks.
Game read_game(std::string_view text, std::string_view source);
}  // namespace detail

}  // namespace holdfast::videopoker
