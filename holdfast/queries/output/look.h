// Emphasis in a terminal: bold, dim, green.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/queries/output/style.h>

namespace holdfast::queries {

enum class Look { plain, bold, dim, good };

/// The text in a look of the terminal, or as it is where the style has no colour.
std::string with_look(std::string_view text, Look look, const TextStyle& style);

}  // namespace holdfast::queries
