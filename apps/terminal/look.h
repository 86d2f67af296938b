// Emphasis in a terminal: bold, dim, green.
#pragma once

#include <string>
#include <string_view>

#include <apps/terminal/style.h>

namespace holdfast::terminal {

enum class Look { plain, bold, dim, good };

/// The text in a look of the terminal, or as it is where the style has no colour.
std::string with_look(std::string_view text, Look look, const TextStyle& style);

}  // namespace holdfast::terminal
