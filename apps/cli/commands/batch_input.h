// The requests of a batch: the lines of a file or of standard input, one after the other, whatever their
// number.
//
// Lines are handed out as soon as they are there, so a program can hold a conversation through two pipes. Memory is
// bounded, however long the input (request_lines.h).
#pragma once

#include <atomic>
#include <cstddef>
#include <optional>
#include <string>

#include <holdfast/core/progress.h>
#include <holdfast/queries/request_lines.h>

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

    const StopFlag& stop_;
    int file_;
    bool at_end_ = false;
    std::string buffer_;  // what was read last
    queries::RequestLines lines_;
    std::atomic<bool> abandoned_{false};
    std::atomic<u64> bytes_read_{0};  // looked at while another thread waits for input
    u64 bytes_in_all_ = 0;
};

}  // namespace holdfast::cli
