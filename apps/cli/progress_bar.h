// One line on standard error that shows how far a long work is; nothing where that is no terminal.
#pragma once

#include <chrono>
#include <string>

#include <holdfast/core/progress.h>

namespace holdfast::cli {

class ProgressBar {
  public:
    /// `unit`: what is counted, as in "games".
    explicit ProgressBar(std::string unit);
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar() { clear(); }

    /// A work that tells this bar, which must outlive it.
    Work work(unsigned threads);
    /// Takes the line away.
    void clear();

  private:
    using Clock = std::chrono::steady_clock;

    void show(u64 done, u64 total);

    std::string unit_;
    bool is_terminal_;
    bool is_shown_ = false;
    Clock::time_point next_;  ///< not to be shown, or changed, before
};

}  // namespace holdfast::cli
