#include <algorithm>

#include <holdfast/ask/videopoker/typed/pay_tokens.h>

namespace holdfast::ask::pay_text {
namespace {

/// Where a word ends: at a separator, or at a '/' between a pay and a name, as in "FH 9/FL 6". In "four 5/K 50" a rank is
/// behind it.
std::size_t end_of_word(std::string_view text, std::size_t at) {
    // Nothing is looked for behind the word: a text may have a million of them.
    const std::size_t size = std::min(text.find_first_of(separators, at), text.size()) - at;
    const std::string_view word = text.substr(at, size);
    // Dots lead from a name to its pay: "Straight...4". In "9..5" they are a mistake.
    const std::size_t dots = word.find("..");
    const bool is_lead = dots != std::string_view::npos && dots > 0 && !is_digit(word[dots - 1]);
    const std::size_t end = is_lead ? dots : size;
    const std::size_t slash = word.find('/');
    const bool is_between = slash > 0 && slash < end && slash + 2 < end && is_letter(word[slash + 1]) &&
                            is_letter(word[slash + 2]) &&
                            word.substr(0, slash).find_first_not_of("0123456789.$") == std::string_view::npos;
    return at + (is_between ? slash : end);
}

/// Whether most pays are written as odds, "800:1 50:1 25:1": one "2:1" may be two pays.
bool are_odds(const std::vector<std::string>& texts) {
    std::size_t odds = 0;
    std::size_t others = 0;
    for (const std::string& text : texts) {
        for (std::size_t at = 0; (at = text.find_first_of(decimal_digits, at)) != std::string::npos;) {
            at = std::min(text.find_first_not_of(decimal_digits, at), text.size());
            const bool is_odds =
                text.compare(at, 2, ":1") == 0 &&
                (at + 2 == text.size() || decimal_digits.find(text[at + 2]) == std::string_view::npos);
            ++(is_odds ? odds : others);
            if (is_odds) at += 2;
        }
    }
    return odds > 1 && odds > others;
}

/// Where the ":1" of a pay such as "9:1" ends, whose number ends at `end`; `end` itself if it is none. "4:3:2:1" are four.
std::size_t behind_odds(std::string_view text, std::size_t at, std::size_t end) {
    const bool is_number =
        text.substr(at, end - at).find_first_not_of(decimal_digits) == std::string_view::npos;
    const bool is_first = at == 0 || text[at - 1] != ':';
    const bool is_last = end + 2 >= text.size() ||
                         std::string_view("0123456789.:").find(text[end + 2]) == std::string_view::npos;
    return is_number && is_first && is_last && text.substr(end, 2) == ":1" ? end + 2 : end;
}

}  // namespace

std::vector<Token> tokens_of(const std::vector<std::string>& texts) {
    std::vector<Token> tokens;
    const bool has_odds = are_odds(texts);
    for (const std::string& text : texts) {
        for (std::size_t at = 0; (at = text.find_first_not_of(separators, at)) != std::string::npos;) {
            if (text.compare(at, 2, "..") == 0) {
                at = std::min(text.find_first_not_of('.', at), text.size());
                continue;
            }
            const std::size_t end = end_of_word(text, at);
            tokens.push_back({&text, at, std::string_view(text).substr(at, end - at)});
            // The '/' before a name is no part of it.
            const std::size_t behind = has_odds ? behind_odds(text, at, end) : end;
            at = end < text.size() && text[end] == '/' ? end + 1 : behind;
        }
    }
    return tokens;
}

std::vector<Token> parts_of(const Token& token) {
    std::vector<Token> parts;
    for (std::size_t begin = 0; begin <= token.word.size();) {
        const std::size_t end = std::min(token.word.find_first_of("/-", begin), token.word.size());
        parts.push_back(token.part(begin, end));
        begin = end + 1;
    }
    return parts;
}

}  // namespace holdfast::ask::pay_text
