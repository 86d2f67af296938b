// How far a run is, on standard error: a bar on a terminal that can show one, elsewhere a line now and then,
// for a log.
#pragma once

#include <chrono>

#include <apps/cli/long_work.h>

#include <holdfast/core/progress.h>

namespace holdfast::cluster {

class ProgressLines {
  public:
    ProgressLines();

    /// Reports to this, which must outlive it.
    ProgressCallback callback();
    /// Takes the bar away.
    void clear() { bar_.clear(); }

  private:
    using Clock = std::chrono::steady_clock;

    void show(u64 done, u64 total);

    cli::ProgressBar bar_;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point next_;
    bool has_begun_ = false;
    u64 done_before_ = 0;
};

}  // namespace holdfast::cluster
