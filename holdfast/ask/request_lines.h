// The lines of a batch, a request each, cut from a text that comes in pieces. Blank lines are skipped. If a
// line, blank or not, is longer than a request may be, only its beginning is kept, which is still too long,
// so ask() refuses it: memory is bounded.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace holdfast::ask {

class RequestLines {
  public:
    void add(std::string_view piece);
    /// The text is over: what is left is the last line.
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
