#include <algorithm>
#include <cmath>

#include <apps/terminal/display.h>
#include <apps/terminal/progress_line.h>
#include <fmt/format.h>

#include <holdfast/queries/answer/numbers.h>

namespace holdfast::terminal {

using namespace queries;

namespace {

constexpr std::chrono::seconds before_estimate{2};
constexpr std::size_t longest_bar = 30;
constexpr std::size_t shortest_bar = 10;
constexpr std::size_t around_bar = 3;  // brackets and a blank

/// Two units at most: nobody needs the seconds of an hour, nor the hours of a week.
std::string duration_text(u64 whole_seconds) {
    const u64 minutes = whole_seconds / 60;
    if (minutes == 0) return fmt::format("{} s", whole_seconds);
    if (minutes < 60) return fmt::format("{} min {} s", minutes, whole_seconds % 60);
    constexpr u64 day = 1440;
    if (minutes < 3 * day) return fmt::format("{} h {} min", minutes / 60, minutes % 60);
    return fmt::format("{} days", (minutes + day / 2) / day);
}

std::string bar(const ProgressState& state, std::size_t cells) {
    const double share = static_cast<double>(state.done) / static_cast<double>(state.total);
    const auto full = std::min(cells, static_cast<std::size_t>(share * static_cast<double>(cells)));
    return "[" + std::string(full, '#') + std::string(cells - full, '.') + "] ";
}

}  // namespace

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
    for (const std::string& text : {with_words, counts + rest}) {
        const std::size_t used = display_width(text) + around_bar;
        if (used + shortest_bar <= width) return bar(state, std::min(longest_bar, width - used)) + text;
    }
    return display_width(counts + rest) <= width ? counts + rest : clipped(counts, width);
}

}  // namespace holdfast::terminal
