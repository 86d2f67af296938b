#include <algorithm>
#include <string_view>

#include <apps/terminal/display.h>
#include <apps/terminal/error_text.h>
#include <fmt/format.h>

#include <holdfast/core/parse_errors.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

namespace {

/// The width used for a file or a pipe, which has none, and the least width assumed for a window.
constexpr std::size_t usual_width = 100;
constexpr std::size_t least_width = 20;
constexpr std::string_view excerpt_indent = "  ";
constexpr std::string_view ellipsis = "...";

/// A line of the user's text as it is shown, in three parts: the span is what the caret and the tildes mark.
struct Excerpt {
    std::string before;
    std::string span;
    std::string after;
};

/// The text with nothing that moves the cursor: the marks below must stand under what they mark.
std::string shown(std::string_view text) {
    std::string result(text);
    std::replace(result.begin(), result.end(), '\t', ' ');
    return printable(result);
}

/// The line in whole code points, even if the error counts bytes within one.
Excerpt excerpt_of(std::size_t length, const TextPlace& place) {
    const std::string_view before = first_code_points(place.line_text, place.column - 1);
    const std::string_view rest = place.line_text.substr(before.size());
    // A span that ends within a character has all of it, and none goes beyond its line.
    std::size_t end = 0;
    while (end < std::min(length, rest.size())) end += code_point_at(rest, end).length;
    return {shown(before), shown(rest.substr(0, end)), shown(rest.substr(end))};
}

/// The end of a text in at most `width` columns.
std::string_view last_columns(std::string_view text, std::size_t width) {
    for (std::size_t columns = display_width(text); columns > width;) {
        const std::size_t length = code_point_at(text, 0).length;
        columns -= display_width(text.substr(0, length));
        text.remove_prefix(length);
    }
    return text;
}

/// Cuts what is too long: after the span, then before it down to a third of the room, then the span itself.
Excerpt cut_to(Excerpt excerpt, std::size_t room) {
    const std::size_t span = std::max<std::size_t>(display_width(excerpt.span), 1);
    const std::size_t least_after = std::min(display_width(excerpt.after), ellipsis.size());
    if (display_width(excerpt.before) + span + least_after > room) {
        const std::size_t third = room / 3;
        if (display_width(excerpt.before) > third) {
            const std::string_view end = last_columns(excerpt.before, third - ellipsis.size());
            excerpt.before = std::string(ellipsis).append(end);
        }
    }
    // Not negative: the text before the span takes at most a third of the room by now, or leaves room for the
    // rest.
    const std::size_t left = room - display_width(excerpt.before);
    if (span + least_after > left) {
        excerpt.span = clipped(excerpt.span + excerpt.after, left);
        excerpt.after.clear();
    } else {
        excerpt.after = clipped(excerpt.after, left - span);
    }
    return excerpt;
}

/// One of the mistakes in the text of an error.
std::string mistake_text(const ParseError& error, const Mistake& mistake, const TextStyle& style) {
    const TextPlace place = place_of(error.text, mistake.position);
    const std::size_t width = std::max(style.width == 0 ? usual_width : style.width, least_width);
    const Excerpt excerpt = cut_to(excerpt_of(mistake.length, place), width - excerpt_indent.size());
    const std::size_t column = excerpt_indent.size() + display_width(excerpt.before);
    // One mark at least: where something is missing, nothing is there to be marked.
    const std::size_t marks = std::max<std::size_t>(display_width(excerpt.span), 1);
    const std::string where =
        error.source.empty() ? "" : fmt::format("{}:{}:{}: ", error.source, place.line, place.column);
    const std::string sentence = printable(where + mistake.message);
    // Something is missing in a file's empty line: there is nothing to point at.
    if (!error.source.empty() && excerpt.before.empty() && excerpt.span.empty() && excerpt.after.empty()) {
        return sentence + "\n";
    }
    return fmt::format("{}\n{}{}{}{}\n{:{}}^{:~>{}}\n", sentence, excerpt_indent, excerpt.before,
                       excerpt.span, excerpt.after, "", column, "", marks - 1);
}

}  // namespace

std::string to_text(const ParseError& error, const TextStyle& style) {
    std::string text = mistake_text(error, {error.what(), error.position, error.length}, style);
    const ParseErrors all(error);
    for (const Mistake& each : all.others) text += mistake_text(error, each, style);
    if (all.untold == 0) return text;
    return text + fmt::format("and {} more {}\n", all.untold, all.untold == 1 ? "mistake" : "mistakes");
}

}  // namespace holdfast::terminal
