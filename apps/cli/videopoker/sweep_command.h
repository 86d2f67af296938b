// The parts of `videopoker sweep` that only the command line has: files, their shards, and lines printed as
// they are found.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cli/commands/query_command.h>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/sweep.h>
#include <holdfast/core/integers.h>
#include <holdfast/storage/step_file.h>

namespace holdfast::cli {

// What `holdfast videopoker sweep` says about a file that it has written, as text, JSON and CSV.

struct SweptFile {
    std::string path;
    u64 paytables;                           ///< swept
    u64 written;                             ///< those that pass the filters
    std::string shard = {};                  ///< "2/8" if it is one
    std::vector<std::string> warnings = {};  ///< about its ranges, for standard error
};

ask::Json to_json(const SweptFile& file);
std::string to_csv(const SweptFile& file);
std::string swept_text(const SweptFile& file);

// Sweeps in shards, each a file with some of the steps, and merging these into one file.

/// A sweep with the request that it is made from, which its shards keep: a merge makes the plan again from
/// it.
struct RequestedSweep {
    std::string request;
    ask::SweepPlan plan;
    /// [step] the paytable after its last one.
    std::vector<u64> step_ends;

    /// The first paytable of a step.
    u64 first_of(std::size_t step) const { return step == 0 ? 0 : step_ends[step - 1]; }
};

/// Throws as plan_of() does, and Stopped.
RequestedSweep requested_sweep(const ask::Fields& fields, ask::Session& session,
                               const StopFlag* stop = nullptr);

/// The header of a shard's file: what was swept, and which steps it holds.
storage::StepsHeader header_of(const RequestedSweep& sweep, storage::Shard shard);

/// Sweeps a shard into a file, resuming it after any interruption. Throws as StepWriter does, and Stopped.
SweptFile write_sweep_shard(const RequestedSweep& sweep, storage::Shard shard, const std::string& path,
                            const Work& work);

/// Writes the file that the whole sweep would have written, CSV or SQLite by its ending, from all its shards,
/// in any order. Throws DataError if shards are damaged, of another version or not all those of one sweep; as
/// StepWriter, NewFile and TableDatabase do; Stopped.
SweptFile merge_sweep_shards(const std::vector<std::string>& shards, ask::Session& session,
                             const std::string& path, const Work& work);

/// Writes a CSV or SQLite file, by its ending, resuming it after any interruption. Returns what to print when
/// the file is complete. Throws as plan_of() does, and as the files do.
WrittenAnswer write_sweep_file(const ask::Fields& fields, ask::Session& session, const Work& work,
                               AnswerForm form, const std::string& path);

/// Writes a shard of such a file, such as "2/8". Throws ParseError if that is not a shard.
WrittenAnswer write_shard_of_sweep(const ask::Fields& fields, ask::Session& session, const Work& work,
                                   AnswerForm form, const std::string& path, const std::string& shard);

/// Writes the same lines to standard output, each as soon as it is known, and keeps nothing. Throws as
/// plan_of() and write_answer() do, and Stopped, after a whole line.
void write_sweep_lines(const ask::Fields& fields, ask::Session& session, const Work& work);

/// Adds `merge` to the family's group. The options and the session must outlive the parsing.
void add_sweep_merge_command(CLI::App& group, AnswerOptions& options, ask::Session& session);

}  // namespace holdfast::cli
