// Row numbers that have no sign behind them, or a dash: "1  Royal flush", "1 - Royal flush", "#3 full house".
//
// A number alone may also count cards, "2  pair", so only a list whose lines are numbered without a gap is read as one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace holdfast::videopoker {

/// Puts a dot behind the number of each line, in the place of a blank: "1. Royal flush". Does nothing unless
/// at least two lines are numbered, from 1 on and without a gap, with two blanks behind the numbers (one
/// behind those of two digits or more) or a dash between blanks, which becomes a blank. After a line without
/// a number, only 1 may follow.
void mark_numbers(std::string& text);

/// A line that may be a row with its number; the views are parts of the line.
struct NumberedLine {
    std::string_view number;  ///< "1" or "#3"
    std::string_view words;   ///< the row
};

/// "1 Royal flush", "1-Royal flush"
std::optional<NumberedLine> after_number(std::string_view line);
/// "#3 full house", "#3. full house" and "#3) full house", which are comments, too
std::optional<NumberedLine> after_hash_number(std::string_view line);

/// "2 pair" of "2-pair", which is two pair and no numbered row.
std::string without_dash(const NumberedLine& line);

/// The message about such a line: what to write instead.
std::string advice_on(const NumberedLine& line);

}  // namespace holdfast::videopoker
