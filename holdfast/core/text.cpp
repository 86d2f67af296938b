#include <algorithm>
#include <array>
#include <utility>

#include <holdfast/core/text.h>

namespace holdfast {
namespace {

constexpr CodePoint malformed{U'\uFFFD', 1, false};

unsigned byte_at(std::string_view text, std::size_t position) {
    return static_cast<unsigned char>(text[position]);
}

/// How many bytes a code point that begins with this byte has; 0 if none begins with it.
std::size_t length_from(unsigned first_byte) {
    if (first_byte < 0x80) return 1;
    if (first_byte < 0xC2 || first_byte > 0xF4) return 0;
    return first_byte < 0xE0 ? 2 : first_byte < 0xF0 ? 3 : 4;
}

/// The least code point that needs `length` bytes: a smaller one written in as many is "overlong", and
/// malformed.
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

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), small_letter);
    return small;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == text.npos) return text.substr(text.size());
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

std::size_t after_byte_order_mark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.substr(0, mark.size()) == mark ? mark.size() : 0;
}

std::string joined(const std::vector<std::string>& texts, std::string_view separator) {
    return joined(texts, separator, separator);
}

std::string joined(const std::vector<std::string>& texts, std::string_view separator,
                   std::string_view last_separator) {
    std::string text;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) text += i + 1 == texts.size() ? last_separator : separator;
        text += texts[i];
    }
    return text;
}

std::string either_of(const std::vector<std::string>& texts) {
    return joined(texts, ", ", " or ");
}

bool is_typographic_quote(std::string_view character) {
    constexpr std::array<std::string_view, 12> quotes{"“", "”", "„", "‟", "‘", "’",
                                                      "‚", "‛", "«", "»", "‹", "›"};
    return std::find(quotes.begin(), quotes.end(), character) != quotes.end();
}

bool is_long_dash(std::string_view character) {
    // Unicode's general category Pd, and the minus sign.
    constexpr std::array<std::string_view, 26> dashes{
        "\u058A", "\u05BE", "\u1400", "\u1806", "\u2010", "\u2011", "\u2012",     "\u2013", "\u2014",
        "\u2015", "\u2E17", "\u2E1A", "\u2E3A", "\u2E3B", "\u2E40", "\u2E5D",     "\u301C", "\u3030",
        "\u30A0", "\uFE31", "\uFE32", "\uFE58", "\uFE63", "\uFF0D", "\U00010EAD", "\u2212"};
    return std::find(dashes.begin(), dashes.end(), character) != dashes.end();
}

std::string cut_short(std::string_view text) {
    constexpr std::size_t most_code_points = 40;
    constexpr std::string_view ellipsis = "...";
    std::string_view shown = first_code_points(text, most_code_points);
    const bool is_cut = shown.size() < text.size();
    if (is_cut) shown = first_code_points(text, most_code_points - ellipsis.size());
    return printable(shown).append(is_cut ? ellipsis : "");
}

std::string in_quotes(std::string_view text) {
    return "'" + cut_short(text) + "'";
}

namespace {

constexpr std::size_t identical = 1000;  // likeness in thousandths
constexpr std::size_t least_likeness = 3 * identical / 5;

std::string folded(std::string_view word) {
    std::string result(word);
    for (char& letter : result) {
        letter = small_letter(letter);
        if (letter == ' ' || letter == '_') letter = '-';
    }
    return result;
}

std::size_t common_letters(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);  // [j]: common letters, so far, of a and the first j of b
    for (const char letter : a) {
        std::size_t diagonal = 0;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t above = row[j + 1];
            row[j + 1] = letter == b[j] ? diagonal + 1 : std::max(above, row[j]);
            diagonal = above;
        }
    }
    return row.back();
}

std::size_t likeness(std::string_view word, std::string_view known) {
    if (2 * known.size() < word.size()) return 0;
    const auto [shorter, longer] =
        word.size() < known.size() ? std::pair(word, known) : std::pair(known, word);
    const std::size_t letters = shorter.size() + longer.size();
    // Even if the longer word contained the shorter one, they would not be alike: the lengths differ too
    // much.
    if (identical * shorter.size() / std::max<std::size_t>(letters, 1) < least_likeness - identical / 2) {
        return 0;
    }
    constexpr std::size_t fewest_contained = 2;  // nearly every word contains a given letter
    if (shorter.size() >= fewest_contained && longer.find(shorter) != std::string_view::npos) {
        return identical / 2 + identical * shorter.size() / letters;
    }
    // They have at most the letters of the shorter one in common, so most pairs are settled by their lengths.
    if (shorter.empty() || 2 * identical * shorter.size() < least_likeness * letters) return 0;
    return 2 * identical * common_letters(word, known) / letters;
}

}  // namespace

std::string nearest_word(std::string_view word, const std::vector<std::string>& known) {
    const std::vector<std::string> nearest = nearest_words(word, known, 1);
    return nearest.empty() ? "" : nearest.front();
}

std::vector<std::string> nearest_words(std::string_view word, const std::vector<std::string>& known,
                                       std::size_t most) {
    const std::string wanted = folded(word);
    std::vector<std::pair<std::size_t, const std::string*>> alike;
    for (const std::string& each : known) {
        const std::size_t found = likeness(wanted, folded(each));
        if (found >= least_likeness) alike.emplace_back(found, &each);
    }
    std::stable_sort(alike.begin(), alike.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<std::string> nearest;
    for (std::size_t i = 0; i < std::min(most, alike.size()); ++i) nearest.push_back(*alike[i].second);
    return nearest;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known) {
    const std::string near = nearest_word(word, known);
    return near.empty() ? "" : "; did you mean '" + near + "'?";
}

std::string markup_escaped(std::string_view text) {
    std::string html;
    for (const char c : text) {
        switch (c) {
            case '&':
                html += "&amp;";
                break;
            case '<':
                html += "&lt;";
                break;
            case '>':
                html += "&gt;";
                break;
            case '"':
                html += "&quot;";
                break;
            default:
                html += c;
        }
    }
    return html;
}

}  // namespace holdfast
