// The lines of a batch, a request each, cut from a text that comes in pieces. Blank lines are skipped. Of a
// line longer than a request may be, blank or not, only its beginning is kept, itself too long, so that ask()
// refuses it: memory is bounded.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace holdfast::queries {

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
    std::size_t begin_ = 0;     // of what was not taken yet
    std::size_t searched_ = 0;  // before this no line ends that was not taken
    bool is_over_ = false;
    bool skips_ = false;  // the rest of a line that was too long
};

}  // namespace holdfast::queries
