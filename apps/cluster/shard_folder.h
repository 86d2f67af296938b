// The folder of finished shards beside the file that they make: FILE.shards/17-of-256.shard.
//
// All machines share it. A shard has its name only when it is whole, so whatever is there is finished, and a
// killed run is resumed with those that are missing. FILE.shards/plan says what they are shards of.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <apps/cluster/jobs.h>
#include <apps/cluster/world.h>

#include <holdfast/storage/mapped_file.h>

namespace holdfast::cluster {

/// The path of a shard of a job.
std::string shard_path(const ShardedJob& job, u32 number);

/// The folder while one run, by its rank 0, uses it.
class ShardFolder {
  public:
    /// Creates it. Throws ParseError if the job's file exists, the folder holds shards of another command, or
    /// another run is using it; DataError if a shard is damaged.
    explicit ShardFolder(const ShardedJob& job);

    /// The numbers of the shards that are missing, rising. Asks the disk: other machines write there too.
    std::vector<u32> missing() const;
    /// Deletes all of it, once the file is whole.
    void remove();

  private:
    void check_plan() const;
    void check_contents() const;
    /// Throws ParseError.
    [[noreturn]] void refuse(const std::string& what) const;

    const ShardedJob& job_;
    std::string path_;
    storage::OpenFile lock_;
};

// One shard at a time, written in a thread of its own, while the rank stays within reach of the others. All
// calls come from one other thread. The destructor stops the shard and waits for its thread: one step of the
// shard.

class ShardRunner {
  public:
    explicit ShardRunner(const ShardedJob& job) : job_(job) {}
    ShardRunner(const ShardRunner&) = delete;
    ShardRunner& operator=(const ShardRunner&) = delete;
    ~ShardRunner();

    bool is_busy() const { return thread_.joinable(); }
    /// Begins a shard; is_busy() must be false, and stop() must not have been called: the flag stays raised.
    void begin(u32 shard);
    /// Asks it to leave the shard between two of its steps.
    void stop() { stop_.request_stop(); }
    /// The shard's outcome, reported once: finished, failed or stopped. Waits for it at most `patience`.
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
