// A part of the text of a field, with its place, without the blanks around it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include <holdfast/queries/input/field_error.h>

namespace holdfast::queries {

/// The text and the field's name outlive every part of it.
class TextPart {
  public:
    TextPart(std::string_view field, const std::string& whole, std::size_t begin, std::size_t end)
        : field_(field), whole_(&whole), begin_(begin), end_(end) {
        while (begin_ < end_ && whole[begin_] == ' ') ++begin_;
        while (begin_ < end_ && whole[end_ - 1] == ' ') --end_;
    }

    std::string text() const { return whole_->substr(begin_, end_ - begin_); }
    bool empty() const { return begin_ == end_; }
    /// Where `words` begin, counted from the beginning of the part; npos: nowhere.
    std::size_t find(std::string_view words) const { return text().find(words); }
    /// From one offset up to another, or to the end.
    TextPart part(std::size_t from, std::size_t to) const {
        return {field_, *whole_, begin_ + from, begin_ + std::min(to, end_ - begin_)};
    }
    TextPart rest(std::size_t from) const { return part(from, end_ - begin_); }

    /// Throws FieldError that points at this part.
    [[noreturn]] void fail(const std::string& message) const {
        throw FieldError(field_, message, *whole_, begin_, std::max<std::size_t>(end_ - begin_, 1));
    }

  private:
    std::string_view field_;
    const std::string* whole_;
    std::size_t begin_;
    std::size_t end_;
};

}  // namespace holdfast::queries
