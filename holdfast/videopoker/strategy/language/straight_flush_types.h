// "Type 1" of three to a straight flush: types that some pages number in another way.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/videopoker/strategy/language/chart_tokens.h>

namespace holdfast::videopoker {

/// Whether some row of the chart has a type 4 or higher: then its page counts types in its own way.
bool has_fourth_type(std::string_view text);

/// Refuses the types of a row if the chart has a fourth one (`has_own_types`), and otherwise notes how they are read.
void check_types(const TokenCursor& row, const std::vector<ChartToken>& tokens, bool has_own_types,
                 std::vector<std::string>& notes);

}  // namespace holdfast::videopoker
