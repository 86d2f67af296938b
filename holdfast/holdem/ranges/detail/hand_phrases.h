// Hands that players name by words: "any pair", "suited connectors".
#pragma once

#include <string_view>

namespace holdfast::holdem::detail {

struct HandPhrase {
    std::string_view words;  ///< in small letters, the last one without an s of the plural
    /// The range in notation; empty if the words have two meanings.
    std::string_view hands;
};

/// The phrase that these letters are, whatever their case, blanks aside: "anypair", "AnyPairs". Null if they are none.
const HandPhrase* find_phrase(std::string_view letters);

}  // namespace holdfast::holdem::detail
