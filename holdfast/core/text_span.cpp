
#include <holdfast/core/text_span.h>

namespace holdfast {

TextSpan::TextSpan(std::string text, std::string source)
    : whole_(std::make_shared<const Whole>(Whole{std::move(text), std::move(source)})),
      end_(whole_->text.size()) {}

std::string_view TextSpan::text() const {
    return std::string_view(whole_->text).substr(begin_, end_ - begin_);
}

TextSpan TextSpan::trimmed() const {
    const std::string_view all = text();
    const std::size_t from = std::min(all.find_first_not_of(' '), all.size());
    return part(from, std::max(from, all.find_last_not_of(' ') + 1));
}

void TextSpan::fail(const std::string& message) const {
    // The caret line under the text is one line.
    const std::size_t length = text().find('\n') == std::string_view::npos ? end_ - begin_ : 1;
    throw ParseError(message, whole_->text, begin_, std::max<std::size_t>(length, 1), whole_->source);
}

void TextSpan::fail_inside(const ParseError& inner) const {
    const std::size_t at = text().find(inner.text);
    if (at == std::string_view::npos) fail(inner.what());
    throw ParseError(inner.what(), whole_->text, begin_ + at + inner.position, inner.length, whole_->source);
}

}  // namespace holdfast
