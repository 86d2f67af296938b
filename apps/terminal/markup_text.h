// Text inside HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace holdfast::terminal {

/// The text as HTML and SVG show it, between tags or quotation marks: "&lt;" for "<".
std::string markup_escaped(std::string_view text);

}  // namespace holdfast::terminal
