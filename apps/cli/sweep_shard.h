// A sweep in shards: each some of its steps, in a file of its own; and the one file that they make.
#pragma once

#include <string>
#include <vector>

#include <apps/cli/sweep_answers.h>

#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/session.h>
#include <holdfast/queries/videopoker/sweep.h>
#include <holdfast/storage/lines_header.h>

namespace holdfast::cli {

/// A sweep with the request that it is made of, which its shards keep.
struct RequestedSweep {
    std::string request;
    queries::SweepPlan plan;
    std::vector<u64> step_ends;

    u64 first_of(std::size_t step) const { return step == 0 ? 0 : step_ends[step - 1]; }
};

/// Throws as plan_of() does.
RequestedSweep requested_sweep(const queries::Fields& fields, queries::Session& session);

/// What the file of a shard says of itself.
storage::LinesHeader header_of(const RequestedSweep& sweep, storage::Shard shard);

/// Sweeps a shard into a file, and goes on with it after any kill. Throws as LinesWriter does, and Stopped.
SweptFile write_sweep_shard(const RequestedSweep& sweep, storage::Shard shard, const std::string& path,
                            const Work& work);

/// Writes the file that the whole sweep would have written, CSV or SQLite by its ending, of all its shards, in
/// any order; goes on after any kill. Throws DataError where shards are damaged, of another version or not
/// all those of one sweep; as SweepFile does; Stopped.
SweptFile merge_sweep_shards(const std::vector<std::string>& shards, queries::Session& session,
                             const std::string& path, const Work& work);

}  // namespace holdfast::cli
