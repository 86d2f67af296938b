// Text in UTF-8, one code point at a time (RFC 3629).
//
//   bytes  first byte  code points
//     1     00..7F     U+0000 .. U+007F
//     2     C2..DF     U+0080 .. U+07FF
//     3     E0..EF     U+0800 .. U+FFFF, without the surrogates U+D800 .. U+DFFF
//     4     F0..F4     U+10000 .. U+10FFFF
//
// A byte that begins none of these is malformed and stands for itself: it is one step, one column, one '?'.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace holdfast {

struct CodePoint {
    char32_t value;      ///< U+FFFD for a malformed byte
    std::size_t length;  ///< in bytes, 1 to 4; 1 for a malformed byte
    bool well_formed;
};

/// The code point that begins at `position`, which must be below text.size(). A loop over a text adds `length`.
CodePoint code_point_at(std::string_view text, std::size_t position);

/// The position of the first malformed byte, or npos.
std::size_t find_malformed(std::string_view text);

std::size_t count_code_points(std::string_view text);

/// The first `count` code points, or all of them if there are fewer.
std::string_view first_code_points(std::string_view text, std::size_t count);

/// Whether a terminal may obey the code point instead of showing it: the control characters of ASCII and
/// Latin 1, line and paragraph separators, and the marks that turn the direction of writing.
bool is_control(char32_t code_point);

/// The text with '?' in place of every control character and every malformed byte; the rest keeps its bytes.
std::string printable(std::string_view text);

}  // namespace holdfast
