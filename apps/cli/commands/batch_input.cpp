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
    buffer_.resize(chunk);
    pollfd waiting{file_, POLLIN, 0};
    ssize_t count = -1;
    while (count < 0) {
        if (stop_.stop_requested()) throw Stopped();
        if (abandoned_) return false;
        const int ready = poll(&waiting, 1, wait_milliseconds);
        if (ready == 0) continue;
        if (ready > 0) count = read(file_, buffer_.data(), buffer_.size());
        // A signal may interrupt both, and another reader of a pipe may take what poll() has seen.
        if (count < 0 && errno != EINTR && errno != EAGAIN) {
            throw std::system_error(errno, std::generic_category(), "cannot read the requests");
        }
    }
    bytes_read_ += static_cast<u64>(count);
    lines_.add(std::string_view(buffer_).substr(0, static_cast<std::size_t>(count)));
    return count > 0;
}

std::optional<std::string> BatchInput::next() {
    while (true) {
        if (std::optional<std::string> line = lines_.take()) return line;
        if (at_end_) return std::nullopt;
        at_end_ = !read_more();
        if (at_end_) lines_.end();
    }
}

}  // namespace holdfast::cli
