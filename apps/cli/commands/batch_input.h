// The requests of a batch: the lines of a file or of standard input, one after the other, whatever their
// number.
//
// Lines are handed out as soon as they are there, so a program can hold a conversation through two pipes.
// Memory is bounded by the longest line allowed, not by the input: of a longer line only the beginning is
// kept.
#pragma once

#include <atomic>
#include <cstddef>
#include <optional>
#include <string>

#include <holdfast/core/progress.h>

namespace holdfast::cli {

class BatchInput {
  public:
    /// `path`: "-" is standard input. Throws ParseError where the file cannot be read.
    BatchInput(const std::string& path, const StopFlag& stop);
    BatchInput(const BatchInput&) = delete;
    BatchInput& operator=(const BatchInput&) = delete;
    ~BatchInput();

    /// The next line that is not blank, without its line break; none at the end. Of a line too long for a
    /// request it is only the beginning, itself too long. Waits for input; throws Stopped where it is told to
    /// stop, and std::system_error.
    std::optional<std::string> next();

    /// From any thread: next() finds no more lines, and one that waits for input ends its wait.
    void abandon() { abandoned_ = true; }

    /// How many bytes have been read, and how many there are; 0 where that is not known.
    u64 bytes_read() const { return bytes_read_; }
    u64 bytes_in_all() const { return bytes_in_all_; }

  private:
    /// False at the end.
    bool read_more();
    std::optional<std::string> take_line();

    const StopFlag& stop_;
    int file_;
    bool at_end_ = false;
    std::string buffer_;  // what is read and not yet taken, from taken_ on
    std::size_t taken_ = 0;
    bool skips_line_ = false;  // the line at the front was too long and has been handed out
    std::atomic<bool> abandoned_{false};
    std::atomic<u64> bytes_read_{0};  // looked at while another thread waits for input
    u64 bytes_in_all_ = 0;
};

}  // namespace holdfast::cli
