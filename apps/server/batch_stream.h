// POST /api/v1/batch: requests as JSON Lines in, their answers as JSON Lines out, in order, while the body still comes.
// Few lines are under way at once, and nothing more is read until the client takes the answers, so a batch of any length
// takes a bounded amount of memory. A client that reads nothing before it has written all comes to a halt by that.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <apps/server/connection.h>

namespace holdfast::server {

// Lines cut from a body that comes in pieces. As in `holdfast batch`, blank lines are skipped, and of a line that is
// longer than a request may be only so much is kept that the entry point refuses it.

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

/// True where the connection goes on.
Awaitable<bool> answer_batch(std::shared_ptr<Connection> connection, Connection::Parser& parser,
                             Request& request, const bool& is_finishing);

}  // namespace holdfast::server
