// Lists of small whole numbers, as people write them: "3", "1-9", "1,3,9", "1-3,9".
//
//   list = part { "," part }      part = number [ "-" number ]      spaces around numbers are ignored
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace holdfast::ask {

/// The numbers in the order they are written. Throws ParseError, with place, on anything that is not such a
/// list, numbers outside [least, most], a range that runs backwards, and a number listed twice. `what`: what
/// is counted, such as "opponents".
std::vector<int> parse_numbers(const std::string& text, int least, int most, std::string_view what);

}  // namespace holdfast::ask
