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
#include <vector>

namespace holdfast {

struct CodePoint {
    char32_t value;      ///< U+FFFD for a malformed byte
    std::size_t length;  ///< in bytes, 1 to 4; 1 for a malformed byte
    bool well_formed;
};

/// The code point that begins at `position` < text.size(). To walk a text, add its length each time.
CodePoint code_point_at(std::string_view text, std::size_t position);

/// The position of the first malformed byte, or npos.
std::size_t find_malformed(std::string_view text);

std::size_t count_code_points(std::string_view text);

/// The first `count` code points, or all of them if there are fewer.
std::string_view first_code_points(std::string_view text, std::size_t count);

/// Whether a terminal may obey the code point instead of showing it: control characters of ASCII and Latin 1,
/// line and paragraph separators, and marks that change the direction of writing.
bool is_control(char32_t code_point);

/// The text with '?' in place of every control character and every malformed byte, otherwise unchanged.
std::string printable(std::string_view text);

// Parts of sentences: letters, lists and quotations.
//
//   joined({"a", "b", "c"})      a, b, c
//   either_of({"a", "b", "c"})   a, b or c
//   in_quotes("full hose")       'full hose'

/// A to Z as a to z, and any other byte as it is, whatever the locale.
constexpr char small_letter(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Whether a byte is one of 0 to 9, whatever the locale.
constexpr bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

/// Whether a byte is one of A to Z and a to z, whatever the locale.
constexpr bool is_letter(char letter) {
    return small_letter(letter) >= 'a' && small_letter(letter) <= 'z';
}

std::string in_small_letters(std::string_view text);

/// The text without the blanks, tabs and line ends around it; if it has nothing else, its empty end.
std::string_view trimmed(std::string_view text);

/// Where a text begins: behind the mark that Windows puts before text files, if there is one.
std::size_t after_byte_order_mark(std::string_view text);

/// The texts in one, with `separator` between them.
std::string joined(const std::vector<std::string>& texts, std::string_view separator = ", ");

/// The texts in one, with another separator before the last of them.
std::string joined(const std::vector<std::string>& texts, std::string_view separator,
                   std::string_view last_separator);

/// "a", "a or b", "a, b or c".
std::string either_of(const std::vector<std::string>& texts);

/// Whether this character is a quote of typesetting, such as “ or ’, which word processors put in the place of " and '.
bool is_typographic_quote(std::string_view character);
/// Whether this character is a dash of Unicode (general category Pd) or the minus sign, but not '-': word processors put
/// them in its place.
bool is_long_dash(std::string_view character);

/// A text that the user typed, on one line for a message: cut with "..." after 40 code points, and
/// printable().
std::string cut_short(std::string_view text);

/// cut_short() in quotes.
std::string in_quotes(std::string_view text);

// "Did you mean ...?": the known words that are most like an unknown one.
//
// The likeness of two words is 2 c / (a + b), where a and b are their lengths and c is the length of their
// longest common subsequence (the most letters, not necessarily adjacent, that both have in the same order):
//
//   retrun, return   c = 5 (r e t r n)   10/12
//
// A word that contains the other is more like it: 1/2 + c / (a + b); but a known word of less than half the length of
// the unknown one is in it by chance, as "at" is in "strategy". Below 3/5 nothing is suggested: "nosuch" has three of
// the letters of "bench" in order (6/11), which is chance.
//
// Letter case does not count, and a blank, a hyphen and an underscore are the same.

/// The known word most like `word`, the first if several are; empty if none is like it.
std::string nearest_word(std::string_view word, const std::vector<std::string>& known);

/// The end of a sentence about an unknown word: "; did you mean 'return'?", or nothing if none is like it.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& known);

/// At most `most` words like `word`, the most alike first, equally alike ones in the order of `known`.
std::vector<std::string> nearest_words(std::string_view word, const std::vector<std::string>& known,
                                       std::size_t most);

/// The text as HTML and SVG show it, between tags or quotation marks: "&lt;" for "<".
std::string markup_escaped(std::string_view text);

}  // namespace holdfast
