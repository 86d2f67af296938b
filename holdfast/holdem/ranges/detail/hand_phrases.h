// Hands that players name by words: "any pair", "suited connectors".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/holdem/ranges/detail/range_part.h>

namespace holdfast::holdem::detail {

/// The range, in notation, that a phrase means, given without blanks and in any letter case: "anypair",
/// "AnyPairs". Empty if the phrase has two meanings; nullopt if it is not a phrase.
std::optional<std::string> find_phrase(std::string_view letters);

/// Throws ParseError, with what to write instead, if a word is one that people say, such as "without" or "better".
void check_are_notation(const std::vector<RangePart>& words);

}  // namespace holdfast::holdem::detail
