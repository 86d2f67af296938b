// How much room a text takes in a terminal, and how it is made to fit.
//
// Terminals show most characters in one column, those of East Asia and emoji in two, and combining marks in
// that of the character before. Malformed bytes count one column each, as printable() (core/text.h) shows
// them.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::terminal {

/// The columns that a character takes: 0, 1 or 2.
std::size_t display_width(char32_t character);

/// The columns that a text takes.
std::size_t display_width(std::string_view text);

/// The longest beginning of a text that fits in `width` columns, in whole characters; a view into the text.
std::string_view first_columns(std::string_view text, std::size_t width);

/// The text if it fits in `width` columns; otherwise its beginning, with "..." for the rest.
std::string clipped(std::string_view text, std::size_t width);

/// Breaks a list after its commas so that no line is wider than `width`, unless one item is; 0 never breaks.
std::vector<std::string> wrapped_list(std::string_view list, std::size_t width);

/// Breaks a sentence between its words in the same way.
std::vector<std::string> wrapped_words(std::string_view sentence, std::size_t width);

// The line that shows how far a long computation is, made to fit the terminal.
//
//   [############..................] 1,204,000 of 3,009,000 hands, about 12 s left
//
// If that is too long, the bar becomes shorter, then the unit goes, then the bar, then the time left.

struct ProgressState {
    u64 done = 0;
    u64 total = 0;
    u64 done_before = 0;                   ///< the part of `done` from before the clock started
    std::chrono::milliseconds elapsed{0};  ///< since then
};

/// "about 12 s left", "about 3 min 20 s left", "about 2 h 5 min left", "about 12 days left"; nothing in the
/// first two seconds, or while there is nothing to estimate from. Assumes the pace so far.
std::string time_left(const ProgressState& state);

/// The line, at most `width` columns wide; empty if the total is not known. `unit`: what is counted, such as
/// "hands".
std::string progress_line(const ProgressState& state, std::string_view unit, std::size_t width);

}  // namespace holdfast::terminal
