// How a long work is to be run: how many threads, whom to tell about progress, and how to stop it.
//
// Every function of the library that may take more than a moment has a parameter `const Work&`. The answer of
// such a function is the same for every thread count.
#pragma once

#include <atomic>
#include <functional>

#include <holdfast/core/integers.h>

namespace holdfast {

// Raised from any thread (a signal handler too); the work looks at it between its steps and throws Stopped.
class StopFlag {
  public:
    void request_stop() noexcept { requested_.store(true, std::memory_order_relaxed); }
    bool stop_requested() const noexcept { return requested_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> requested_{false};
};

// Told (done, total) in steps of the work's own choosing: never from two threads at once, done never falls,
// and the last call of a finished work has done == total.
using ProgressCallback = std::function<void(u64 done, u64 total)>;

struct Work {
    unsigned threads = 1;            // 0: as many as there are processors
    ProgressCallback progress = {};  // empty: nobody listens
    const StopFlag* stop = nullptr;  // null: cannot be stopped; otherwise outlives the work
};

}  // namespace holdfast
