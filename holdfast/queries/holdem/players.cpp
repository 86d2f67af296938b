#include <algorithm>
#include <array>
#include <charconv>

#include <holdfast/core/text.h>
#include <holdfast/queries/holdem/players.h>

namespace holdfast::queries {
namespace {

constexpr std::string_view word_ends = " \t\r\n";

/// Whether the text means random players, behind their number.
bool is_random(std::string_view text) {
    constexpr std::array<std::string_view, 8> words{"random",          "randoms",         "random hand",
                                                    "random hands",    "random player",   "random players",
                                                    "random opponent", "random opponents"};
    return std::find(words.begin(), words.end(), in_small_letters(trimmed(text))) != words.end();
}

/// The number that is one word, "2" or "two"; nullopt if it is none. 22 is a pair.
std::optional<std::size_t> number_of(std::string_view word) {
    constexpr std::array<std::string_view, 10> words{"",     "one", "two",   "three", "four",
                                                     "five", "six", "seven", "eight", "nine"};
    const auto* const named = std::find(words.begin() + 1, words.end(), in_small_letters(word));
    if (named != words.end()) return static_cast<std::size_t>(named - words.begin());
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool is_number =
        error == std::errc() && end == word.data() + word.size() && 0 < number && number < 22;
    return is_number ? std::optional(number) : std::nullopt;
}

/// The players with "2 random", in one text or in two, as two of them.
std::vector<std::string> with_each_random(const std::vector<std::string>& players) {
    std::vector<std::string> all;
    for (std::size_t player = 0; player < players.size(); ++player) {
        std::optional<std::size_t> number = random_players(players[player]);
        if (!number && player + 1 < players.size() && is_random(players[player + 1])) {
            number = number_of(trimmed(players[player]));
            if (number) ++player;
        }
        number ? all.insert(all.end(), *number, "random") : all.insert(all.end(), players[player]);
    }
    return all;
}

}  // namespace

std::optional<std::size_t> random_players(std::string_view text) {
    const std::string_view words = trimmed(text);
    const std::size_t end = std::min(words.find_first_of(word_ends), words.size());
    return is_random(words.substr(end)) ? number_of(words.substr(0, end)) : std::nullopt;
}

bool is_versus(std::string_view word) {
    constexpr std::array<std::string_view, 6> words{"vs", "vs.", "v", "v.", "versus", "against"};
    return std::find(words.begin(), words.end(), in_small_letters(word)) != words.end();
}

std::vector<std::string> split_at_versus(std::string_view text) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (std::size_t at = 0; (at = text.find_first_not_of(word_ends, at)) != text.npos;) {
        const std::size_t end = std::min(text.find_first_of(word_ends, at), text.size());
        if (is_versus(text.substr(at, end - at))) {
            parts.emplace_back(trimmed(text.substr(begin, at - begin)));
            begin = end;
        }
        at = end;
    }
    // A text without such a word stays as it is, blanks included.
    if (parts.empty()) return {std::string(text)};
    parts.emplace_back(trimmed(text.substr(begin)));
    return parts;
}

std::vector<std::string> split_at_versus(const std::vector<std::string>& texts) {
    std::vector<std::string> all;
    for (const std::string& text : texts) {
        if (is_versus(trimmed(text))) continue;
        for (std::string& part : split_at_versus(text)) all.push_back(std::move(part));
    }
    return with_each_random(all);
}

}  // namespace holdfast::queries
