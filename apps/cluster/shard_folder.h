// The folder of finished shards beside the file that they make: FILE.shards/17-of-256.shard.
//
// All machines share it. A shard has its name only when it is whole, so whatever is there is finished, and a
// run that was killed goes on with what is missing. FILE.shards/plan says what they are shards of.
#pragma once

#include <string>
#include <vector>

#include <apps/cluster/sharded_job.h>

#include <holdfast/storage/open_file.h>

namespace holdfast::cluster {

/// The path of a shard of a job.
std::string shard_path(const ShardedJob& job, u32 number);

/// The folder while one run uses it: that of rank 0.
class ShardFolder {
  public:
    /// Creates it. Throws ParseError if the job's file exists, the folder holds shards of another command, or
    /// another run is using it; DataError if a shard is damaged.
    explicit ShardFolder(const ShardedJob& job);

    /// The numbers of the shards that are not there.
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

}  // namespace holdfast::cluster
