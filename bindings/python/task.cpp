#include <bindings/python/task.h>

namespace holdfast::python {

void Task::run() noexcept {
    const auto tell = [this](u64 done, u64 total) {
        const std::lock_guard lock(mutex_);
        progress_ = {done, total};
    };
    std::exception_ptr failure;
    try {
        compute_({threads_, tell, &stop_});
    } catch (...) {
        failure = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    failure_ = failure;
    has_ended_ = true;
    ended_.notify_all();
}

bool Task::wait_for(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    return ended_.wait_for(lock, time, [this] { return has_ended_; });
}

void Task::wait() {
    std::unique_lock lock(mutex_);
    ended_.wait(lock, [this] { return has_ended_; });
}

Task::Progress Task::progress() const {
    const std::lock_guard lock(mutex_);
    return progress_;
}

}  // namespace holdfast::python
