// The hands of several players in one text, as people type them: "AA vs KK".
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace holdfast::ask {

/// Whether a word, in any letter case, stands between players: "vs", "v", "versus" or "against", the first two with or
/// without a full stop.
bool is_versus(std::string_view word);

/// The texts between the words "vs", "v", "versus" and "against", with or without a full stop and in any letter
/// case: "AhKh vs QsQd" is two. One text if there is no such word; between two of them, or at an end, it is empty.
std::vector<std::string> split_at_versus(std::string_view text);

/// The texts between such words in a list of texts; one that is only such a word, as in "AA", "vs", "KK", is none, and
/// "2 random" are two.
/// Two texts of one card each, alone on a side of such a word, are one: "Ah", "Kh", "vs", "QQ".
std::vector<std::string> split_at_versus(const std::vector<std::string>& texts);

/// The number of players of "2 random", "two random hands", from 1 to 21, because 22 is a pair; of "3 opponents" or "3
/// unknown players", up to 22; and of "random random". Nullopt for any other text.
std::optional<std::size_t> random_players(std::string_view text);

/// Throws FieldError on "25 random" and "100 opponents", which are more than the deck has cards for, and on "22 random".
void check_random_players(std::string_view field, const std::string& text);

/// The number of a text that is nothing else, "3" or "three", from 1 to 21; nullopt for any other.
std::optional<std::size_t> number_of_players(std::string_view text);

/// Whether the text is one card.
bool is_one_card(std::string_view text);

}  // namespace holdfast::ask
