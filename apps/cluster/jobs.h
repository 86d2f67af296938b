// Jobs of shards: what a cluster does.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <apps/cli/answer_options.h>

#include <holdfast/core/integers.h>
#include <holdfast/core/progress.h>
#include <holdfast/storage/shard.h>

namespace holdfast::cluster {

// A command as a cluster runs it: a file that is made of shards, each of which any machine can write.
//
// Every rank makes the job from the command line by itself; no function is sent to another rank. `write` runs
// in a thread of ShardRunner, one call at a time; the two others run in the main thread of rank 0.

struct ShardedJob {
    /// What all shards together make; must not exist when the run begins.
    std::string file;
    std::string plan;  ///< a line that no other job has
    u32 shards;
    unsigned threads;  ///< of each rank
    /// Writes a shard to a path that does not exist yet, or resumes one that was interrupted. Throws Stopped.
    std::function<void(storage::Shard shard, const std::string& path, const Work& work)> write;
    /// Whether the file at this path is that shard. Throws DataError if it is damaged.
    std::function<bool(storage::Shard shard, const std::string& path)> is_shard;
    /// Writes the file from all shards, in the order of their numbers; returns what to print when it is
    /// complete. Throws Stopped, DataError and ParseError as merging does; the shards stay as they are.
    std::function<std::string(const std::vector<std::string>& paths, const Work& work)> merge;
};

/// What is typed for every job.
struct JobOptions {
    std::string file;
    std::vector<std::string> shards;  ///< how many, as typed; none: a few hundred
    /// Threads of each rank; 0: all processors.
    unsigned threads;
    cli::AnswerForm form;
};

/// Does not depend on the number of ranks, so that a run can be resumed with more of them. Throws ParseError, about the
/// `whole`, "this sweep", if more shards are typed than there are blocks or steps, `most`: each shard has one at least.
u32 shard_count(const JobOptions& options, std::size_t most, const std::string& whole);

}  // namespace holdfast::cluster
