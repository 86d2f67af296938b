// Work that takes long: it shows a progress bar, Ctrl-C ends it, and the same command resumes it.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include <apps/cli/answer_options.h>

#include <holdfast/core/progress.h>

namespace holdfast::cli {

// Turns the signals that the system sends for files that cannot be read or written into exceptions.

/// Call once at startup. Afterwards a write past the file size limit (SIGXFSZ), or reading a table that was
/// cut short meanwhile (SIGBUS), raises an error instead of ending the program.
void report_file_signals_as_errors();

// Ctrl-C ends a long computation between two of its steps instead of in the middle of one.
//
// So a file being written stays whole and can be resumed, a progress bar is removed, and a batch has
// written only complete lines. A computation looks at the flag through Work::stop and throws Stopped.

/// A flag that SIGINT and SIGTERM raise from now on; a second one of the same kind ends the program at once.
/// Each call installs the handlers again, so only commands that watch the flag change what Ctrl-C does.
const StopFlag& raised_by_interrupts();

// One line on standard error that shows how far a long computation is; nothing if that is not a terminal, or
// a dumb one. What it says is in apps/terminal/display.h; this decides when it is written.

class ProgressBar {
  public:
    /// `unit`: what is counted, such as "games".
    explicit ProgressBar(std::string unit);
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar() { clear(); }

    /// Work that reports to this bar, which must outlive it.
    Work work(unsigned threads);
    /// Erases the line.
    void clear();

  private:
    using Clock = std::chrono::steady_clock;

    void show(u64 done, u64 total);

    std::string unit_;
    bool can_show_;
    bool is_shown_ = false;
    bool has_begun_ = false;
    Clock::time_point next_;   ///< not shown or changed before this
    Clock::time_point begin_;  ///< of the first report
    u64 done_before_ = 0;      ///< what that report said: work that is resumed does not begin at 0
};

/// Runs it; if it is stopped, throws a std::runtime_error that says how to resume.
void resumably(const std::function<void()>& part);

/// Runs it with a bar that counts these units; Ctrl-C raises the stop flag.
void run_long(const AnswerOptions& options, const char* unit, const std::function<void(const Work&)>& part);

}  // namespace holdfast::cli
