#include <algorithm>
#include <utility>

#include <holdfast/core/error.h>

namespace holdfast {

namespace {

bool starts_code_point(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

}  // namespace

ParseError::ParseError(const std::string& message, std::string whole_text, std::size_t at, std::size_t bytes,
                       std::string from)
    : std::runtime_error(message),
      text(std::move(whole_text)),
      position(at),
      length(bytes),
      source(std::move(from)) {}

DataError::DataError(const std::string& message, std::string path)
    : std::runtime_error(message), file(std::move(path)) {}

Stopped::Stopped() : std::runtime_error("the work was stopped on request") {}

TextPlace place_of(std::string_view text, std::size_t position) {
    position = std::min(position, text.size());
    const std::string_view before = text.substr(0, position);
    const std::size_t last_break = before.rfind('\n');
    const std::size_t line_start = last_break == std::string_view::npos ? 0 : last_break + 1;
    const std::size_t line_end = std::min(text.find('\n', position), text.size());

    std::string_view line_text = text.substr(line_start, line_end - line_start);
    if (!line_text.empty() && line_text.back() == '\r' && line_end < text.size()) line_text.remove_suffix(1);

    const auto line_break_count = std::count(before.begin(), before.end(), '\n');
    const std::string_view left = before.substr(line_start);
    std::size_t column =
        1 + static_cast<std::size_t>(std::count_if(left.begin(), left.end(), starts_code_point));
    const bool inside_code_point = position < text.size() && !starts_code_point(text[position]);
    if (inside_code_point && column > 1) --column;
    return {1 + static_cast<std::size_t>(line_break_count), column, line_text};
}

}  // namespace holdfast
