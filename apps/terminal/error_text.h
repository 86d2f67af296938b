// A ParseError as a person reads it: the sentence with its place, the line it is about, and a caret under the
// span.
//
//   games/mine.toml:9:8: 'full hose' is not a hand; hands are ...   a text with a name: name:line:column
//     hand = "full hose"
//            ^~~~~~~~~~~
#pragma once

#include <string>

#include <apps/terminal/style.h>

#include <holdfast/core/error.h>

namespace holdfast::terminal {

/// For each mistake, three lines, each ending in a line break. The line of the text and the caret fit in the style's width, or
/// in 100 columns if that is unlimited: a longer line is cut around the span. A tab is shown as a blank;
/// other control characters and malformed bytes are '?'.
std::string to_text(const ParseError& error, const TextStyle& style = {});

}  // namespace holdfast::terminal
