// How text for people looks: colours, width, characters. The answers themselves do not depend on it.
//
// The texts of a family's answers are declared in <family>/answer_text.h. None of them is wider than the style says,
// except for single words that are. Each ends with a line break. None of these functions computes: whatever costs time is
// in the answer already. Any thread may call them. The answers are only declared there: who calls one of these includes
// the query that gives the answer.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace holdfast::terminal {

struct TextStyle {
    bool colour = false;    ///< may use the escape sequences of a terminal (bold, dim, green)
    std::size_t width = 0;  ///< columns of the terminal; 0: lines may have any length
    bool is_ascii = false;  ///< has no other characters than those of ASCII
};

// Emphasis in a terminal. good: bold and green, for what a player looks for.

enum class Look { plain, bold, dim, good };

/// The text in a look of the terminal, or as it is if the style has no colour.
std::string with_look(std::string_view text, Look look, const TextStyle& style);

}  // namespace holdfast::terminal
