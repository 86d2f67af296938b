#include <algorithm>
#include <utility>

#include <apps/server/compute_pool.h>
#include <apps/server/problem.h>
#include <sys/resource.h>
#include <unistd.h>

#include <holdfast/queries/ask.h>

namespace holdfast::server {
namespace {

/// On Linux each thread has its own: the slow lane takes what the quick one leaves.
void give_way() {
    constexpr int niceness = 10;
    static_cast<void>(setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + niceness));
}

}  // namespace

void Job::abandon() {
    is_abandoned = true;
    for (StopFlag& stop : stops) stop.request_stop();
}

ComputePool::ComputePool(queries::Session& session, const Limits& limits)
    : session_(session), limits_(limits) {
    for (Lane& lane : lanes_) lane.running.resize(limits_.threads);
    for (std::size_t lane = 0; lane < Job::lanes; ++lane) {
        for (std::size_t place = 0; place < limits_.threads; ++place) {
            threads_.emplace_back([this, lane, place] { serve_lane(lane, place); });
        }
    }
}

/// Threads that compute look at their stop flags, so joining them takes no longer than one step of a computation.
ComputePool::~ComputePool() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        stopping_ = true;
        for (Lane& lane : lanes_) {
            for (const Run& run : lane.running) {
                if (run.job) run.job->abandon();
            }
            lane.wake.notify_all();
        }
    }
    for (std::thread& thread : threads_) thread.join();
}

bool ComputePool::submit(const std::shared_ptr<Job>& job) {
    job->deadline = Clock::now() + limits_.time;
    return enqueue(quick, job);
}

bool ComputePool::enqueue(std::size_t lane, const std::shared_ptr<Job>& job) {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (lanes_[lane].waiting.size() >= limits_.queues[lane]) return false;
        lanes_[lane].waiting.push_back(job);
    }
    lanes_[lane].wake.notify_one();
    return true;
}

void ComputePool::serve_lane(std::size_t number, std::size_t place) {
    if (number == slow) give_way();
    Lane& lane = lanes_[number];
    std::unique_lock<std::mutex> lock(mutex_);
    while (true) {
        lane.wake.wait(lock, [&] { return stopping_ || !lane.waiting.empty(); });
        if (stopping_) return;
        // Held here too, so that the job outlives its place: it is let go without the lock.
        const std::shared_ptr<Job> job = std::move(lane.waiting.front());
        lane.waiting.pop_front();
        lane.running[place] = {job, Clock::now() + limits_.slice};
        lock.unlock();
        run(job, number);
        lock.lock();
        lane.running[place] = {};
    }
}

/// A question that was stopped begins again in the slow lane instead of going on there: half a computation is spread
/// over the stack of its thread and has nothing that another thread could take over. That costs a slice at most, and
/// only those questions that take many slices anyway.
void ComputePool::run(const std::shared_ptr<Job>& job, std::size_t lane) {
    if (!is_over(*job) && answer(*job, lane)) return job->done();
    if (job->is_abandoned) return end(*job, Job::Outcome::abandoned);
    if (lane == slow || is_over(*job)) return end(*job, Job::Outcome::timed_out);
    if (!enqueue(slow, job)) end(*job, Job::Outcome::overloaded);
}

bool ComputePool::answer(Job& job, std::size_t lane) {
    using Kind = queries::Reply::Kind;
    Work work;
    work.stop = &job.stops[lane];
    try {
        if (job.read) job.request = std::exchange(job.read, nullptr)();
        queries::Reply reply = queries::ask(session_, job.request, work);
        job.outcome = reply.kind == Kind::answer    ? Job::Outcome::answered
                      : reply.kind == Kind::refusal ? Job::Outcome::refused
                                                    : Job::Outcome::failed;
        if (job.is_line) {
            job.line = std::move(reply.json) + "\n";
        } else if (reply.kind == Kind::answer) {
            job.content = make_content("application/json", std::move(reply.json) + "\n");
        } else {
            job.content = problem_content(reply.kind == Kind::refusal ? 400 : 500, reply.json);
        }
    } catch (const Stopped&) {
        return false;
    } catch (const ParseError& error) {
        job.outcome = Job::Outcome::refused;
        job.content = problem(error).content;
    } catch (const std::exception&) {
        // Out of memory, for one. This question fails; the thread, and with it the server, goes on.
        job.outcome = Job::Outcome::failed;
        job.content = nullptr;
        job.line.clear();
    }
    return true;
}

bool ComputePool::is_over(const Job& job) {
    return job.is_abandoned || Clock::now() >= job.deadline;
}

void ComputePool::end(Job& job, Job::Outcome outcome) {
    job.outcome = outcome;
    job.done();
}

void ComputePool::tick() {
    std::vector<std::shared_ptr<Job>> over;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        const Clock::time_point now = Clock::now();
        for (std::size_t number = 0; number < Job::lanes; ++number) {
            Lane& lane = lanes_[number];
            for (const Run& run : lane.running) {
                const bool ends =
                    run.job && (now >= run.job->deadline || (number == quick && now >= run.slice_end));
                if (ends) run.job->stops[number].request_stop();
            }
            const auto first_over =
                std::stable_partition(lane.waiting.begin(), lane.waiting.end(),
                                      [](const std::shared_ptr<Job>& job) { return !is_over(*job); });
            over.insert(over.end(), first_over, lane.waiting.end());
            lane.waiting.erase(first_over, lane.waiting.end());
        }
    }
    // Without the lock: `done` belongs to others, and may come back here for the next job.
    for (const std::shared_ptr<Job>& job : over) {
        end(*job, job->is_abandoned ? Job::Outcome::abandoned : Job::Outcome::timed_out);
    }
}

std::array<ComputePool::Load, Job::lanes> ComputePool::load() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    std::array<Load, Job::lanes> loads{};
    for (std::size_t lane = 0; lane < Job::lanes; ++lane) {
        const auto running = std::count_if(lanes_[lane].running.begin(), lanes_[lane].running.end(),
                                           [](const Run& run) { return run.job != nullptr; });
        loads[lane] = {lanes_[lane].waiting.size(), static_cast<std::size_t>(running)};
    }
    return loads;
}

}  // namespace holdfast::server
