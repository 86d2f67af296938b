// The commands that a cluster runs, as jobs of shards.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <apps/cli/answer_options.h>

#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/query.h>
#include <holdfast/core/progress.h>
#include <holdfast/holdem/tables/table_kind.h>
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

/// The parts of a job that both kinds share.
struct JobOptions {
    std::string file;
    std::vector<std::string> shards;  ///< how many, as typed; none: a few hundred
    /// Threads of each rank; 0: all processors.
    unsigned threads;
    cli::AnswerForm form;
};

/// The job of `holdfast holdem table build`. Throws ParseError if more shards are asked for than there are
/// blocks.
ShardedJob table_job(holdem::TableKind kind, const JobOptions& options);

/// The job of `holdfast videopoker sweep --out`. The session must outlive the job. Throws ParseError, also on
/// a file that ends neither in .csv nor in .db.
ShardedJob sweep_job(const ask::Fields& fields, ask::Session& session, const JobOptions& options);

}  // namespace holdfast::cluster
