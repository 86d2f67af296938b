// Texts in quotes: how a case writes a text that is empty, begins or ends with a blank, or has bytes that cannot be seen.
//
//     "As\tKs\n"         \n \t \r \" \' \\ \xFF
//     'hand = "flush"\n' the other quotes, so that those within need no sign
//     "AA,"*2652 "!KK"   parts, each as often as the number says
#pragma once

#include <string>
#include <string_view>

namespace holdfast::test {

/// "->", "=>" or "==".
bool is_arrow(std::string_view sign);

/// Where the text ends that a line begins with: behind its quotes, before " | " or the first arrow, or at the end.
/// Throws std::runtime_error if the quotes are not closed.
std::size_t end_of_text(std::string_view line);

/// The text that is written so, with quotes or without. Throws std::runtime_error if it cannot be.
std::string text_as_written(std::string_view written);

/// The text, in quotes if it needs them.
std::string written_text(const std::string& text);

}  // namespace holdfast::test
