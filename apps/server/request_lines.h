// Lines cut from a body that comes in pieces. As in `holdfast batch`, blank lines are skipped, and of a line that is
// longer than a request may be only so much is kept that the entry point refuses it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace holdfast::server {

class RequestLines {
  public:
    void add(std::string_view piece);
    /// The body is over: what is left is the last line.
    void end() { is_over_ = true; }
    /// The next line, if it is complete, without its end.
    std::optional<std::string> take();

  private:
    std::optional<std::string> take_any();

    std::string text_;
    std::size_t begin_ = 0;     // of what was not taken yet
    std::size_t searched_ = 0;  // before this no line ends that was not taken
    bool is_over_ = false;
    bool skips_ = false;  // the rest of a line that was too long
};

}  // namespace holdfast::server
