#include <algorithm>
#include <cmath>
#include <cwchar>

#include <apps/terminal/display.h>
#include <fmt/format.h>
#include <locale.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {
namespace {

constexpr std::string_view cut_mark = "...";
constexpr char32_t first_beyond_ascii = 0x80;

/// Breaks a text at its spaces after `end`, greedily: `end` is a comma in lists, and nothing in sentences.
/// The space is dropped.
std::vector<std::string> wrapped_after(std::string_view end, std::string_view text, std::size_t width) {
    const std::string separator = std::string(end) + " ";
    std::vector<std::string> lines;
    // Not display_width(), which would read the whole rest again for each line.
    while (width > 0 && first_columns(text, width).size() < text.size()) {
        // The first piece is taken even if it is too wide; further ones only as long as they fit.
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

// wcwidth() knows the characters of the thread's locale, and the user's may be one without any but ASCII.
std::size_t display_width(char32_t character) {
    if (character < first_beyond_ascii) return 1;
    // Null, which changes nothing, if the system lacks this locale: then characters take a column each.
    static const locale_t all_characters = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    const locale_t own = uselocale(all_characters);
    const int width = wcwidth(static_cast<wchar_t>(character));
    uselocale(own);
    return width < 0 ? 1 : static_cast<std::size_t>(width);
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

// Even the ellipsis has to fit: in two columns it has only two dots.
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

using namespace ask;

namespace {

// An estimate made earlier would jump about.
constexpr std::chrono::seconds before_estimate{2};
/// Cells of the bar: longer ones say no more, shorter ones nothing.
constexpr std::size_t longest_bar = 30;
constexpr std::size_t shortest_bar = 10;
constexpr std::size_t around_bar = 3;  // brackets and a blank

/// A duration in at most two units: nobody needs the seconds of an hour, nor the hours of a week.
std::string duration_text(u64 whole_seconds) {
    const u64 minutes = whole_seconds / 60;
    if (minutes == 0) return fmt::format("{} s", whole_seconds);
    if (minutes < 60) return fmt::format("{} min {} s", minutes, whole_seconds % 60);
    constexpr u64 day = 1440;
    if (minutes < 3 * day) return fmt::format("{} h {} min", minutes / 60, minutes % 60);
    return fmt::format("{} days", (minutes + day / 2) / day);
}

/// "[######....] ", as many cells as asked for, full up to the share that is done. Rounded down: the last
/// cell is full only at the end.
std::string bar(const ProgressState& state, std::size_t cells) {
    const double share = static_cast<double>(state.done) / static_cast<double>(state.total);
    const auto full = std::min(cells, static_cast<std::size_t>(share * static_cast<double>(cells)));
    return "[" + std::string(full, '#') + std::string(cells - full, '.') + "] ";
}

}  // namespace

// Only the work done since the start counts for the speed, because a resumed file begins with much of it
// done.
std::string time_left(const ProgressState& state) {
    if (state.elapsed < before_estimate || state.done <= state.done_before) return "";
    const double elapsed = std::chrono::duration<double>(state.elapsed).count();
    const double left = elapsed * static_cast<double>(state.total - std::min(state.done, state.total)) /
                        static_cast<double>(state.done - state.done_before);
    constexpr double most = 1e9;  // seconds: 31 years, and in the range of u64
    const auto rounded = static_cast<u64>(std::lround(std::min(left, most)));
    return rounded == 0 ? "" : "about " + duration_text(rounded) + " left";
}

std::string progress_line(const ProgressState& state, std::string_view unit, std::size_t width) {
    if (state.total == 0) return "";
    const std::string counts = fmt::format("{} of {}", grouped(state.done), grouped(state.total));
    const std::string estimate = time_left(state);
    const std::string rest = estimate.empty() ? "" : ", " + estimate;
    const std::string words = unit.empty() ? "" : " " + std::string(unit);
    const std::string with_words = counts + words + rest;
    // On a narrow terminal the unit goes first, then the bar, and last the estimate.
    for (const std::string& text : {with_words, counts + rest}) {
        const std::size_t used = display_width(text) + around_bar;
        if (used + shortest_bar <= width) return bar(state, std::min(longest_bar, width - used)) + text;
    }
    return display_width(counts + rest) <= width ? counts + rest : clipped(counts, width);
}

}  // namespace holdfast::terminal
