#include <algorithm>
#include <iterator>
#include <limits>
#include <system_error>

#include <apps/server/http/problem.h>
#include <apps/server/work/compute_pool.h>
#include <pthread.h>
#include <sys/resource.h>

#include <holdfast/ask/error_json.h>
#include <holdfast/core/error.h>

namespace holdfast::server {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t slow = Job::lanes - 1;
// The slice of the slow lane is the time that a query there is assumed to take until it ends.
constexpr std::array<milliseconds, Job::lanes> slices{milliseconds(8), milliseconds(100), milliseconds(1000)};
constexpr milliseconds between_turns{1};
constexpr std::size_t requests_remembered = 8192;
/// Longer answers are compressed here for whoever asks: if a later client takes them from the cache compressed, the
/// thread of the sockets would spend more than half a millisecond on that.
constexpr std::size_t longest_compressed_later = std::size_t{32} << 10U;

/// On Linux each thread has a priority of its own: a lane gets what those before it leave. If the system
/// refuses, the lanes share the processors evenly.
void give_way(std::size_t lane) {
    constexpr int niceness = 5;
    const int now = getpriority(PRIO_PROCESS, 0);
    static_cast<void>(setpriority(PRIO_PROCESS, 0, now + niceness * static_cast<int>(lane)));
}

/// The time that a thread has computed.
Clock::duration time_of(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

FairQueue::Limits queue_limits(const ComputePool::Limits& limits, std::size_t lane) {
    const std::size_t each = lane == slow ? limits.slow_each : std::numeric_limits<std::size_t>::max();
    return {limits.queues.at(lane), each, slices.at(lane)};
}

/// Ends jobs without an answer. Must be called without the lock: done() may submit the next job.
void end(const std::vector<SharedJob>& jobs, Job::Outcome outcome) {
    for (const SharedJob& job : jobs) {
        job->outcome = job->is_abandoned ? Job::Outcome::abandoned : outcome;
        job->done();
    }
}

Job::Outcome outcome_of(const ask::Reply& reply) {
    using Kind = ask::Reply::Kind;
    if (reply.kind == Kind::answer) return Job::Outcome::answered;
    return reply.kind == Kind::refusal ? Job::Outcome::refused : Job::Outcome::failed;
}

SharedContent content_of(const ask::Reply& reply, bool takes_gzip) {
    using Kind = ask::Reply::Kind;
    SharedContent content = reply.kind == Kind::answer
                                ? make_content("application/json", reply.json + "\n")
                                : problem_content(reply.kind == Kind::refusal ? 400 : 500, reply.json);
    const bool is_long = content->body.size() > longest_compressed_later;
    return takes_gzip || is_long ? with_gzip(std::move(content)) : content;
}

/// Ends jobs with this answer, which all of them share. A job for which there is no memory fails without a
/// message. Must be called without the lock.
void answer(const std::vector<SharedJob>& jobs, const ask::Reply& reply) {
    SharedContent content;
    const bool takes_gzip =
        std::any_of(jobs.begin(), jobs.end(), [](const SharedJob& job) { return job->takes_gzip; });
    for (const SharedJob& job : jobs) {
        job->outcome = job->is_abandoned ? Job::Outcome::abandoned : outcome_of(reply);
        try {
            if (!job->is_line && !content && !reply.json.empty()) content = content_of(reply, takes_gzip);
            if (job->is_line && !reply.json.empty()) job->line = reply.json + "\n";
            if (!job->is_line) job->content = content;
        } catch (const std::exception&) {
            if (!job->is_abandoned) job->outcome = Job::Outcome::failed;
        }
        job->done();
    }
}

void append(std::vector<SharedJob>& jobs, std::vector<SharedJob> more) {
    jobs.insert(jobs.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

ComputePool::ComputePool(ask::Session& session, const Limits& limits)
    : session_(session),
      limits_(limits),
      lanes_{Lane(queue_limits(limits, 0)), Lane(queue_limits(limits, 1)), Lane(queue_limits(limits, slow))},
      remembered_(requests_remembered) {
    for (Lane& lane : lanes_) lane.running.resize(limits_.threads);
    start_threads(limits_.threads);
}

/// The system may refuse some of them, because of a limit for the service or too little memory.
void ComputePool::start_threads(unsigned threads) {
    try {
        threads_.emplace_back([this] { watch(); });
        for (std::size_t place = 0; place < threads; ++place) {
            for (std::size_t lane = 0; lane < Job::lanes; ++lane) {
                threads_.emplace_back([this, lane, place] { serve_lane(lane, place); });
            }
        }
    } catch (const std::system_error&) {
        if (threads_.size() > Job::lanes) return;
        shut_down();
        throw;
    }
}

ComputePool::~ComputePool() {
    shut_down();
}

/// Threads that compute look at their stop flags, so joining them takes no longer than one step of a
/// computation.
void ComputePool::shut_down() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        stopping_ = true;
        for (std::size_t number = 0; number < Job::lanes; ++number) {
            for (const Run& run : lanes_.at(number).running) {
                if (run.task) run.task->stop->request_stop();
            }
            lanes_.at(number).wake.notify_all();
        }
        watch_wake_.notify_all();
    }
    for (std::thread& thread : threads_) thread.join();
}

void ComputePool::submit(const SharedJob& job) {
    const Clock::time_point now = Clock::now();
    if (!job->deadline) job->deadline = now + limits_.time;
    Jobs not_taken{job};
    Job::Outcome outcome = Job::Outcome::overloaded;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (is_over(*job, now)) {
            outcome = end_of_time();
        } else {
            not_taken = take_in(job);
        }
    }
    end(not_taken, outcome);
}

ComputePool::Jobs ComputePool::take_in(const SharedJob& job) {
    // A request that has not been read yet cannot share a task, because its text is not known.
    const auto known = job->read ? by_request_.end() : by_request_.find(job->request);
    const bool joins = known != by_request_.end();
    const SharedTask task = joins ? known->second : std::make_shared<Task>();
    task->jobs.push_back(job);
    if (!joins) {
        task->request = job->request;
        task->read = std::move(job->read);
        task->lane = job->lane;
        if (!task->read) {
            task->lane = std::max(task->lane, first_lane(task->request.hash()));
            task->may_be_joined = true;
            by_request_.emplace(task->request, task);
        }
        if (tasks_.empty()) watch_wake_.notify_one();
        tasks_.insert(task);
    }
    job->lane = task->lane;
    // A running task needs no place in the queue: a job that joins it gets its answer.
    return task->is_running ? Jobs() : place(task, {job});
}

bool ComputePool::may_try_again(const Job& job) const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return is_over(job, Clock::now()) || by_request_.count(job.request) > 0 ||
           lanes_.at(job.lane).queue.has_room(job.client);
}

bool ComputePool::is_over(const Job& job, Clock::time_point now) const {
    return ends_all_ || job.is_abandoned || now >= *job.deadline;
}

void ComputePool::end_all() {
    const std::lock_guard<std::mutex> lock(mutex_);
    ends_all_ = true;
}

bool ComputePool::is_ending() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return ends_all_;
}

/// A task waits as long as it has a place with one of the clients that want it.
ComputePool::Jobs ComputePool::place(const SharedTask& task, const Jobs& jobs) {
    Lane& lane = lanes_.at(task->lane);
    Jobs without_place;
    for (const SharedJob& job : jobs) {
        job->lane = task->lane;
        const SharedTask displaced = lane.queue.push(job->client, task);
        if (displaced && displaced != task) append(without_place, let_go(displaced));
    }
    if (!lane.queue.has(task)) append(without_place, let_go(task));
    // One thread is enough: this added at most one task.
    lane.wake.notify_one();
    return without_place;
}

ComputePool::Jobs ComputePool::let_go(const SharedTask& task) {
    if (std::exchange(task->may_be_joined, false)) by_request_.erase(task->request);
    tasks_.erase(task);
    return std::exchange(task->jobs, {});
}

void ComputePool::serve_lane(std::size_t number, std::size_t own_place) {
    give_way(number);
    clockid_t clock{};
    pthread_getcpuclockid(pthread_self(), &clock);
    Lane& lane = lanes_.at(number);
    std::unique_lock<std::mutex> lock(mutex_);
    while (true) {
        lane.wake.wait(lock, [&] { return stopping_ || lane.queue.size() > 0; });
        if (stopping_) return;
        FairQueue::Taken taken = lane.queue.pop();
        const Clock::duration computed = time_of(clock);
        taken.task->is_running = true;
        // A new flag for each run: the one of the last run may be raised.
        taken.task->stop.emplace();
        lane.running[own_place] = {taken.task, taken.slice, Clock::now(), clock, computed};
        lock.unlock();
        const std::optional<ask::Reply> reply = reply_to(*taken.task);
        const Clock::duration time = time_of(clock) - computed;
        lock.lock();
        lane.running[own_place] = {};
        // A query that was stopped would have taken at least a whole slice.
        lane.queue.end(taken.client, time, reply ? time : slices.at(number));
        const bool is_first_look = taken.slice < slices.at(number);
        const Jobs jobs =
            reply ? finish(taken.task, number, time) : go_on(taken.task, number + (is_first_look ? 0 : 1));
        lock.unlock();
        // The task is released without the lock.
        taken = {};
        if (reply) {
            answer(jobs, *reply);
        } else {
            end(jobs, Job::Outcome::overloaded);
        }
        lock.lock();
    }
}

/// A game may be prepared by now, so that the query would take less.
ComputePool::Jobs ComputePool::finish(const SharedTask& task, std::size_t lane, Clock::duration taken) {
    if (stopping_) return {};
    std::size_t fitting = 0;
    while (fitting < lane && taken >= slices.at(fitting)) ++fitting;
    remember(task->request.hash(), fitting);
    return let_go(task);
}

/// A query that was stopped begins again instead of going on: half a computation is spread over the stack of
/// its thread and has nothing that another thread could take over. That costs little to queries that take
/// many slices anyway.
ComputePool::Jobs ComputePool::go_on(const SharedTask& task, std::size_t lane) {
    if (stopping_) return {};
    if (task->jobs.empty()) return let_go(task);
    task->is_running = false;
    task->lane = std::min(lane, slow);
    // If the same text comes again, it need not begin in lanes that are too short for it.
    remember(task->request.hash(), task->lane);
    return place(task, Jobs(task->jobs));
}

std::optional<ask::Reply> ComputePool::reply_to(Task& task) {
    using Kind = ask::Reply::Kind;
    Work work;
    work.stop = &*task.stop;
    try {
        if (task.read) task.request = std::exchange(task.read, nullptr)();
        const ask::JsonValue* const value = task.request.value();
        return value != nullptr ? ask::ask(session_, *value, work)
                                : ask::ask(session_, task.request.text(), work);
    } catch (const Stopped&) {
        return std::nullopt;
    } catch (const ParseError& error) {
        return ask::Reply{Kind::refusal, ask::error_line(error)};
    } catch (const std::exception&) {
        // Out of memory, for one. This query fails; the thread, and with it the server, goes on.
        return ask::Reply{Kind::failure, {}};
    }
}

void ComputePool::watch() {
    std::unique_lock<std::mutex> lock(mutex_);
    while (!stopping_) {
        if (tasks_.empty()) {
            watch_wake_.wait(lock, [&] { return stopping_ || !tasks_.empty(); });
        } else {
            watch_wake_.wait_for(lock, between_turns, [&] { return stopping_; });
        }
        const Clock::time_point now = Clock::now();
        forget_time(now);
        end_slices(now);
        const Jobs over = take_over_jobs(now);
        if (over.empty()) continue;
        const Job::Outcome outcome = end_of_time();
        // `done` is not code of the pool, and may submit the next job.
        lock.unlock();
        end(over, outcome);
        lock.lock();
    }
}

/// A thread may also wait, for a processor or for what another makes; it holds up its lane meanwhile.
void ComputePool::end_slices(Clock::time_point now) {
    constexpr int longest_wait = 2;  // slices
    for (std::size_t number = 0; number < slow; ++number) {
        for (const Run& run : lanes_.at(number).running) {
            if (!run.task) continue;
            const bool is_over = time_of(run.clock) - run.computed >= run.slice ||
                                 now - run.begin >= longest_wait * slices.at(number);
            if (is_over) run.task->stop->request_stop();
        }
    }
}

/// A task that nobody waits for any more is stopped, and nobody joins it.
ComputePool::Jobs ComputePool::take_over_jobs(Clock::time_point now) {
    Jobs over;
    std::vector<SharedTask> unwanted;
    for (const SharedTask& task : tasks_) {
        const auto first = std::stable_partition(task->jobs.begin(), task->jobs.end(),
                                                 [&](const SharedJob& job) { return !is_over(*job, now); });
        over.insert(over.end(), first, task->jobs.end());
        task->jobs.erase(first, task->jobs.end());
        if (task->jobs.empty()) unwanted.push_back(task);
    }
    for (const SharedTask& task : unwanted) {
        let_go(task);
        if (task->stop) task->stop->request_stop();
    }
    if (unwanted.empty()) return over;
    for (Lane& lane : lanes_) {
        lane.queue.remove_if([](const Task& task) { return task.jobs.empty(); });
    }
    return over;
}

void ComputePool::forget_time(Clock::time_point now) {
    constexpr std::chrono::seconds half_life{1};
    for (; now >= halved_ + half_life; halved_ += half_life) {
        for (Lane& lane : lanes_) lane.queue.halve();
        if (now >= halved_ + 64 * half_life) halved_ = now - 64 * half_life;
    }
}

/// Two texts with the same hash cost at most a wrong first lane: no answer depends on it.
std::size_t ComputePool::first_lane(std::size_t hash) const {
    const Remembered& found = remembered_[hash % remembered_.size()];
    return found.hash == hash ? found.lane : 0;
}

void ComputePool::remember(std::size_t hash, std::size_t lane) {
    Remembered& place = remembered_[hash % remembered_.size()];
    // What begins in the first lane need not be remembered.
    if (lane > 0 || place.hash == hash) place = {hash, lane};
}

std::array<ComputePool::Load, Job::lanes> ComputePool::load() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    std::array<Load, Job::lanes> loads{};
    for (std::size_t number = 0; number < Job::lanes; ++number) {
        const Lane& lane = lanes_.at(number);
        const auto running = std::count_if(lane.running.begin(), lane.running.end(),
                                           [](const Run& run) { return run.task != nullptr; });
        loads.at(number) = {lane.queue.size(), static_cast<std::size_t>(running)};
    }
    return loads;
}

}  // namespace holdfast::server
