// What only the command line has of `videopoker sweep`: files, shards of them, and lines as they are found.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cli/commands/query_command.h>

#include <holdfast/core/integers.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/query.h>
#include <holdfast/queries/videopoker/sweep.h>
#include <holdfast/storage/lines_file.h>

namespace holdfast::cli {

// The file that a sweep is written to, CSV or SQLite, while it is FILE.part and when it is FILE.

// What `holdfast videopoker sweep` says of a file that it has written, as text, JSON and CSV.

struct SweptFile {
    std::string path;
    u64 paytables;           ///< swept
    u64 written;             ///< those that pass the filters
    std::string shard = {};  ///< "2/8" if it is one
};

queries::Json to_json(const SweptFile& file);
std::string to_csv(const SweptFile& file);
std::string swept_text(const SweptFile& file);

/// Both kinds take the lines of CSV, so that a sweep and its shards, merged, go the same way.
class SweepFile {
  public:
    SweepFile() = default;
    SweepFile(const SweepFile&) = delete;
    SweepFile& operator=(const SweepFile&) = delete;
    virtual ~SweepFile() = default;

    /// Paytables before this one need no more sweeping.
    virtual u64 done() const = 0;
    /// A line for each paytable that passes, of those up to `next`. Throws std::runtime_error.
    virtual void append(const std::string& lines, u64 next) = 0;
    /// Gives the file its name; how many paytables it holds.
    virtual u64 finish() = 0;
};

/// Creates or resumes FILE.part. Throws as CsvTableFile and TableDatabase do.
std::unique_ptr<SweepFile> open_sweep_file(const queries::SweepPlan& plan, const std::string& path,
                                           const StopFlag* stop);

// A sweep in shards: each some of its steps, in a file of its own; and the one file that they make.

/// A sweep with the request that it is made of, which its shards keep.
struct RequestedSweep {
    std::string request;
    queries::SweepPlan plan;
    std::vector<u64> step_ends;

    u64 first_of(std::size_t step) const { return step == 0 ? 0 : step_ends[step - 1]; }
};

/// Throws as plan_of() does.
RequestedSweep requested_sweep(const queries::Fields& fields, queries::Session& session);

/// The header of a shard's file: what was swept, and which steps it holds.
storage::LinesHeader header_of(const RequestedSweep& sweep, storage::Shard shard);

/// Sweeps a shard into a file, and goes on with it after any kill. Throws as LinesWriter does, and Stopped.
SweptFile write_sweep_shard(const RequestedSweep& sweep, storage::Shard shard, const std::string& path,
                            const Work& work);

/// Writes the file that the whole sweep would have written, CSV or SQLite by its ending, of all its shards,
/// in any order; goes on after any kill. Throws DataError if shards are damaged, of another version or not
/// all those of one sweep; as SweepFile does; Stopped.
SweptFile merge_sweep_shards(const std::vector<std::string>& shards, queries::Session& session,
                             const std::string& path, const Work& work);

/// A CSV or SQLite file, by its ending, resumed after any kill. What is said when the file is complete.
/// Throws as plan_of() does, and as the files do.
WrittenAnswer write_sweep_file(const queries::Fields& fields, queries::Session& session, const Work& work,
                               AnswerForm form, const std::string& path);

/// A shard of such a file, as "2/8". Throws ParseError if that is none.
WrittenAnswer write_shard_of_sweep(const queries::Fields& fields, queries::Session& session, const Work& work,
                                   AnswerForm form, const std::string& path, const std::string& shard);

/// The same lines on standard output, each as soon as it is known; nothing is kept. Throws as plan_of() and
/// write_answer() do, and Stopped, after a whole line.
void write_sweep_lines(const queries::Fields& fields, queries::Session& session, const Work& work);

/// Adds `merge` to the group `videopoker`, which must be there. The options and the session outlive the
/// parsing.
void add_sweep_merge_command(CLI::App& app, AnswerOptions& options, queries::Session& session);

}  // namespace holdfast::cli
