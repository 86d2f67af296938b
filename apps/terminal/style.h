// How text for people is to look; the answers themselves do not depend on it.
#pragma once

#include <cstddef>

namespace holdfast::terminal {

struct TextStyle {
    bool colour = false;    ///< may use the escape sequences of a terminal (bold, dim, green)
    std::size_t width = 0;  ///< columns of the terminal; 0: lines may have any length
    bool is_ascii = false;  ///< has no other characters than those of ASCII
};

}  // namespace holdfast::terminal
