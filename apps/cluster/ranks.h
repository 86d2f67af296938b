// What the ranks of a run do: rank 0 gives shards to all that ask, including itself, until every shard is
// written.
//
//   ready / finished  ->  rank 0
//                         work: a shard      ->  the rank writes it, and asks again
//                         (nothing is left)      the rank waits
//                         stop               ->  another rank has failed: it leaves its shard, to be resumed
//                         end                ->  the file is whole: the rank ends
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include <apps/cli/long_work.h>
#include <apps/cluster/jobs.h>
#include <apps/cluster/shard_folder.h>
#include <apps/cluster/world.h>

#include <holdfast/core/progress.h>

namespace holdfast::cluster {

/// Writes the shards that rank 0 gives to this rank, until rank 0 ends the run. False if the run is
/// interrupted: other ranks may be gone then. A shard that cannot be written is reported to rank 0, not
/// thrown.
bool help(const World& world, const ShardedJob& job, const StopFlag& interrupted);

/// Rank 0's side: gives out the shards, writes some itself, and gathers the reports. Keeps references: all
/// three arguments must outlive this object. All calls come from the thread that made the World.
class Dispatcher {
  public:
    Dispatcher(const World& world, const ShardedJob& job, const StopFlag& interrupted);

    /// Has the ranks write these shards, and returns when all are written. Progress counts all shards of the
    /// job. Throws std::runtime_error, about the rank and its shard, if one fails or is gone, and if the run
    /// is interrupted.
    void write(const std::vector<u32>& missing, const ProgressCallback& progress);
    /// Ends the run of the other ranks.
    void end() const;

  private:
    struct Rank {
        std::string host;
        u32 shard = 0;  ///< the one that it is writing
        bool has_left = false;
    };

    void hear(const Message& message);
    void give(int rank);
    void fail(const Message& message);
    [[noreturn]] void take_leave();
    bool anyone_is_busy() const;
    bool all_have_left() const;
    std::string words_of(std::size_t rank) const;
    std::string resume_hint() const;

    const World& world_;
    const ShardedJob& job_;
    const StopFlag& interrupted_;
    ShardRunner runner_;
    std::vector<Rank> ranks_;
    std::vector<u32> missing_;
    std::size_t next_ = 0;      ///< of the missing shards, the one to be given next
    std::size_t finished_ = 0;  ///< of the missing shards
    bool is_ending_ = false;    ///< no more shards are given
    std::string failure_;
};

// How far a run is, on standard error: a bar on a terminal that can show one, elsewhere a line now and then,
// for a log.

class ProgressLines {
  public:
    ProgressLines();

    /// Returns a callback that reports to this object, which must outlive it.
    ProgressCallback callback();
    /// Erases the bar.
    void clear() { bar_.clear(); }

  private:
    using Clock = std::chrono::steady_clock;

    void show(u64 done, u64 total);

    cli::ProgressBar bar_;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point next_;
    bool has_begun_ = false;
    u64 done_before_ = 0;
};

}  // namespace holdfast::cluster
