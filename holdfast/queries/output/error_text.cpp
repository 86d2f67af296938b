#include <algorithm>

#include <fmt/format.h>

#include <holdfast/core/utf8.h>
#include <holdfast/queries/output/error_text.h>

namespace holdfast::queries {
namespace {

constexpr std::size_t usual_width = 100;
constexpr std::size_t least_width = 20;
constexpr std::string_view indent = "  ";
constexpr std::string_view ellipsis = "...";

/// The characters of a text that is UTF-8 throughout.
std::vector<std::string_view> characters_of(std::string_view text) {
    std::vector<std::string_view> characters;
    for (std::size_t at = 0; at < text.size();) {
        characters.push_back(text.substr(at, code_point_at(text, at).length));
        at += characters.back().size();
    }
    const std::size_t left = room - display_width(excerpt.before);
    if (span + least_after > left) {
        excerpt.span = clipped(excerpt.span + excerpt.after, left);
        excerpt.after.clear();
    } else {
        excerpt.after = clipped(excerpt.after, left - span);
    }
    return excerpt;
}

}  // namespace

std::string to_text(const ParseError& error, const TextStyle& style) {
    const TextPlace place = place_of(error.text, error.position);
    const std::size_t width = std::max(style.width == 0 ? usual_width : style.width, least_width);
    const Excerpt excerpt = cut_to(excerpt_of(error, place), width - indent.size());
    const std::size_t column = indent.size() + display_width(excerpt.before);
    const std::size_t marks = std::max<std::size_t>(display_width(excerpt.span), 1);
    const std::string where =
        error.source.empty() ? "" : fmt::format("{}:{}:{}: ", error.source, place.line, place.column);
    return fmt::format("{}\n{}{}{}{}\n{:{}}^{:~>{}}\n", printable(where + error.what()), indent,
                       excerpt.before, excerpt.span, excerpt.after, "", column, "", marks - 1);
}

}  // namespace holdfast::queries
