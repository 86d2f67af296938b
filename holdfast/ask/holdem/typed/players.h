// The hands of several players in one text, as people type them: "AA vs KK".
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace holdfast::ask {

/// Whether a word, in any letter case, separates players: "vs", "v", "versus" or "against", the first two
/// with or without a full stop.
bool is_versus(std::string_view word);

/// Splits a text at such words: "AhKh vs QsQd" gives two texts. Without such a word the text is the only one;
/// at an end, or between two such words, there is an empty one.
std::vector<std::string> split_at_versus(std::string_view text);

/// Splits each text of a list likewise. A text that is only such a word, as in "AA", "vs", "KK", is left out,
/// and "2 random" becomes two. Two single cards that are alone on one side of such a word become one hand:
/// "Ah", "Kh", "vs", "QQ".
std::vector<std::string> split_at_versus(const std::vector<std::string>& texts);

/// The number of players in "2 random" or "two random hands", from 1 to 21, because 22 is a pair; in "3
/// opponents" or "3 unknown players", up to 22; and in "random random". Nullopt for any other text.
std::optional<std::size_t> random_players(std::string_view text);

/// Throws FieldError on "25 random" and "100 opponents", which are more than the deck has cards for, and on "22 random".
void check_random_players(std::string_view field, const std::string& text);

/// The number, from 1 to 21, if the text is nothing else: "3" or "three"; nullopt for any other text.
std::optional<std::size_t> number_of_players(std::string_view text);

/// Whether the text is one card.
bool is_one_card(std::string_view text);

}  // namespace holdfast::ask
