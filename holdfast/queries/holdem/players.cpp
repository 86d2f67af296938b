#include <algorithm>
#include <array>

#include <holdfast/core/text.h>
#include <holdfast/queries/holdem/players.h>

namespace holdfast::queries {
namespace {

constexpr std::string_view word_ends = " \t\r\n";

bool is_random(std::string_view text) {
    const std::string words = in_small_letters(trimmed(text));
    return words == "random" || words == "randoms" || words == "random hands";
}

/// The players with "2 random", in one text or in two, as two of them.
std::vector<std::string> with_each_random(const std::vector<std::string>& players) {
    std::vector<std::string> all;
    for (std::size_t player = 0; player < players.size(); ++player) {
        const std::string_view text = trimmed(players[player]);
        const bool has_number = !text.empty() && '1' <= text[0] && text[0] <= '9';
        const bool is_alone = text.size() == 1 && player + 1 < players.size();
        const bool is_random_here =
            text.size() > 1 && word_ends.find(text[1]) != word_ends.npos && is_random(text.substr(1));
        if (has_number && (is_random_here || (is_alone && is_random(players[player + 1])))) {
            all.insert(all.end(), static_cast<std::size_t>(text[0] - '0'), "random");
            if (is_alone) ++player;
        } else {
            all.push_back(players[player]);
        }
    }
    return all;
}

}  // namespace

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
