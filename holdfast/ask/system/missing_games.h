// Games and methods that Holdfast lacks, by the words that people type for them.
#pragma once

#include <string>
#include <string_view>

namespace holdfast::ask {

/// A hint for the error about an unknown command or query, if the word, or what follows its last '.', names
/// such a game: ": Holdfast does not cover Omaha (docs/reference/limits.md)". Empty for other words.
std::string about_missing_game(std::string_view word);

}  // namespace holdfast::ask
