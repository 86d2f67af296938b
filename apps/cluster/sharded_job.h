// A command as a cluster runs it: a file that is made of shards, each of which any machine can write.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/storage/shard.h>

namespace holdfast::cluster {

struct ShardedJob {
    std::string file;
    std::string plan;  ///< a line that no other job has
    u32 shards;
    unsigned threads;  ///< of each rank
    /// Writes a shard to a path that is not there yet; called again after any kill, goes on. Throws Stopped.
    std::function<void(storage::Shard shard, const std::string& path, const Work& work)> write;
    /// Whether the file at this path is that shard. Throws DataError where it is damaged.
    std::function<bool(storage::Shard shard, const std::string& path)> is_shard;
    /// Writes the file; what is said when it is complete.
    std::function<std::string(const std::vector<std::string>& paths, const Work& work)> merge;
};

}  // namespace holdfast::cluster
