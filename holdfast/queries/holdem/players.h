// The hands of several players in one text, as people type them: "AA vs KK".
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace holdfast::queries {

/// Whether a word, in any letter case, stands between players: "vs", "v", "versus" or "against", the first two with or
/// without a full stop.
bool is_versus(std::string_view word);

/// The texts between the words "vs", "v", "versus" and "against", with or without a full stop and in any letter
/// case: "AhKh vs QsQd" is two. One text if there is no such word; between two of them, or at an end, it is empty.
std::vector<std::string> split_at_versus(std::string_view text);

/// The same for a list of texts; one that is only such a word, as in "AA", "vs", "KK", is none, and "2 random" are two.
std::vector<std::string> split_at_versus(const std::vector<std::string>& texts);

/// The number of players of "2 random" or "two random hands", from 1 to 21; nullopt for any other text.
std::optional<std::size_t> random_players(std::string_view text);

}  // namespace holdfast::queries
