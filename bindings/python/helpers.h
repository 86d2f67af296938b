// The threads that run tasks. A thread that is done with one waits for the next, so a query does not have to
// start one.
//
// They are detached and never touch Python. The program may end while they wait, but not while they compute,
// since they use tables that the program takes down: so close() stops them first.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <unordered_set>
#include <vector>

#include <bindings/python/task.h>

namespace holdfast::python {

class Helpers {
  public:
    Helpers();

    /// Hands the task to a thread that waits, or to a new one. Throws std::system_error where there can be no
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

}  // namespace holdfast::python
