// How a long computation is to be run: on how many threads, whom to tell about progress, and how to stop it.
//
// Every function of the library that may take more than a moment has a parameter `const Work&`. Its answer is
// the same for every number of threads.
#pragma once

#include <atomic>
#include <functional>

#include <holdfast/core/error.h>
#include <holdfast/core/integers.h>

namespace holdfast {

/// Raised from any thread (a signal handler too); the computation looks at it between its steps, and throws
/// Stopped.
class StopFlag {
  public:
    void request_stop() noexcept { requested_.store(true, std::memory_order_relaxed); }
    bool stop_requested() const noexcept { return requested_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> requested_{false};
};

/// Told (done, total) in steps that the computation chooses: never from two threads at once, `done` never
/// falls, and the last call of a finished computation has done == total.
using ProgressCallback = std::function<void(u64 done, u64 total)>;

struct Work {
    unsigned threads = 1;            ///< 0: as many as there are processors
    ProgressCallback progress = {};  ///< empty: nobody listens
    const StopFlag* stop = nullptr;  ///< null: cannot be stopped; otherwise it must outlive the computation

    /// The same, and nobody listens: for a part of a computation whose progress is told as a whole.
    Work quietly() const { return {threads, {}, stop}; }
    /// The same for a part of it that takes the whole from one step of `total` to another.
    Work part(u64 from, u64 to, u64 total) const {
        if (!progress) return *this;
        const auto tell = [whole = progress, from, to, total](u64 done, u64 count) {
            whole(from + (to - from) * done / count, total);
        };
        return {threads, tell, stop};
    }
};

// Looking at a stop flag in the middle of a computation.

/// Throws Stopped if the flag is there and raised. Cheap enough for every microsecond of work.
inline void throw_if_stopped(const StopFlag* stop) {
    if (stop != nullptr && stop->stop_requested()) throw Stopped();
}

}  // namespace holdfast
