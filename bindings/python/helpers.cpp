#include <thread>
#include <utility>

#include <bindings/python/helpers.h>

namespace holdfast::python {

/// A thread that waits for its next task.
class Helpers::Helper {
  public:
    void give(std::shared_ptr<Task> task) {
        const std::lock_guard lock(mutex_);
        next_ = std::move(task);
        given_.notify_one();
    }

    std::shared_ptr<Task> wait_for_task() {
        std::unique_lock lock(mutex_);
        given_.wait(lock, [this] { return next_ != nullptr; });
        return std::exchange(next_, nullptr);
    }

  private:
    std::mutex mutex_;
    std::condition_variable given_;
    std::shared_ptr<Task> next_;
};

Helpers::Helpers() {
    // So that a helper that is done needs no memory, of which there may be none left: end() cannot fail.
    waiting_.reserve(most_waiting);
}

void Helpers::start(std::shared_ptr<Task> task) {
    std::shared_ptr<Helper> helper;
    {
        const std::lock_guard lock(mutex_);
        running_.insert(task);
        if (!waiting_.empty()) {
            helper = std::move(waiting_.back());
            waiting_.pop_back();
        }
    }
    if (helper) {
        helper->give(std::move(task));
        return;
    }
    // What does not start must not count as running: close() would wait for it for ever.
    try {
        helper = std::make_shared<Helper>();
        std::thread([this, helper, task] { run_tasks(helper, task); }).detach();
    } catch (...) {
        const std::lock_guard lock(mutex_);
        running_.erase(task);
        throw;
    }
}

void Helpers::run_tasks(const std::shared_ptr<Helper>& helper, std::shared_ptr<Task> task) {
    for (;;) {
        task->run();
        if (!end(task, helper)) return;
        task = helper->wait_for_task();
    }
}

/// Whether the helper is to wait for another task.
bool Helpers::end(const std::shared_ptr<Task>& task, const std::shared_ptr<Helper>& helper) noexcept {
    const std::lock_guard lock(mutex_);
    running_.erase(task);
    if (running_.empty()) all_ended_.notify_all();
    if (waiting_.size() >= most_waiting) return false;
    waiting_.push_back(helper);
    return true;
}

void Helpers::close() {
    std::unique_lock lock(mutex_);
    for (const std::shared_ptr<Task>& task : running_) task->request_stop();
    all_ended_.wait(lock, [this] { return running_.empty(); });
}

}  // namespace holdfast::python
