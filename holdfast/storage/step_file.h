// The finished steps of a long text: a checked file to which each is appended, so that a killed run can
// resume.
//
// A shard is such a file with some of the steps, and keeps it. A file in another form (CSV, SQLite) has all of them in
// FILE.part while they are worked out; FILE is written from it at the end.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/storage/mapped_file.h>
#include <holdfast/storage/part_file.h>
#include <holdfast/storage/shard.h>

namespace holdfast::storage {

// The lines that each step of a plan makes, with their checksums.
//
//   HOLDFAST lines 1                            version of this format
//   kind: game sweep                            what they are lines of
//   plan: 0123456789abcdef                      digest of the plan: shards of one plan have the same
//   steps: 3 to 6 of 9                          from the first up to the one after the last
//   request: {"query": "game.sweep", ...}       what the plan can be made from again
//   header: 0123456789abcdef                    XXH3-64 of all bytes before
//   step 3, 24 bytes: 0123456789abcdef          XXH3-64 of these 24 bytes
//   8,5,0.98439,...                             the lines of step 3
//   step 4, 0 bytes: 2d06800538d394c2
//   ...
//
// Every step is written at once, after the one before it, so wherever writing stops, all steps up to some
// step are complete.

struct StepsHeader {
    std::string kind;
    std::string plan;
    std::size_t steps = 0;  ///< of the whole plan
    BlockRange range = {};  ///< the steps in this file
    std::string request;

    bool operator==(const StepsHeader&) const = default;
};

/// The first bytes of a file. All texts are one line each.
std::string pack(const StepsHeader& header);
/// Reads the header that begins a file. If it is not as pack() writes it, throws ForeignFile or InvalidArgument with a
/// sentence about the file.
StepsHeader unpack_steps_header(std::string_view bytes);
/// The line before the lines of a step.
std::string pack_step(u64 step, std::string_view lines);

/// The header and the complete steps in the bytes of a file.
struct StepsFound {
    StepsHeader header = {};
    std::vector<std::string_view> steps = {};  ///< the lines of each, from the first one on,
    std::vector<u64> checksums = {};           ///< and their checksums
    std::size_t end = 0;                       ///< the bytes of the header and these steps
};

/// Finds them. Throws as unpack_steps_header() does, and Stopped.
StepsFound find_steps(std::string_view bytes, const StopFlag* stop = nullptr);

class StepFile {
  public:
    /// Opens a file and checks every byte. Throws ParseError if there is no such file, it cannot be read, or
    /// is no shard of a text; DataError if it is damaged or incomplete; Stopped.
    explicit StepFile(std::string path, const StopFlag* stop = nullptr);

    const std::string& path() const { return path_; }
    const StepsHeader& header() const { return found_.header; }
    std::size_t steps() const { return found_.steps.size(); }
    /// The lines of a step, numbered from 0 in this file. Throws DataError if the file was cut short or
    /// written to since it was opened.
    std::string lines_of(std::size_t step) const;

  private:
    std::string path_;
    std::unique_ptr<MappedFile> mapped_;
    StepsFound found_;
};

/// Opens all shards of one text and returns them in the order of their steps. Throws as StepFile does, and
/// DataError if a file belongs to another plan, occurs twice or is missing.
std::vector<StepFile> open_all_shards(const std::vector<std::string>& paths, const StopFlag* stop = nullptr);

// Writes FILE.part step by step. If writing is interrupted, the same call resumes after the last complete step.

class StepWriter {
  public:
    /// Creates or resumes FILE.part. Throws as PartWriter does; ParseError if FILE.part belongs to another
    /// plan, shard or program; Stopped.
    StepWriter(const std::string& path, StepsHeader header, const StopFlag* stop = nullptr);

    const StepsHeader& header() const { return header_; }
    /// The step to be written next; header.range.end if all are written.
    u64 next() const { return next_; }
    /// The number of lines written so far.
    u64 lines() const { return lines_; }
    /// FILE.part, which a StepFile can read.
    const std::string& part() const { return part_.file().part(); }
    /// Writes the lines of the next step. Throws std::runtime_error if writing fails.
    void append(std::string_view lines);
    /// Renames FILE.part to FILE, a shard; all steps must have been written. Throws as PartWriter::finish() does.
    void finish();
    /// Deletes FILE.part, from which FILE was made.
    void remove() const { part_.remove(); }

  private:
    void resume(const StopFlag* stop);

    PartWriter part_;
    StepsHeader header_;
    u64 next_;
    u64 lines_ = 0;
    u64 size_ = 0;  ///< bytes that are whole
};

}  // namespace holdfast::storage
