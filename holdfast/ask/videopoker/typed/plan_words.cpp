#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <holdfast/ask/videopoker/typed/plan_words.h>
#include <holdfast/core/rational.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

using Words = std::vector<PlanWord>;

bool is_word(const PlanWord& word, std::string_view text) {
    return in_small_letters(word.text) == text;
}

bool is_times(const PlanWord& word) {
    return is_word(word, "x") || word.text == "\u00d7";
}

bool is_unit_of_length(const PlanWord& word) {
    return is_word(word, "hours") || is_word(word, "hour") || is_word(word, "hands") || is_word(word, "hand");
}

/// With the sign of dollars, a number behind "x" can only be the price of a bet.
bool has_dollars(std::string_view text) {
    return !text.empty() && (text.front() == '$' || text.back() == '$');
}

/// How many bytes at the beginning are a sign that a number may follow without a blank: "@1.25", "x$5".
std::size_t sign_before_number(const std::string& text) {
    constexpr std::array<std::string_view, 4> signs{"@", "x", "X", "\u00d7"};
    for (const std::string_view sign : signs) {
        if (text.size() <= sign.size() || text.compare(0, sign.size(), sign) != 0) continue;
        const char next = text[sign.size()];
        if (next == '$' || next == '.' || (next >= '0' && next <= '9')) return sign.size();
    }
    return 0;
}

/// Where a unit begins that follows a number without a blank: "10hours"; 0 if none does.
std::size_t unit_behind_number(const std::string& text) {
    constexpr std::array<std::string_view, 6> units{"hours", "hour", "hands", "hand", "lines", "line"};
    const std::size_t begin = text.find_first_not_of("0123456789.,/");
    if (begin == 0 || begin == std::string::npos) return 0;
    const std::string rest = in_small_letters(text.substr(begin));
    return std::find(units.begin(), units.end(), rest) == units.end() ? 0 : begin;
}

/// Appends the text between two bytes of the part as one word or as two; nothing if it is only the sign of a list.
void append_split(Words& words, const std::string& part, std::size_t begin, std::size_t end) {
    while (end > begin && std::string_view(",;:").find(part[end - 1]) != std::string_view::npos) --end;
    const std::string text = part.substr(begin, end - begin);
    if (text.empty()) return;
    const bool is_game = words.empty();
    const std::size_t middle = is_game ? 0 : std::max(sign_before_number(text), unit_behind_number(text));
    if (middle > 0) words.push_back({text.substr(0, middle), begin, middle});
    words.push_back({text.substr(middle), begin + middle, text.size() - middle});
}

/// Whether "cash" and "back" follow.
bool is_cash_back(const Words& words, std::size_t i) {
    return i + 1 < words.size() && is_word(words[i], "cash") && is_word(words[i + 1], "back");
}

/// Whether this is a sign in the place of "at"; behind a plain number it multiplies: "5 x $0.25".
bool is_at(const Words& words, std::size_t i) {
    if (words[i].text == "@") return true;
    return is_times(words[i]) && !exact_number(words[i - 1].text) && i + 1 < words.size() &&
           has_dollars(words[i + 1].text);
}

}  // namespace

std::vector<PlanWord> plan_words(const std::string& part) {
    Words typed;
    for (std::size_t at = 0; at < part.size();) {
        const std::size_t end = std::min(part.find_first_of(" \t", at), part.size());
        append_split(typed, part, at, end);
        at = end + 1;
    }
    Words words;
    for (std::size_t i = 0; i < typed.size(); ++i) {
        const bool is_game = i == 0;
        // "for" and "x" say nothing before a length; before anything else they may be a price.
        const bool may_be_for = is_word(typed[i], "for") || is_times(typed[i]);
        const bool is_for = may_be_for && i + 2 < typed.size() && is_unit_of_length(typed[i + 2]);
        if (is_for && !is_game) continue;
        words.push_back(typed[i]);
        if (is_game) continue;
        if (is_at(typed, i)) words.back().text = "at";
        if (is_cash_back(typed, i)) {
            const PlanWord& back = typed[++i];
            words.back() = {"cash-back", words.back().at, back.at + back.bytes - words.back().at};
        }
    }
    return words;
}

}  // namespace holdfast::ask
