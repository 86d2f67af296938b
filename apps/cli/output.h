// Where answers and messages go, and what the terminal there can show.
//
// Standard output carries answers and nothing else, so that it can be piped; warnings, errors and progress go
// to standard error. Each has a style of its own, since one may be a terminal while the other is a file.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <apps/terminal/style.h>

namespace holdfast::cli {

/// Writes all of the text to standard output, or throws std::system_error (a full disk, a closed file).
void write_answer(std::string_view text);

/// Writes "holdfast: " and the parts of a text to standard error, at once and without memory of its own.
void write_message(std::initializer_list<std::string_view> parts);

/// A message for each warning.
void write_warnings(const std::vector<std::string>& warnings);

/// Whether the terminal knows no sequence for colour or for erasing.
bool is_dumb_terminal();

/// For answers. Colour on a terminal only, and only where NO_COLOR is not set; the width of the terminal, or
/// 0.
terminal::TextStyle output_style();

/// The same for messages.
terminal::TextStyle message_style();

}  // namespace holdfast::cli
