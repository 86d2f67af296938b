// The command `holdfast batch`: one JSON query per line in, one JSON answer per line out, in order.
//
// Below are the reader of the lines, the workers that answer several of them at a time, and the command.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cli/session_option.h>

#include <holdfast/ask/query.h>
#include <holdfast/ask/request_lines.h>

namespace holdfast::cli {

// The requests of a batch: the lines of a file or of standard input, one after the other, whatever their
// number.
//
// Lines are handed out as soon as they are there, so a program can hold a conversation through two pipes.
// Memory is bounded, however long the input (request_lines.h).

class BatchInput {
  public:
    /// `path`: "-" is standard input. Throws ParseError if the file cannot be read.
    BatchInput(const std::string& path, const StopFlag& stop);
    BatchInput(const BatchInput&) = delete;
    BatchInput& operator=(const BatchInput&) = delete;
    ~BatchInput();

    /// The next line that is not blank, without its line break; none at the end. If a line is too long for a
    /// request, returns only its beginning, which is still too long. Waits for input; throws Stopped if it is
    /// told to stop, and std::system_error.
    std::optional<std::string> next();

    /// Ends the input, from any thread: no more bytes are read, and a next() that waits for some returns
    /// within 50 milliseconds. Lines that were read before are still handed out.
    void abandon() { abandoned_ = true; }

    /// The number of bytes read so far, and the total, which is 0 if it is not known, as for a pipe. Any
    /// thread may ask.
    u64 bytes_read() const { return bytes_read_; }
    u64 bytes_in_all() const { return bytes_in_all_; }

  private:
    /// Reads what is there, at most one chunk, and waits until something is. False at the end and after
    /// abandon().
    bool read_more();

    const StopFlag& stop_;
    int file_;
    bool at_end_ = false;
    std::string buffer_;  // what was read last
    ask::RequestLines lines_;
    std::atomic<bool> abandoned_{false};
    std::atomic<u64> bytes_read_{0};  // looked at while another thread waits for input
    u64 bytes_in_all_ = 0;
};

// Answers the lines of a batch, several at a time, in their order.
//
// Workers take lines one after the other. An answer waits for those before it; a worker that would run too
// far ahead of the line written last waits too, so that memory is bounded whatever the number of lines.

struct BatchTally {
    u64 requests = 0;
    u64 errors = 0;    ///< requests that got an error line
    u64 failures = 0;  ///< errors whose request may have been right
    u64 damages = 0;   ///< failures because of a damaged file
};

/// Calls write(line) once for each answer, in order, never from two threads at once. Progress counts bytes of
/// the input, if it is a file. Throws what `write` throws, and Stopped; then the lines before have been
/// written whole.
BatchTally run_batch(BatchInput& input, ask::Session& session, const Work& work,
                     const std::function<void(const std::string& line)>& write);

/// The options and the session must outlive the parsing. The command throws RefusedRequests after its last
/// line, if a request got an error.
void add_batch_command(CLI::App& app, AnswerOptions& options, SessionOptions& sources, ask::Session& session);

}  // namespace holdfast::cli
