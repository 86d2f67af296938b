// The threads that answer queries, apart from the one that talks to sockets.
//
//   asked -> quick lane -- answered within 8 ms ---------------------------------------> done
//                `- not yet: stopped -> middle lane -- answered within 100 ms ---------> done
//                                          `- not yet: stopped -> slow lane -----------> done
//
// The times are those that a thread computes, or twice them by the clock, since a thread may also wait. Each
// lane has threads of its own, and each gives way to the ones before it; within a lane the clients take turns
// (fair_queue.h). So a query that takes a millisecond seldom waits long behind those that take seconds
// (docs/explanation/performance.md), and nobody has to know beforehand which is which: a query that was too
// long for a lane is remembered, and begins in the next one when it comes again. If others wait, a new
// client's first query is looked at for a millisecond before it gets the 8. Queries of the same text are
// answered once, for all who ask.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <apps/server/http/content.h>
#include <apps/server/work/fair_queue.h>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/input/json_value.h>
#include <holdfast/core/progress.h>

namespace holdfast::server {

using Clock = std::chrono::steady_clock;

/// The text of a query with its hash, and, if it is short, what it says. Copies share all: a text may be
/// long, and is neither copied nor hashed again.
class RequestText {
  public:
    RequestText() = default;
    /// Thousands may wait, and what a text says takes up to 240 times its size: a longer one is read again.
    explicit RequestText(ask::JsonValue request) : RequestText(ask::source_of(request)) {
        constexpr std::size_t longest_kept = 1024;
        if (text_->size() <= longest_kept) {
            value_ = std::make_shared<const ask::JsonValue>(std::move(request));
        }
    }
    explicit RequestText(std::string text)
        : hash_(std::hash<std::string>()(text)),
          text_(std::make_shared<const std::string>(std::move(text))) {}

    /// The text. Must not be called if there is none.
    const std::string& text() const { return *text_; }
    std::size_t hash() const { return hash_; }
    /// Null if the text is to be read.
    const ask::JsonValue* value() const { return value_.get(); }
    bool operator==(const RequestText& other) const {
        return hash_ == other.hash_ && (text_ == other.text_ || *text_ == *other.text_);
    }

  private:
    std::size_t hash_ = 0;
    std::shared_ptr<const std::string> text_;
    std::shared_ptr<const ask::JsonValue> value_;
};

/// One query of one client on its way through the pool.
struct Job {
    enum class Outcome : unsigned char {
        answered,
        refused,     ///< the request is wrong
        failed,      ///< the program could not answer
        overloaded,  ///< too many wait
        timed_out,
        ended,     ///< the server stops
        abandoned  ///< the client is gone, so nobody is told
    };
    static constexpr std::size_t lanes = 3;

    RequestText request;
    /// Makes the request if that takes long, on a thread of the pool; it may throw ParseError. Empty:
    /// `request` is set.
    std::function<RequestText()> read;
    std::string client;          ///< whose turn it takes
    bool is_line = false;        ///< the answer is wanted as a line of JSON, even if it is an error
    bool takes_gzip = false;     ///< the answer is sent compressed if it is long enough for that
    std::function<void()> done;  ///< called once, by a thread of the pool or by submit()
    std::size_t lane = 0;        ///< where it begins, then where it is
    std::optional<Clock::time_point> deadline;  ///< for its answer; if none, the pool sets it

    // Set before done is called.
    Outcome outcome = Outcome::abandoned;
    SharedContent content;  ///< set once answered, refused or failed; null if there was no memory left for it
    std::string line;       ///< likewise, if a line is wanted; else empty

    // For the pool only.
    std::atomic<bool> is_abandoned{false};

    /// Tells the pool, from any thread, that nobody waits for the answer any more.
    void abandon() { is_abandoned = true; }
};

using SharedJob = std::shared_ptr<Job>;

/// The computation shared by all jobs of the same text. All of it belongs to the lock of the pool, except
/// that the thread which runs the task may use `request`, `read` and `stop` without it.
struct Task {
    RequestText request;
    std::function<RequestText()> read;
    std::size_t lane = 0;
    bool is_running = false;
    bool may_be_joined = false;
    std::vector<SharedJob> jobs;
    std::optional<StopFlag> stop;  ///< of the last run: the end of one must not stop the next
};

/// Any thread may call it. Keeps a reference: `session` must outlive this object.
class ComputePool {
  public:
    struct Limits {
        unsigned threads;                            ///< in each lane
        std::chrono::milliseconds time;              ///< for a query, waiting included
        std::array<std::size_t, Job::lanes> queues;  ///< queries that may wait in each lane
        std::size_t slow_each;                       ///< of them in the slow lane, for each client
    };

    /// Goes on with the threads that can be started, if there is one for each lane; otherwise throws
    /// std::system_error.
    ComputePool(ask::Session& session, const Limits& limits);
    ComputePool(const ComputePool&) = delete;
    ComputePool& operator=(const ComputePool&) = delete;
    /// Stops what is under way; `done` of its jobs is not called.
    ~ComputePool();

    /// Takes a job in. It ends at once, within this call, if too many wait already or its time is over.
    void submit(const SharedJob& job);
    /// Whether a job that was overloaded would get another outcome if it were submitted now.
    bool may_try_again(const Job& job) const;
    /// Everything under way ends now, with the outcome `ended`, and so does whatever is submitted later.
    void end_all();
    bool is_ending() const;

    struct Load {
        std::size_t waiting;
        std::size_t running;
    };
    std::array<Load, Job::lanes> load() const;

  private:
    using SharedTask = std::shared_ptr<Task>;
    using Jobs = std::vector<SharedJob>;
    struct Run {
        SharedTask task;
        Clock::duration slice;
        Clock::time_point begin;
        clockid_t clock;           // counts the time that its thread computes
        Clock::duration computed;  // before it began
    };
    struct Lane {
        explicit Lane(const FairQueue::Limits& limits) : queue(limits) {}
        FairQueue queue;
        std::vector<Run> running;  // one place for each thread; empty ones have no task
        std::condition_variable wake;
    };

    void start_threads(unsigned threads);
    void shut_down();
    void serve_lane(std::size_t lane, std::size_t place);
    /// The answer; none if the computation was stopped.
    std::optional<ask::Reply> reply_to(Task& task);
    /// Ends slices, and jobs that are late or abandoned, until the pool ends.
    void watch();

    // These must be called with the lock held.
    bool is_over(const Job& job, Clock::time_point now) const;
    /// The outcome of what is over.
    Job::Outcome end_of_time() const { return ends_all_ ? Job::Outcome::ended : Job::Outcome::timed_out; }
    // These return the jobs that found no place or lost it.
    Jobs take_in(const SharedJob& job);
    Jobs place(const SharedTask& task, const Jobs& jobs);
    Jobs finish(const SharedTask& task, std::size_t lane, Clock::duration taken);
    /// Restarts, in this lane, a task that was stopped.
    Jobs go_on(const SharedTask& task, std::size_t lane);
    /// Takes the task out of the pool, so that nobody else joins it; returns its jobs, which end now.
    Jobs let_go(const SharedTask& task);
    /// Stops what has used up its slice, in all lanes but the last.
    void end_slices(Clock::time_point now);
    /// Takes out the jobs that are late or abandoned, and the tasks that are left without jobs.
    Jobs take_over_jobs(Clock::time_point now);
    void forget_time(Clock::time_point now);
    std::size_t first_lane(std::size_t hash) const;
    void remember(std::size_t hash, std::size_t lane);

    ask::Session& session_;
    const Limits limits_;
    mutable std::mutex mutex_;
    bool stopping_ = false;
    bool ends_all_ = false;
    std::array<Lane, Job::lanes> lanes_;
    struct HashOf {
        std::size_t operator()(const RequestText& request) const { return request.hash(); }
    };
    std::unordered_set<SharedTask> tasks_;                            // all tasks that wait or run
    std::unordered_map<RequestText, SharedTask, HashOf> by_request_;  // the tasks whose text is known
    /// A query that was too long for a lane, and the lane in which it begins when it comes again.
    struct Remembered {
        std::size_t hash = 0;
        std::size_t lane = 0;
    };
    std::vector<Remembered> remembered_;  // by hash of the request; a later one takes the place of another
    std::condition_variable watch_wake_;
    Clock::time_point halved_ = Clock::now();
    std::vector<std::thread> threads_;
};

}  // namespace holdfast::server
