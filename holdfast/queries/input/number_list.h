// Lists of small whole numbers, as people write them: "3", "1-9", "1,3,9", "1-3,9".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace holdfast::queries {

/// The numbers in the order they are written. Throws ParseError, with place, on anything that is no such
/// list, numbers outside [least, most], a range that falls, and a number that is there twice. `what`: what is
/// counted, as in "opponents".
std::vector<int> parse_numbers(const std::string& text, int least, int most, std::string_view what);

}  // namespace holdfast::queries
