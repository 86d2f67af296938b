#include <algorithm>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast {

ParseError::ParseError(const std::string& message, const std::string& whole_text)
    : ParseError(message, whole_text, 0, std::max<std::size_t>(whole_text.size(), 1)) {}

ParseError::ParseError(const std::string& message, std::string whole_text, std::size_t at, std::size_t bytes,
                       std::string from)
    : ErrorOf(message), text(std::move(whole_text)), position(at), length(bytes), source(std::move(from)) {}

DataError::DataError(const std::string& message, std::string path)
    : ErrorOf(message), file(std::move(path)) {}

Stopped::Stopped() : ErrorOf("the computation was stopped on request") {}

TextPlace place_of(std::string_view text, std::size_t position) {
    position = std::min(position, text.size());
    const std::string_view before = text.substr(0, position);
    const std::size_t last_break = before.rfind('\n');
    const std::size_t line_start = last_break == std::string_view::npos ? 0 : last_break + 1;
    const std::size_t line_end = std::min(text.find('\n', position), text.size());

    std::string_view line_text = text.substr(line_start, line_end - line_start);
    if (!line_text.empty() && line_text.back() == '\r' && line_end < text.size()) line_text.remove_suffix(1);

    const auto line_break_count = std::count(before.begin(), before.end(), '\n');
    std::size_t column = 1;
    for (std::size_t at = line_start; at < position; ++column) {
        at += code_point_at(text, at).length;
        if (at > position) break;  // the position is inside this code point
    }
    return {1 + static_cast<std::size_t>(line_break_count), column, line_text};
}

}  // namespace holdfast
