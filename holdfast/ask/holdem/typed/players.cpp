#include <algorithm>
#include <array>
#include <charconv>

#include <holdfast/ask/holdem/typed/players.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::ask {
namespace {

constexpr std::string_view word_ends = " \t\r\n";

/// Whether the text means random players, behind their number.
bool is_random(std::string_view text) {
    constexpr std::array<std::string_view, 8> words{"random",          "randoms",         "random hand",
                                                    "random hands",    "random player",   "random players",
                                                    "random opponent", "random opponents"};
    return std::find(words.begin(), words.end(), in_small_letters(trimmed(text))) != words.end();
}

/// Whether the text means unknown players and nothing else, behind their number.
bool is_unknown(std::string_view text) {
    constexpr std::array<std::string_view, 11> words{
        "opponent",       "opponents",       "player",           "players",
        "unknown",        "unknowns",        "unknown opponent", "unknown opponents",
        "unknown player", "unknown players", "unknown hands"};
    return std::find(words.begin(), words.end(), in_small_letters(trimmed(text))) != words.end();
}

/// The number in digits; nullopt if it is none, 0 or above 999.
std::optional<std::size_t> number_in_digits(std::string_view word) {
    constexpr std::size_t most_digits = 3;
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool is_number =
        error == std::errc() && end == word.data() + word.size() && number > 0 && word.size() <= most_digits;
    return is_number ? std::optional(number) : std::nullopt;
}

/// The number that is one word, "2" or "two"; nullopt if it is none. 22 is a pair.
std::optional<std::size_t> number_of(std::string_view word, std::size_t most = 21) {
    constexpr std::array<std::string_view, 10> words{"",     "one", "two",   "three", "four",
                                                     "five", "six", "seven", "eight", "nine"};
    const auto* const named = std::find(words.begin() + 1, words.end(), in_small_letters(word));
    if (named != words.end()) return static_cast<std::size_t>(named - words.begin());
    const std::optional<std::size_t> number = number_in_digits(word);
    return number && *number <= most ? number : std::nullopt;
}

/// The number of players that stands before the words for them.
std::optional<std::size_t> number_before(std::string_view number, std::string_view words) {
    constexpr std::size_t most = holdem::max_opponents;
    if (is_unknown(words)) return number_of(trimmed(number), most);
    return is_random(words) ? number_of(trimmed(number)) : std::nullopt;
}

/// The number of times that the text says "random"; 0 if it says anything else.
std::size_t times_random(std::string_view text) {
    std::size_t times = 0;
    for (std::size_t at = 0; (at = text.find_first_not_of(word_ends, at)) != text.npos;) {
        const std::size_t end = std::min(text.find_first_of(word_ends, at), text.size());
        if (in_small_letters(text.substr(at, end - at)) != "random") return 0;
        ++times;
        at = end;
    }
    return times;
}

/// Appends the texts on one side of "vs". Two single cards are one hand; without "vs" they may be halves of two.
void append_side(std::vector<std::string>& all, std::vector<std::string>& side, bool has_versus) {
    if (has_versus && side.size() == 2 && is_one_card(side[0]) && is_one_card(side[1])) {
        side = {side[0] + " " + side[1]};
    }
    for (std::string& text : side) all.push_back(std::move(text));
    side.clear();
}

/// The players with "2 random", in one text or in two, as two of them.
std::vector<std::string> with_each_random(const std::vector<std::string>& players) {
    std::vector<std::string> all;
    for (std::size_t player = 0; player < players.size(); ++player) {
        std::optional<std::size_t> number = random_players(players[player]);
        if (!number && player + 1 < players.size()) {
            number = number_before(players[player], players[player + 1]);
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
    const std::size_t times = times_random(words);
    return times > 1 ? std::optional(times) : number_before(words.substr(0, end), words.substr(end));
}

void check_random_players(std::string_view field, const std::string& text) {
    const std::string_view words = trimmed(text);
    const std::size_t end = std::min(words.find_first_of(word_ends), words.size());
    const std::string digits(words.substr(0, end));
    const std::string_view rest = words.substr(end);
    const std::optional<std::size_t> number = number_in_digits(digits);
    constexpr std::size_t most = holdem::max_opponents;
    if (!number || *number < most || !(is_random(rest) || is_unknown(rest)) || random_players(text)) return;
    const std::string two_players =
        "two players, " + std::string(*number == most ? "then " : "") + "write " + digits + " vs random";
    if (*number == most) {
        throw FieldError(field,
                         in_quotes(text) + " may be 22 opponents, then write 22 opponents, or " + two_players,
                         text);
    }
    // 25 is a hand, 100 is none.
    const bool may_be_hand =
        is_random(rest) && digits.size() == 2 && digits.find_first_of("01") == digits.npos;
    throw FieldError(
        field,
        "there are cards for 22 opponents, not " + digits + (may_be_hand ? "; for " + two_players : ""),
        text);
}

std::optional<std::size_t> number_of_players(std::string_view text) {
    return number_of(trimmed(text));
}

bool is_one_card(std::string_view text) {
    try {
        return parse_cards(text, Deck()).size() == 1;
    } catch (const ParseError&) {
        return false;
    }
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
    std::vector<std::string> side;
    const bool has_versus = std::any_of(texts.begin(), texts.end(),
                                        [](const std::string& text) { return is_versus(trimmed(text)); });
    for (const std::string& text : texts) {
        if (is_versus(trimmed(text))) {
            append_side(all, side, has_versus);
            continue;
        }
        for (std::string& part : split_at_versus(text)) side.push_back(std::move(part));
    }
    append_side(all, side, has_versus);
    return with_each_random(all);
}

}  // namespace holdfast::ask
