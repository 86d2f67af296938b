// The threads that answer questions, apart from the one that talks to sockets.
//
//   asked -> quick lane -- answered within a slice --------------> done
//                       `- not yet: stopped -> slow lane, queued --> done
//
// Every question starts in the quick lane. One that has not been answered when its slice is over is stopped and asked
// again in the slow lane, whose threads are others and give way to the quick ones. So a question that takes a
// millisecond never waits behind one that takes seconds, and nobody has to know beforehand which is which.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include <apps/server/content.h>

#include <holdfast/core/progress.h>
#include <holdfast/queries/session.h>

namespace holdfast::server {

using Clock = std::chrono::steady_clock;

/// One question on its way through the pool.
struct Job {
    enum class Outcome : unsigned char {
        answered,
        refused,     ///< the request is wrong
        failed,      ///< the program could not answer
        overloaded,  ///< the queue of its lane was full
        timed_out,
        abandoned  ///< whoever asked is gone, so nobody is told
    };
    static constexpr std::size_t lanes = 2;

    std::string request;
    /// Makes the request where that takes long, on a thread of the pool; it may throw ParseError. Empty: it is there.
    std::function<std::string()> read;
    bool is_line = false;        ///< the answer is wanted as a line of JSON, also where it is an error
    std::function<void()> done;  ///< called once, by a thread of the pool

    // Set before done is called.
    Outcome outcome = Outcome::abandoned;
    SharedContent content;  ///< where answered, refused or failed; null where there was no memory left for it
    std::string line;       ///< the same, where a line is wanted; then empty

    // The pool's own.
    Clock::time_point deadline{};
    std::array<StopFlag, lanes>
        stops{};  ///< of its run in each lane: the end of the first must not stop the second
    std::atomic<bool> is_abandoned{false};

    /// From any thread: nobody waits for the answer any more.
    void abandon();
};

class ComputePool {
  public:
    struct Limits {
        unsigned threads;  ///< in each lane
        std::chrono::milliseconds slice;
        std::chrono::milliseconds time;              ///< for a question, waiting included
        std::array<std::size_t, Job::lanes> queues;  ///< jobs that may wait in each lane
    };

    ComputePool(queries::Session& session, const Limits& limits);
    ComputePool(const ComputePool&) = delete;
    ComputePool& operator=(const ComputePool&) = delete;
    /// Abandons what is under way; `done` of jobs that still wait is not called.
    ~ComputePool();

    /// False where too many wait already.
    bool submit(const std::shared_ptr<Job>& job);
    /// Called every few milliseconds: ends slices, and jobs that are late or abandoned.
    void tick();

    struct Load {
        std::size_t waiting;
        std::size_t running;
    };
    std::array<Load, Job::lanes> load() const;

  private:
    struct Run {
        std::shared_ptr<Job> job;
        Clock::time_point slice_end;
    };
    struct Lane {
        std::deque<std::shared_ptr<Job>> waiting;
        std::vector<Run> running;  // one place for each thread; empty ones have no job
        std::condition_variable wake;
    };
    static constexpr std::size_t quick = 0;
    static constexpr std::size_t slow = 1;

    void serve_lane(std::size_t lane, std::size_t place);
    bool enqueue(std::size_t lane, const std::shared_ptr<Job>& job);
    /// False where the job was stopped.
    bool answer(Job& job, std::size_t lane);
    void run(const std::shared_ptr<Job>& job, std::size_t lane);
    static bool is_over(const Job& job);
    static void end(Job& job, Job::Outcome outcome);

    queries::Session& session_;
    const Limits limits_;
    mutable std::mutex mutex_;
    bool stopping_ = false;
    std::array<Lane, Job::lanes> lanes_;
    std::vector<std::thread> threads_;
};

}  // namespace holdfast::server
