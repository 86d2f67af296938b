// A paytable read, checked and made ready for answers.
#pragma once

#include <string_view>

#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::videopoker {

/// Reads a paytable (paytables/game_file.h) and builds its tables, on which it checks that every row can be
/// satisfied by some five cards of the deck. Throws ParseError with the place in `text`; `source` (a file's
/// name, or empty) is carried in the error. Throws Stopped.
GameTables prepare_game(std::string_view text, std::string_view source = {}, const StopFlag* stop = nullptr);

/// The game of prepare_game, with the same checks, for callers that have no use for the tables.
Game parse_game(std::string_view text, std::string_view source = {});

}  // namespace holdfast::videopoker
