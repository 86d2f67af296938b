#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include <holdfast/core/utf8.h>
#include <holdfast/queries/output/error_text.h>
#include <holdfast/queries/output/plain_text.h>

namespace holdfast::queries {
namespace {

constexpr std::size_t most_columns = 100;
constexpr std::size_t columns_before = 30;  // of a long line, before the span
constexpr std::size_t indent = 2;

/// The characters of a text that is UTF-8 throughout.
std::vector<std::string_view> characters_of(std::string_view text) {
    std::vector<std::string_view> characters;
    for (std::size_t at = 0; at < text.size();) {
        characters.push_back(text.substr(at, code_point_at(text, at).length));
        at += characters.back().size();
    }
    return characters;
}

}  // namespace

std::string to_text(const ParseError& error) {
    const std::size_t position = std::min(error.position, error.text.size());
    const TextPlace place = place_of(error.text, position);
    const auto line_start = static_cast<std::size_t>(place.line_text.data() - error.text.data());
    // printable() may shorten what stands before the span, so the columns are counted in what is shown.
    const auto shown_width = [&](std::size_t from, std::size_t bytes) {
        return display_width(printable(place.line_text.substr(from, bytes)));
    };
    const std::size_t before = std::min(position - std::min(line_start, position), place.line_text.size());
    const std::size_t column = shown_width(0, before);
    std::size_t marks = std::max<std::size_t>(shown_width(before, std::max<std::size_t>(error.length, 1)), 1);

    const std::string line = printable(place.line_text);
    const std::vector<std::string_view> characters = characters_of(line);
    const bool is_long = characters.size() > most_columns;
    const std::size_t first = is_long && column > columns_before ? column - columns_before : 0;
    const std::size_t last = std::min(characters.size(), first + most_columns);
    std::string shown(first > 0 ? "..." : "");
    const std::size_t caret = indent + shown.size() + column - first;
    for (std::size_t at = first; at < last; ++at) shown += characters[at];
    shown += last < characters.size() ? "..." : "";
    marks = std::min(marks, std::max(last - std::min(last, column), std::size_t{1}));

    const std::string where =
        error.source.empty() ? "" : fmt::format("{}:{}:{}: ", error.source, place.line, place.column);
    return printable(where + error.what()) + "\n" + std::string(indent, ' ') + shown + "\n" +
           std::string(caret, ' ') + "^" + std::string(marks - 1, '~') + "\n";
}

}  // namespace holdfast::queries
