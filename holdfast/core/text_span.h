// Places in a text that somebody wrote, so that whoever finds it wrong can point at them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <holdfast/core/error.h>

namespace holdfast {

/// A stretch of a text that somebody wrote. Copies share the text.
class TextSpan {
  public:
    TextSpan() = default;
    /// All of the text; `source` is what errors call it: a file's name, or empty.
    explicit TextSpan(std::string text, std::string source = {});

    std::string_view text() const;
    bool empty() const { return begin_ == end_; }
    /// The bytes of this stretch from `from` on, to before `to` or to its end.
    TextSpan part(std::size_t from, std::size_t to = std::string::npos) const {
        return {whole_, begin_ + from, begin_ + std::min(to, end_ - begin_)};
    }
    /// Without the blanks around it.
    TextSpan trimmed() const;

    /// Throws ParseError that blames the stretch, or the first byte of one of several lines.
    [[noreturn]] void fail(const std::string& message) const;
    /// Blames the part that `inner` blames, whose place counts within this stretch; the whole stretch if the
    /// text was not read as it is written, as with a backslash.
    [[noreturn]] void fail_inside(const ParseError& inner) const;

  private:
    struct Whole {
        std::string text;
        std::string source;
    };

    TextSpan(std::shared_ptr<const Whole> whole, std::size_t begin, std::size_t end)
        : whole_(std::move(whole)), begin_(begin), end_(end) {}

    std::shared_ptr<const Whole> whole_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

}  // namespace holdfast
