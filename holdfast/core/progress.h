// How to run a long computation: on how many threads, whom to tell about progress, and how to stop it.
//
// Every function of the library that may take more than a moment has a parameter `const Work&`. For all of
// them:
//
//   answer     the same for every number of threads, bit for bit
//   threads    all finish their work before the function returns or throws. With oneTBB they then wait for
//              the next computation, and do not survive a fork. The caller may run several computations at
//              once in different threads, each with a Work of its own
//   stopping   soon after the StopFlag is raised, the function throws Stopped
//   throwing   if a callback throws, the computation ends early and the caller gets that exception
#pragma once

#include <atomic>
#include <functional>

#include <holdfast/core/error.h>
#include <holdfast/core/integers.h>

namespace holdfast {

/// A request to stop. Any thread may raise it, and so may a signal handler; the computation looks at it
/// between its steps, and throws Stopped. It stays raised: use a new one for the next computation.
class StopFlag {
  public:
    void request_stop() noexcept { requested_.store(true, std::memory_order_relaxed); }
    bool stop_requested() const noexcept { return requested_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> requested_{false};
};

/// Called with (done, total), in steps that the computation chooses, from any of its threads but never from
/// two at once: the others wait, so keep it short. `done` never falls, and the last call of a finished
/// computation has done == total. It may raise the StopFlag. If it throws, the computation ends early and its
/// caller gets the exception.
using ProgressCallback = std::function<void(u64 done, u64 total)>;

struct Work {
    unsigned threads = 1;            ///< 0: as many as there are processors
    ProgressCallback progress = {};  ///< empty: progress is not reported
    const StopFlag* stop = nullptr;  ///< null: cannot be stopped; otherwise it must outlive the computation

    /// This work without progress: for a part of a computation that reports its progress as a whole.
    Work quietly() const { return {threads, {}, stop}; }
    /// The work of a part of the computation: while the part goes from 0 to its end, progress is reported as
    /// steps `from` to `to` of `total`.
    Work part(u64 from, u64 to, u64 total) const {
        if (!progress) return *this;
        const auto tell = [whole = progress, from, to, total](u64 done, u64 count) {
            whole(count == 0 ? to : from + (to - from) * done / count, total);
        };
        return {threads, tell, stop};
    }
};

/// Throws Stopped if `stop` is not null and raised. Cheap enough for every microsecond of work.
inline void throw_if_stopped(const StopFlag* stop) {
    if (stop != nullptr && stop->stop_requested()) throw Stopped();
}

}  // namespace holdfast
