// A text as TOML writes it: a basic string (toml.io, v1.0.0).
#pragma once

#include <string>
#include <string_view>

namespace holdfast::videopoker {

/// In quotation marks; what may not stand between them is escaped: '"', '\' and the control characters, DEL
/// among them. `text` is UTF-8.
std::string toml_string(std::string_view text);

}  // namespace holdfast::videopoker
