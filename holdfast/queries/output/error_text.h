// A ParseError as a person reads it: the sentence with its place, the line to blame, and a caret under the
// span.
//
//   games/mine.toml:9:8: 'full hose' is no hand; hands are ...      a text with a name: name:line:column
//     hand = "full hose"
//            ^~~~~~~~~~~
#pragma once

#include <string>

#include <holdfast/core/error.h>

namespace holdfast::queries {

/// Three lines, each ending in a line break. A long line is cut around the span; control characters and bytes
/// that are no UTF-8 are shown as '?'.
std::string to_text(const ParseError& error);

}  // namespace holdfast::queries
