#include <algorithm>

#include <apps/terminal/character_ranges.h>
#include <apps/terminal/display.h>

#include <holdfast/core/text.h>

namespace holdfast::terminal {

namespace {

constexpr std::string_view cut_mark = "...";

template <class Ranges>
bool contain(const Ranges& ranges, char32_t character) {
    const auto range = std::lower_bound(ranges.begin(), ranges.end(), character,
                                        [](const CharacterRange& a, char32_t b) { return a.last < b; });
    return range != ranges.end() && range->first <= character;
}

/// Breaks a text at its spaces after `end`, greedily.
std::vector<std::string> wrapped_after(std::string_view end, std::string_view text, std::size_t width) {
    const std::string separator = std::string(end) + " ";
    std::vector<std::string> lines;
    // Not the width of the whole rest: that would be read again for each line.
    while (width > 0 && first_columns(text, width).size() < text.size()) {
        std::size_t cut = text.find(separator);
        for (std::size_t next = cut;
             next != std::string_view::npos && display_width(text.substr(0, next + end.size())) <= width;
             next = text.find(separator, next + 1)) {
            cut = next;
        }
        if (cut == std::string_view::npos) break;
        lines.emplace_back(text.substr(0, cut + end.size()));
        text.remove_prefix(cut + separator.size());
    }
    lines.emplace_back(text);
    return lines;
}

}  // namespace

std::size_t display_width(char32_t character) {
    if (contain(no_column, character)) return 0;
    return contain(two_columns, character) ? 2 : 1;
}

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = code_point_at(text, at);
        width += display_width(point.value);
        at += point.length;
    }
    return width;
}

std::string_view first_columns(std::string_view text, std::size_t width) {
    std::size_t end = 0;
    while (end < text.size()) {
        const CodePoint point = code_point_at(text, end);
        const std::size_t columns = display_width(point.value);
        if (columns > width) break;
        width -= columns;
        end += point.length;
    }
    return text.substr(0, end);
}

std::string clipped(std::string_view text, std::size_t width) {
    if (display_width(text) <= width) return std::string(text);
    const std::string_view rest = cut_mark.substr(0, width);
    return std::string(first_columns(text, width - rest.size())).append(rest);
}

std::vector<std::string> wrapped_list(std::string_view list, std::size_t width) {
    return wrapped_after(",", list, width);
}

std::vector<std::string> wrapped_words(std::string_view sentence, std::size_t width) {
    return wrapped_after("", sentence, width);
}

}  // namespace holdfast::terminal
