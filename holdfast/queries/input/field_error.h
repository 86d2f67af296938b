// An error in one field of a request: a ParseError that also says which field, so that a program that sent
// the request can mark it. The text, and the place in it, are those of the field's value.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include <holdfast/core/error.h>

namespace holdfast::queries {

struct FieldError : ParseError {
    FieldError(std::string_view of_field, const ParseError& error) : ParseError(error), field(of_field) {}
    /// Blames `bytes` bytes of the text from `at` on.
    FieldError(std::string_view of_field, const std::string& message, const std::string& whole_text,
               std::size_t at, std::size_t bytes)
        : ParseError(message, whole_text, at, bytes), field(of_field) {}
    /// Blames all of the text.
    FieldError(std::string_view of_field, const std::string& message, const std::string& whole_text)
        : ParseError(message, whole_text), field(of_field) {}

    std::string field;  ///< its name in the request
};

/// Two fields that cannot be used together; the one that is blamed, and the other.
struct ContradictoryFields : FieldError {
    ContradictoryFields(std::string_view blamed, std::string_view other_field, const std::string& whole_text)
        : FieldError(
              blamed,
              "'" + std::string(other_field) + "' and '" + std::string(blamed) + "' cannot be used together",
              whole_text),
          other(other_field) {}

    std::string other;
};

/// What `read` returns; an error it throws about the text of a field says the field's name too.
template <class Read>
auto in_field(std::string_view field, Read read) -> decltype(read()) {
    try {
        return read();
    } catch (const FieldError&) {
        // What names its field already keeps it: the field may be one within this one.
        throw;
    } catch (const ParseError& error) {
        throw FieldError(field, error);
    }
}

// A part of the text of a field, with its place, without the blanks around it.

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
