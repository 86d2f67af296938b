#include <cerrno>
#include <cstring>
#include <system_error>

#include <apps/cli/commands/batch_input.h>
#include <apps/cli/exit_status.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/queries/ask.h>

namespace holdfast::cli {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 16U;  // what a pipe of Linux holds

int open_file(const std::string& path) {
    // A pipe's writer is waited for by poll(), which looks at the flag to stop.
    const int file = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (file < 0 && errno == ENOENT) refuse_input(path, "does not exist");
    if (file < 0) refuse_input(path, std::string("cannot be read: ") + std::strerror(errno));
    return file;
}

/// Such lines are no requests: an empty last line is common, and a "\r" is what Windows leaves of one.
bool is_blank(const std::string& text) {
    return text.find_first_not_of(" \t\r") == std::string::npos;
}

}  // namespace

BatchInput::BatchInput(const std::string& path, const StopFlag& stop)
    : stop_(stop), file_(path == "-" ? STDIN_FILENO : open_file(path)) {
    struct stat status {};
    if (fstat(file_, &status) == 0) {
        if (S_ISDIR(status.st_mode)) {
            // No destructor runs for what was never constructed.
            if (file_ != STDIN_FILENO) close(file_);
            refuse_input(path, "is a directory, not a file of requests");
        }
        // A pipe or a terminal has no size, so a bar would have no end: it is left out (batch_command.cpp).
        if (S_ISREG(status.st_mode)) bytes_in_all_ = static_cast<u64>(status.st_size);
    }
}

BatchInput::~BatchInput() {
    if (file_ != STDIN_FILENO) close(file_);
}

bool BatchInput::read_more() {
    // A wait is cut into pieces, for a signal may come between the look at the flag and the wait.
    constexpr int wait_milliseconds = 50;
    // Once for a chunk, not for each line: what is left is moved each time.
    buffer_.erase(0, taken_);
    taken_ = 0;
    const std::size_t before = buffer_.size();
    pollfd waiting{file_, POLLIN, 0};
    ssize_t count = -1;
    while (count < 0) {
        if (stop_.stop_requested()) throw Stopped();
        if (abandoned_) return false;
        const int ready = poll(&waiting, 1, wait_milliseconds);
        if (ready == 0) continue;
        buffer_.resize(before + chunk);
        if (ready > 0) count = read(file_, buffer_.data() + before, chunk);
        buffer_.resize(before + static_cast<std::size_t>(count > 0 ? count : 0));
        // A signal may interrupt both, and another reader of a pipe may take what poll() has seen.
        if (count < 0 && errno != EINTR && errno != EAGAIN) {
            throw std::system_error(errno, std::generic_category(), "cannot read the requests");
        }
    }
    bytes_read_ += static_cast<u64>(count);
    return count > 0;
}

std::optional<std::string> BatchInput::take_line() {
    // What lies at the front of the buffer:
    //
    //   the rest of a line too long   dropped, up to its line break
    //   a line too long               its beginning is handed out as soon as it is seen to be too long
    //   a whole line, or the last     handed out, unless it is blank
    //   a part of a line              more must be read
    while (true) {
        const std::size_t end = buffer_.find('\n', taken_);
        const bool is_whole = end != std::string::npos;
        const std::size_t size = (is_whole ? end : buffer_.size()) - taken_;
        if (skips_line_) {
            taken_ += size + (is_whole ? 1 : 0);
            if (!is_whole) return std::nullopt;
            skips_line_ = false;
            continue;
        }
        if (size > queries::longest_request) {
            std::string line = buffer_.substr(taken_, queries::longest_request + 1);
            skips_line_ = !is_whole;
            taken_ += size + (is_whole ? 1 : 0);
            return line;
        }
        const bool is_last = at_end_ && size > 0;
        if (!is_whole && !is_last) return std::nullopt;
        std::string line = buffer_.substr(taken_, size);
        taken_ += size + (is_whole ? 1 : 0);
        if (!is_blank(line)) return line;
    }
}

std::optional<std::string> BatchInput::next() {
    while (true) {
        if (std::optional<std::string> line = take_line()) return line;
        if (at_end_) return std::nullopt;
        at_end_ = !read_more();
    }
}

}  // namespace holdfast::cli
