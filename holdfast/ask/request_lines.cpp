#include <algorithm>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/request_lines.h>

namespace holdfast::ask {
namespace {

/// An empty last line is common, and on Windows it has a "\r". A line that is too long to be a request is not
/// looked at.
bool is_blank(const std::string& line) {
    return line.size() <= longest_request && line.find_first_not_of(" \t\r") == std::string::npos;
}

}  // namespace

void RequestLines::add(std::string_view piece) {
    // Lines already taken are dropped here, all at once, so the rest of the text is moved only once for each
    // piece.
    text_.erase(0, begin_);
    searched_ -= std::min(searched_, begin_);
    begin_ = 0;
    text_ += piece;
}

// The next line, blank or not. The rest of a line that was too long counts as an empty one. Nothing is
// returned if the line may go on in the next piece.
std::optional<std::string> RequestLines::take_any() {
    // One byte more than a request may have, so that ask() sees that it is too long.
    constexpr std::size_t kept = longest_request + 1;
    const std::size_t end = text_.find('\n', std::max(begin_, searched_));
    const bool is_whole = end != std::string::npos;
    const std::size_t size = (is_whole ? end : text_.size()) - begin_;
    searched_ = text_.size();
    if (!is_whole && !is_over_ && size < kept && !skips_) return std::nullopt;
    std::string line = skips_ ? std::string() : text_.substr(begin_, std::min(size, kept));
    begin_ += size + (is_whole ? 1 : 0);
    searched_ = begin_;
    // Without its end, the line was too long or is the last one.
    skips_ = !is_whole;
    return line;
}

std::optional<std::string> RequestLines::take() {
    while (begin_ < text_.size()) {
        std::optional<std::string> line = take_any();
        if (!line || !is_blank(*line)) return line;
    }
    return std::nullopt;
}

}  // namespace holdfast::ask
