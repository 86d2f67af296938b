#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>

#if defined(HOLDFAST_HAS_TBB) && HOLDFAST_HAS_TBB
#define HOLDFAST_HAS_THREADS 1
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#if defined(__SANITIZE_THREAD__)
#define HOLDFAST_THREAD_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define HOLDFAST_THREAD_SANITIZER 1
#endif
#endif
#endif

#ifdef HOLDFAST_THREAD_SANITIZER
#include <sanitizer/tsan_interface.h>

// The installed TBB is built without the sanitizer, which therefore takes TBB's own bookkeeping for races:
// accesses within its headers, and its counts of unfinished tasks. None of these functions calls a body of
// ours.
extern "C" const char* __tsan_default_suppressions() {
    return "race_top:/tbb/\n"
           "race:tbb::detail::d1::fold_tree\n"
           "race:tbb::detail::d1::wait_node\n"
           "race:tbb::detail::d1::tree_node\n"
           "race_top:operator delete[]\n";
}
#endif

namespace holdfast {

namespace {

// The state that the workers of one loop share.
class IndexLoop {
  public:
    IndexLoop(std::size_t count, const Work& work, const std::function<void(std::size_t, unsigned)>& body)
        : count_(count), work_(work), body_(body) {}

    // One worker: takes indices until none is left, one has failed, or a stop was requested. An index that
    // was taken is always run, so which failure has the lowest index does not depend on timing.
    void run_worker(unsigned worker) noexcept {
        while (!failed_.load(std::memory_order_relaxed) && !stop_requested()) {
            const std::size_t index = next_.fetch_add(1, std::memory_order_relaxed);
            if (index >= count_) return;
            run_index(index, worker);
        }
    }

    // Call once, when all workers have ended.
    void report() const {
        if (failure_) std::rethrow_exception(failure_);
        if (stop_requested()) throw Stopped();
    }

  private:
    bool stop_requested() const { return work_.stop != nullptr && work_.stop->stop_requested(); }

    void run_index(std::size_t index, unsigned worker) noexcept {
        try {
            body_(index, worker);
            if (work_.progress) {
                const std::lock_guard lock(mutex_);
                work_.progress(++done_, count_);
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_ || index < failed_index_) {
                failure_ = std::current_exception();
                failed_index_ = index;
            }
            failed_.store(true, std::memory_order_relaxed);
        }
    }

    const std::size_t count_;
    const Work& work_;
    const std::function<void(std::size_t, unsigned)>& body_;
    std::atomic<std::size_t> next_{0};
    std::atomic<bool> failed_{false};
    std::mutex mutex_;  // guards what follows
    u64 done_ = 0;
    std::exception_ptr failure_;
    std::size_t failed_index_ = 0;
};

#if defined(HOLDFAST_HAS_THREADS) && HOLDFAST_HAS_THREADS

// More threads than any machine has: a mistyped number must not reserve memory for a billion workers.
constexpr unsigned most_workers = 1024;

unsigned processor_count() {
    return std::max(1U, std::thread::hardware_concurrency());
}

unsigned most_parallel_workers(unsigned threads) {
    return std::min(threads == 0 ? processor_count() : threads, most_workers);
}

#else

unsigned most_parallel_workers(unsigned) {
    return 1;
}

#endif

#if defined(HOLDFAST_HAS_TBB) && HOLDFAST_HAS_TBB

// Tell the thread sanitizer what TBB guarantees and it cannot see: what happened before the release of an
// address is visible after the acquire of that address.
#ifdef HOLDFAST_THREAD_SANITIZER
void tell_release(const void* address) {
    __tsan_release(const_cast<void*>(address));
}
void tell_acquire(const void* address) {
    __tsan_acquire(const_cast<void*>(address));
}
#else
void tell_release(const void*) {}
void tell_acquire(const void*) {}
#endif

// One address for the way to the workers and another for the way back, so that races between two workers
// still show.
struct WorkerTask {
    IndexLoop& loop;

    void operator()(unsigned worker) const {
        tell_acquire(this);
        loop.run_worker(worker);
        tell_release(&loop);
    }
};

// Nor does it see that TBB's workers are done with counters on the caller's stack before the caller reuses
// that part of the stack. So each loop moves to a part of the stack that the loops before it did not use.
#ifdef HOLDFAST_THREAD_SANITIZER
template <class Call>
[[gnu::noinline]] void call_elsewhere_on_the_stack(const Call& call) {
    constexpr std::size_t parts = 16;
    constexpr std::size_t part_size = std::size_t{1} << 17U;
    static thread_local std::size_t calls = 0;
    const std::size_t size = (1 + calls++ % parts) * part_size;
    auto* const unused = static_cast<volatile char*>(__builtin_alloca(size));
    unused[0] = 0;
    call();
    unused[size - 1] = 0;
}
#else
template <class Call>
void call_elsewhere_on_the_stack(const Call& call) {
    call();
}
#endif

void run_workers(IndexLoop& loop, unsigned workers, const Work& work) {
    // By default, TBB uses as many threads as there are processors; if several limits are in force, the
    // smallest one applies. So this limit is never below the number of processors, nor below that of other
    // loops of the same work: otherwise a loop of few indices would slow down the loop that contains it, and
    // TBB would warn on standard error.
    const tbb::global_control allowed(tbb::global_control::max_allowed_parallelism,
                                      std::max(worker_count(work), processor_count()));
    tbb::task_arena arena(static_cast<int>(workers));
    const WorkerTask task{loop};
    // Isolated: otherwise TBB would silently drop indices if a caller cancelled its own TBB work around this
    // loop.
    tbb::task_group_context context(tbb::task_group_context::isolated);
    tell_release(&task);
    call_elsewhere_on_the_stack([&] {
        arena.execute([&] { tbb::parallel_for(0U, workers, task, tbb::simple_partitioner(), context); });
    });
    tell_acquire(&loop);
}

#elif defined(HOLDFAST_HAS_THREADS) && HOLDFAST_HAS_THREADS

// The calling thread is the first worker. If the system refuses another thread, those that were started do
// the work.
void run_workers(IndexLoop& loop, unsigned workers, const Work& /*work*/) {
    std::vector<std::thread> threads;
    threads.reserve(workers);
    try {
        for (unsigned worker = 1; worker < workers; ++worker) {
            threads.emplace_back([&loop, worker] { loop.run_worker(worker); });
        }
    } catch (const std::system_error&) {
    }
    loop.run_worker(0);
    for (std::thread& thread : threads) thread.join();
}

#else

void run_workers(IndexLoop& loop, unsigned, const Work&) {
    loop.run_worker(0);
}

#endif

}  // namespace

unsigned worker_count(const Work& work) {
    return most_parallel_workers(work.threads);
}

void for_each_index(std::size_t count, const Work& work,
                    const std::function<void(std::size_t index, unsigned worker)>& body) {
    IndexLoop loop(count, work, body);
    const std::size_t workers = std::min<std::size_t>(count, worker_count(work));
    if (workers <= 1) {
        loop.run_worker(0);
    } else {
        run_workers(loop, static_cast<unsigned>(workers), work);
    }
    loop.report();
}

}  // namespace holdfast
