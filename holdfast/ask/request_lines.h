// Splits a batch that arrives in pieces into lines, one request each. Blank lines are skipped. Of a line
// longer than a request may be, blank or not, only a beginning is kept that is still too long, so that ask()
// refuses it: memory is bounded.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace holdfast::ask {

class RequestLines {
  public:
    void add(std::string_view piece);
    /// Marks the end of the text: what is left is the last line.
    void end() { is_over_ = true; }
    /// The next line, if it is complete or too long, without its end.
    std::optional<std::string> take();

  private:
    std::optional<std::string> take_any();

    std::string text_;
    std::size_t begin_ = 0;     // where the rest begins that was not taken yet
    std::size_t searched_ = 0;  // no line of that rest ends before this
    bool is_over_ = false;
    bool skips_ = false;  // whether the rest of a line that was too long is being skipped
};

}  // namespace holdfast::ask
