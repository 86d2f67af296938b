#include <algorithm>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/output/plain_text.h>

namespace holdfast::queries {
namespace {

unsigned byte_at(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

/// How many bytes the first character of a text has; 0 where they are no UTF-8.
std::size_t character_bytes(std::string_view text) {
    const unsigned first = byte_at(text, 0);
    if (first < 0x80) return 1;
    const std::size_t bytes = first >= 0xF0 && first < 0xF5 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || bytes > text.size()) return 0;
    unsigned code = first & (0xFFU >> (bytes + 1));
    for (std::size_t at = 1; at < bytes; ++at) {
        if ((byte_at(text, at) & 0xC0U) != 0x80U) return 0;
        code = (code << 6U) | (byte_at(text, at) & 0x3FU);
    }
    const bool overlong = code < (bytes == 2 ? 0x80U : bytes == 3 ? 0x800U : 0x10000U);
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    return overlong || surrogate || code > 0x10FFFF ? 0 : bytes;
}

/// The control characters of ASCII and of Latin 1 (U+0080..U+009F are C2 80..C2 9F).
bool is_control(std::string_view character) {
    const unsigned first = byte_at(character, 0);
    return first < 0x20 || first == 0x7F || (first == 0xC2 && byte_at(character, 1) < 0xA0);
}

}  // namespace

std::string grouped(u128 count) {
    std::string text = to_text(count);
    for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, 1, ',');
    return text;
}

std::string percent(const Rational& value, int decimals) {
    return decimal_text(value * Rational(100), decimals) + "%";
}

std::string pays_text(const Rational& pays) {
    if (pays.is_integer()) return grouped(static_cast<u64>(pays.numerator().to_u128()));
    constexpr int most_decimals = 12;  // a pay's denominator is at most 10^12
    Rational scaled = pays;
    for (int decimals = 1; decimals <= most_decimals; ++decimals) {
        scaled *= Rational(10);
        if (scaled.is_integer()) return decimal_text(pays, decimals);
    }
    return pays.text();
}

std::string spaced_cards(const std::vector<Card>& cards) {
    if (cards.empty()) return "nothing";
    std::string text;
    for (const Card card : cards) (text += text.empty() ? "" : " ") += to_text(card);
    return text;
}

std::size_t display_width(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

std::string printable(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t bytes = character_bytes(text.substr(at));
        const bool may_be_shown = bytes > 0 && !is_control(text.substr(at, bytes));
        result += may_be_shown ? text.substr(at, bytes) : "?";
        at += std::max<std::size_t>(bytes, 1);
    }
    return result;
}

std::size_t find_no_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t bytes = character_bytes(text.substr(at));
        if (bytes == 0) return at;
        at += bytes;
    }
    return std::string_view::npos;
}

std::string with_look(std::string_view text, Look look, const TextStyle& style) {
    if (!style.colour || look == Look::plain || text.empty()) return std::string(text);
    const std::string_view code = look == Look::bold ? "1" : look == Look::dim ? "2" : "1;32";
    return (std::string("\x1b[").append(code) + "m").append(text) + "\x1b[0m";
}

std::vector<std::string> wrapped(std::string_view list, std::size_t width) {
    constexpr std::string_view separator = ", ";
    std::vector<std::string> lines;
    while (width > 0 && display_width(list) > width) {
        std::size_t cut = list.find(separator);
        for (std::size_t next = cut;
             next != std::string_view::npos && display_width(list.substr(0, next + 1)) <= width;
             next = list.find(separator, next + 1)) {
            cut = next;
        }
        if (cut == std::string_view::npos) break;
        lines.emplace_back(list.substr(0, cut + 1));
        list.remove_prefix(cut + separator.size());
    }
    lines.emplace_back(list);
    return lines;
}

}  // namespace holdfast::queries
