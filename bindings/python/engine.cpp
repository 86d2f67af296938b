#include <thread>

#include <bindings/python/engine.h>
#include <cxxabi.h>

namespace holdfast::python {

void Task::run() noexcept {
    // Called by the threads of the computation; the asking thread reads it in progress().
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
    // Reserved here so that end() allocates nothing, and so cannot fail if there is no memory left.
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
        // The helper may not be waiting yet; then it finds the task as soon as it is.
        helper->give(std::move(task));
        return;
    }
    // A helper that does not start must not count as running: close() would wait for it forever.
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
    // Enough others wait, so this thread ends.
    if (waiting_.size() >= most_waiting) return false;
    waiting_.push_back(helper);
    return true;
}

void Helpers::close() {
    std::unique_lock lock(mutex_);
    for (const std::shared_ptr<Task>& task : running_) task->request_stop();
    all_ended_.wait(lock, [this] { return running_.empty(); });
}

namespace {

// Never deleted: threads that are still waiting when the program ends look at it.
Engine*& current() {
    static Engine* engine = nullptr;
    return engine;
}

}  // namespace

Engine& Engine::instance() {
    if (current() == nullptr) current() = new Engine;
    return *current();
}

bool Engine::is_used() {
    return current() != nullptr;
}

void Engine::replace_after_fork() {
    current() = nullptr;
}

}  // namespace holdfast::python

namespace py = pybind11;

namespace holdfast::python {
namespace {

constexpr std::chrono::milliseconds between_looks{50};

std::atomic<bool> is_closing{false};
std::thread::id closing_thread;  // set before is_closing

/// Whether the end of the interpreter has begun, and a thread other than this one ends it.
bool is_closed_by_another() {
    return is_closing.load() && std::this_thread::get_id() != closing_thread;
}

/// Whether the interpreter ends without waiting for this thread. It does not know of threads that Python did
/// not start.
bool is_daemon() {
    return py::module_::import("threading").attr("current_thread")().attr("daemon").cast<bool>();
}

[[noreturn]] void wait_for_end_of_process() {
    for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
}

/// Calls a function that asks for the interpreter's lock. If a daemon thread asks for it when the interpreter
/// is gone, Python unwinds the thread's stack, but objects on it need the lock. So the thread stays here;
/// `call` itself keeps no such objects.
///
/// That exception has no object, so the sanitizer would report a reference to null.
template <class Call>
__attribute__((no_sanitize("null"))) void within_interpreter(const Call& call) {
    try {
        call();
    } catch (const abi::__forced_unwind&) {
        wait_for_end_of_process();
    }
}

/// Calls without the interpreter's lock. `call` must not throw.
///
/// If a thread asks for the lock after the interpreter is gone, Python ends the thread, in the middle of C++
/// code that cannot be left that way. Only daemon threads still run at that time; they wait here for the
/// process to end. A thread of an atexit handler, which asks after the end has begun, keeps the lock, since
/// the handler may wait for it; a daemon thread must not keep it, or the end would wait for its work.
template <class Call>
void without_lock(const Call& call) {
    if (is_closed_by_another() && !is_daemon()) {
        call();
        return;
    }
    PyThreadState* const state = PyEval_SaveThread();
    if (is_closed_by_another()) wait_for_end_of_process();
    call();
    if (is_closed_by_another()) wait_for_end_of_process();
    within_interpreter([&] { PyEval_RestoreThread(state); });
}

/// Tells a Python function about the progress of a task, each step once.
class Listener {
  public:
    explicit Listener(const py::object& progress) : progress_(progress) {}

    void tell(Task::Progress now) {
        if (progress_.is_none() || now == last_ || now.total == 0) return;
        last_ = now;
        const py::tuple arguments = py::make_tuple(now.done, now.total);
        PyObject* result = nullptr;
        within_interpreter([&] { result = PyObject_CallObject(progress_.ptr(), arguments.ptr()); });
        if (result == nullptr) throw py::error_already_set();
        Py_DECREF(result);
    }

  private:
    const py::object& progress_;
    Task::Progress last_{0, 0};
};

void stop(Task& task, Manner manner) {
    task.request_stop();
    if (manner == Manner::awaited) without_lock([&] { task.wait(); });
}

void watch(Task& task, Manner manner, Listener& listener) {
    bool has_ended = false;
    try {
        for (;;) {
            without_lock([&] { has_ended = task.wait_for(between_looks); });
            if (has_ended) return;
            // Runs Python's signal handlers in the main thread, such as the one that raises
            // KeyboardInterrupt.
            if (PyErr_CheckSignals() != 0) throw py::error_already_set();
            listener.tell(task.progress());
        }
    } catch (...) {
        stop(task, manner);
        throw;
    }
}

}  // namespace

void run_watched(unsigned threads, Task::Computation compute, const py::object& progress, Manner manner) {
    if (!progress.is_none() && PyCallable_Check(progress.ptr()) == 0) {
        throw py::type_error("progress must be callable, such as print, or None");
    }
    Engine& engine = Engine::instance();
    const auto task = std::make_shared<Task>(threads, std::move(compute));
    Listener listener(progress);
    if (manner == Manner::at_once) {
        without_lock([&] { task->run(); });
    } else {
        // The interpreter's lock is held from here until the task runs, and stop_at_exit() holds it too. So a
        // task either starts before the end begins, and is then stopped, or does not start at all.
        if (is_closed_by_another() && is_daemon()) {
            PyEval_SaveThread();
            wait_for_end_of_process();
        }
        engine.helpers.start(task);
        watch(*task, manner, listener);
    }
    task->rethrow();
    listener.tell(task->progress());
}

void stop_at_exit() {
    // Other interpreters of the process end before it does.
    if (PyInterpreterState_Get() != PyInterpreterState_Main()) return;
    closing_thread = std::this_thread::get_id();
    is_closing.store(true);
    without_lock([] { Engine::instance().helpers.close(); });
}

}  // namespace holdfast::python
