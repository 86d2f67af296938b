#include <holdfast/core/utf8.h>

namespace holdfast {

namespace {

constexpr CodePoint malformed{U'\uFFFD', 1, false};

unsigned byte_at(std::string_view text, std::size_t position) {
    return static_cast<unsigned char>(text[position]);
}

/// How many bytes a code point has that begins with this one; 0 where none does.
std::size_t length_from(unsigned first_byte) {
    if (first_byte < 0x80) return 1;
    if (first_byte < 0xC2 || first_byte > 0xF4) return 0;
    return first_byte < 0xE0 ? 2 : first_byte < 0xF0 ? 3 : 4;
}

/// The least code point that needs so many bytes: a smaller one in as many is "overlong", and malformed.
char32_t least_value(std::size_t length) {
    return length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000;
}

}  // namespace

CodePoint code_point_at(std::string_view text, std::size_t position) {
    const unsigned first = byte_at(text, position);
    const std::size_t length = length_from(first);
    if (length == 1) return {first, 1, true};
    if (length == 0 || length > text.size() - position) return malformed;
    char32_t value = first & (0xFFU >> (length + 1));
    for (std::size_t at = position + 1; at < position + length; ++at) {
        if ((byte_at(text, at) & 0xC0U) != 0x80U) return malformed;
        value = (value << 6U) | (byte_at(text, at) & 0x3FU);
    }
    const bool is_surrogate = value >= 0xD800 && value < 0xE000;
    if (value < least_value(length) || is_surrogate || value > 0x10FFFF) return malformed;
    return {value, length, true};
}

std::size_t find_malformed(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = code_point_at(text, at);
        if (!point.well_formed) return at;
        at += point.length;
    }
    return std::string_view::npos;
}

std::size_t count_code_points(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) at += code_point_at(text, at).length;
    return count;
}

std::string_view first_code_points(std::string_view text, std::size_t count) {
    std::size_t end = 0;
    for (; count > 0 && end < text.size(); --count) end += code_point_at(text, end).length;
    return text.substr(0, end);
}

bool is_control(char32_t code_point) {
    const auto between = [code_point](char32_t first, char32_t last) {
        return code_point >= first && code_point <= last;
    };
    return code_point < 0x20 || between(0x7F, 0x9F) || between(0x2028, 0x202E) || between(0x2066, 0x2069);
}

std::string printable(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = code_point_at(text, at);
        const bool may_be_shown = point.well_formed && !is_control(point.value);
        result += may_be_shown ? text.substr(at, point.length) : "?";
        at += point.length;
    }
    return result;
}

}  // namespace holdfast
