// One line on standard error that shows how far a long computation is; nothing where that is no terminal, or
// a dumb one. What it says is in apps/terminal/progress_line.h; here is when it is written.
#pragma once

#include <chrono>
#include <string>

#include <holdfast/core/progress.h>

namespace holdfast::cli {

class ProgressBar {
  public:
    /// `unit`: what is counted, such as "games".
    explicit ProgressBar(std::string unit);
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar() { clear(); }

    /// Work that reports to this bar, which must outlive it.
    Work work(unsigned threads);
    /// Takes the line away.
    void clear();

  private:
    using Clock = std::chrono::steady_clock;

    void show(u64 done, u64 total);

    std::string unit_;
    bool can_show_;
    bool is_shown_ = false;
    bool has_begun_ = false;
    Clock::time_point next_;   ///< not to be shown, or changed, before
    Clock::time_point begin_;  ///< of the first report
    u64 done_before_ = 0;      ///< what that report said: work that is resumed does not begin at 0
};

}  // namespace holdfast::cli
