// Splits the pays on a machine into words: numbers, and the words of names, without separators.
//
//   800/50/25          one word, of three parts
//   9:1 6:1            9 and 6, as tables of odds write pays
//   Straight...4       a name and its pay, with leading dots
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/input/fields.h>
#include <holdfast/core/text.h>

namespace holdfast::ask::pay_text {

inline constexpr std::string_view separators = ", ;:=|\t\r\n";
inline constexpr std::string_view decimal_digits = "0123456789";

inline bool is_letter(char letter) {
    const char small = small_letter(letter);
    return (small >= 'a' && small <= 'z') || static_cast<unsigned char>(letter) >= 0x80;
}

/// A word of one of the texts of the field.
struct Token {
    const std::string* text;
    std::size_t at;
    std::string_view word;

    [[noreturn]] void fail(const std::string& why) const {
        throw FieldError("pays", why, *text, at, word.size());
    }
    Token part(std::size_t begin, std::size_t end) const {
        return {text, at + begin, word.substr(begin, end - begin)};
    }
};

/// The words of all texts, which must outlive them.
std::vector<Token> tokens_of(const std::vector<std::string>& texts);

/// The parts of "800/50/25" or "800-50-25"; the word itself if it has no such sign.
std::vector<Token> parts_of(const Token& token);

}  // namespace holdfast::ask::pay_text
