// Lists of small whole numbers, as people write them: "3", "1-9", "1,3,9", "1-3,9"; "3-" is open: 3 and all that follow.
//
//   list = part { "," part }      part = number [ "-" [ number ] ]      spaces around numbers are ignored
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace holdfast::ask {

struct NumberBounds {
    int least;
    int most;
    int open_end = most;  ///< the last number of an open list
};

/// The numbers in the order they are written. Throws ParseError, with place, on anything that is not such a
/// list, numbers outside the bounds, a range that runs backwards, an open one that begins above its end, and a number
/// listed twice. `what`: what is counted, such as "opponents".
std::vector<int> parse_numbers(const std::string& text, NumberBounds bounds, std::string_view what);

}  // namespace holdfast::ask
