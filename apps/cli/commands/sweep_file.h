// The file that a sweep is written to, CSV or SQLite, while it is FILE.part and when it is FILE.
#pragma once

#include <memory>
#include <string>

#include <apps/cli/answer_options.h>

#include <holdfast/core/integers.h>
#include <holdfast/queries/videopoker/sweep.h>

namespace holdfast::cli {

// What `holdfast videopoker sweep` says of a file that it has written, as text, JSON and CSV.

struct SweptFile {
    std::string path;
    u64 paytables;           ///< swept
    u64 written;             ///< those that pass the filters
    std::string shard = {};  ///< "2/8" where it is one
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

}  // namespace holdfast::cli
