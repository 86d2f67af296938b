// Splits the text of a chart into lines and rows, and finds list marks and words that no chart has.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include <holdfast/videopoker/strategy/language/chart_tokens.h>

namespace holdfast::videopoker {

/// Throws ParseError on a line that is too long to be read quickly, remarks included (blank in the rows).
void check_lengths(std::string_view text);

/// The lines without their ends; a byte order mark before the first is left out.
std::vector<std::string_view> lines_of(std::string_view text);

/// The number of bytes of the list mark at the start of a line, as charts are often written as lists: "12.", "12)",
/// "12:", "(12)", a number and a tab, "-", "*" or a bullet, a box to tick, and "- [x] 12.".
std::size_t after_list_mark(std::string_view line);

/// The tokens behind the list mark; their positions count from the beginning of the line.
std::vector<ChartToken> line_tokens(std::string_view line);

/// Whether the line has a character or a word that no chart has.
bool is_foreign(std::string_view line);

/// The parts between semicolons outside brackets, each with an `end` token; one of them if there are none.
std::vector<std::vector<ChartToken>> between_semicolons(const std::vector<ChartToken>& tokens);

}  // namespace holdfast::videopoker
