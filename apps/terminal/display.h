// How much room a text takes in a terminal, and how it is made to fit.
//
// Terminals show most characters in one column, those of East Asia and emoji in two, and combining marks in
// that of the character before. The C library's wcwidth knows this only for the locale it runs in, so the
// ranges are our own (character_ranges.h). Malformed bytes count one column each, as printable()
// (core/text.h) shows them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace holdfast::terminal {

/// How many columns a character takes: 0, 1 or 2.
std::size_t display_width(char32_t character);

/// How many columns a text takes.
std::size_t display_width(std::string_view text);

/// The longest beginning of a text that fits in `width` columns.
std::string_view first_columns(std::string_view text, std::size_t width);

/// The text if it fits in `width` columns; otherwise its beginning, with "..." for the rest.
std::string clipped(std::string_view text, std::size_t width);

/// Breaks a list after its commas so that no line is wider than `width`, unless one item is; 0 never breaks.
std::vector<std::string> wrapped_list(std::string_view list, std::size_t width);

/// Breaks a sentence between its words in the same way.
std::vector<std::string> wrapped_words(std::string_view sentence, std::size_t width);

}  // namespace holdfast::terminal
