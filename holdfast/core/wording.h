// What sentences are put together from: letters, lists and quotations.
//
//   joined({"a", "b", "c"})      a, b, c
//   either_of({"a", "b", "c"})   a, b or c
//   in_quotes("full hose")       'full hose'
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace holdfast {

/// A to Z as a to z, and any other byte as it is, whatever the locale.
constexpr char small_letter(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// The texts with `separator` between each two of them.
std::string joined(const std::vector<std::string>& texts, std::string_view separator = ", ");

/// The same with another separator before the last text.
std::string joined(const std::vector<std::string>& texts, std::string_view separator,
                   std::string_view last_separator);

/// "a", "a or b", "a, b or c".
std::string either_of(const std::vector<std::string>& texts);

/// A text of the user's, on one line: more than 40 code points are cut off with "...", and what printable()
/// (utf8.h) does not show is '?'.
std::string cut_short(std::string_view text);

/// The same in quotes.
std::string in_quotes(std::string_view text);

}  // namespace holdfast
