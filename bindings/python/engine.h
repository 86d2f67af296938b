// What the module keeps between queries: the session, and the threads that compute.
#pragma once

#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_set>
#include <vector>

#include <pybind11/pybind11.h>

#include <holdfast/ask/query.h>
#include <holdfast/ask/registry.h>

namespace holdfast::python {

// A computation that one thread asks for and another one runs, so that the asking thread can look at signals
// and at its progress meanwhile.
//
// The asking thread may leave before the computation has ended, so a task owns all that it needs, and the two
// threads share the task.

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

// The threads that run tasks. A thread that is done with one waits for the next, so a query does not have to
// start one.
//
// They are detached and never touch Python. The program may end while they wait, but not while they compute,
// because at its end it destroys tables that they use; so close() stops them first.

class Helpers {
  public:
    Helpers();

    /// Hands the task to a thread that waits, or to a new one. Throws std::system_error if there can be no
    /// more threads, and std::bad_alloc; then the task does not run.
    void start(std::shared_ptr<Task> task);

    /// Stops all tasks, and returns when they have ended.
    void close();

  private:
    class Helper;

    void run_tasks(const std::shared_ptr<Helper>& helper, std::shared_ptr<Task> task);
    bool end(const std::shared_ptr<Task>& task, const std::shared_ptr<Helper>& helper) noexcept;

    static constexpr std::size_t most_waiting = 16;

    std::mutex mutex_;  // guards what follows
    std::condition_variable all_ended_;
    std::unordered_set<std::shared_ptr<Task>> running_;
    std::vector<std::shared_ptr<Helper>> waiting_;
};

struct Engine {
    Engine() { session.answer_also(ask::local_queries()); }

    ask::Session session;
    Helpers helpers;

    /// Made when it is first used. Called with the interpreter's lock only, as the others are.
    static Engine& instance();
    /// Whether anything was asked or computed yet.
    static bool is_used();
    /// A forked process has none of the threads, and a lock that one of them held would stay locked forever.
    /// So it starts with an engine of its own.
    static void replace_after_fork();
};

// Runs a task without the interpreter's lock, and looks at signals and progress every 50 ms.

/// The way in which a computation is run.
enum class Manner {
    at_once,  ///< in this thread: it ends before signals need to be looked at
    left,     ///< in another one; if stopped, it may end later on its own, because it owns all that it uses
    awaited   ///< in another one; if stopped, it is waited for, because it writes into the caller's array
};

/// Calls progress(done, total), unless that is None, whenever there is some, and at the end. Throws what the
/// computation throws, and what a signal handler or `progress` raises; then the computation is stopped.
void run_watched(unsigned threads, Task::Computation compute, const pybind11::object& progress,
                 Manner manner);

/// Stops what is still being computed, at the end of the interpreter.
void stop_at_exit();

}  // namespace holdfast::python
