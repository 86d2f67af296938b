// One shard at a time, written in a thread of its own, while the rank stays within reach of the others.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

#include <apps/cluster/sharded_job.h>
#include <apps/cluster/world.h>

namespace holdfast::cluster {

class ShardRunner {
  public:
    explicit ShardRunner(const ShardedJob& job) : job_(job) {}
    ShardRunner(const ShardRunner&) = delete;
    ShardRunner& operator=(const ShardRunner&) = delete;
    ~ShardRunner();

    bool is_busy() const { return thread_.joinable(); }
    /// Begins a shard; it is not busy.
    void begin(u32 shard);
    /// Asks it to leave the shard between two of its steps.
    void stop() { stop_.request_stop(); }
    /// What became of the shard, once: finished, failed or stopped. Waits so long for it.
    std::optional<Message> wait_for(std::chrono::milliseconds patience);

  private:
    Message run(u32 shard) const;

    const ShardedJob& job_;
    StopFlag stop_;
    std::thread thread_;
    std::mutex mutex_;
    std::condition_variable has_ended_;
    std::optional<Message> outcome_;  ///< guarded by the mutex
};

}  // namespace holdfast::cluster
