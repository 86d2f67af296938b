// TOML with the place of everything that it says.
#pragma once

#include <string>

#include <holdfast/core/written_value.h>

namespace holdfast {

/// The table that the text is. Throws ParseError, with the place in the text and `source` (a file's name, or empty), if it
/// is not TOML.
WrittenValue parse_toml(std::string text, std::string source);

}  // namespace holdfast
