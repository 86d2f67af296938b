#include <algorithm>

#include <apps/server/request_lines.h>

#include <holdfast/queries/ask.h>

namespace holdfast::server {
namespace {

/// An empty last line is common, and a "\r" is what Windows leaves of one.
bool is_blank_line(const std::string& line) {
    return line.find_first_not_of(" \t\r") == std::string::npos;
}

}  // namespace

std::optional<std::string> RequestLines::take_any() {
    constexpr std::size_t kept = queries::longest_request + 1;
    const std::size_t end = text_.find('\n');
    const bool is_whole = end != std::string::npos;
    if (!is_whole && !is_over_ && text_.size() < kept && !skips_) return std::nullopt;
    const std::size_t size = is_whole ? end : text_.size();
    std::string line = skips_ ? std::string() : text_.substr(0, std::min(size, kept));
    text_.erase(0, is_whole ? end + 1 : size);
    skips_ = !is_whole;
    return line;
}

std::optional<std::string> RequestLines::take() {
    while (!text_.empty()) {
        std::optional<std::string> line = take_any();
        if (!line || !is_blank_line(*line)) return line;
    }
    return std::nullopt;
}

}  // namespace holdfast::server
