// A computation that one thread asks for and another one runs, so that the one who asks can look at signals
// and at its progress meanwhile.
//
// Who asks may leave before the computation has ended, so a task owns all that it needs, and the two threads
// share the task.
#pragma once

#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>

#include <holdfast/core/progress.h>

namespace holdfast::python {

class Task {
  public:
    using Computation = std::function<void(const Work&)>;

    Task(unsigned threads, Computation compute) : threads_(threads), compute_(std::move(compute)) {}

    /// Computes; for the thread that does the work.
    void run() noexcept;

    /// Returns when the computation has ended, or after this time; true: it has ended.
    bool wait_for(std::chrono::milliseconds time);
    void wait();
    void request_stop() noexcept { stop_.request_stop(); }
    /// Throws what the computation threw; to be called when it has ended.
    void rethrow() const {
        if (failure_) std::rethrow_exception(failure_);
    }

    /// Steps done and steps in all, as last told; 0 of 0 before the first time.
    struct Progress {
        u64 done;
        u64 total;
        bool operator==(const Progress&) const = default;
    };
    Progress progress() const;

  private:
    const unsigned threads_;
    Computation compute_;
    StopFlag stop_;
    mutable std::mutex mutex_;  // guards what follows
    std::condition_variable ended_;
    bool has_ended_ = false;
    Progress progress_{0, 0};
    std::exception_ptr failure_;
};

}  // namespace holdfast::python
