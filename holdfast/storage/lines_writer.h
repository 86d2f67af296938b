// A shard of a text that is written step by step, and survives being killed: FILE.part, then FILE.
//
// When the same shard is written again after a kill, it goes on after the last step that is whole.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/storage/lines_header.h>
#include <holdfast/storage/part_writer.h>

namespace holdfast::storage {

class LinesWriter {
  public:
    /// Creates or resumes FILE.part. Throws as PartWriter does, and ParseError where FILE.part is of another
    /// plan, shard or program; Stopped.
    LinesWriter(const std::string& path, LinesHeader header, const StopFlag* stop = nullptr);

    /// The step to be written next; header.range.end where all are there.
    u64 next() const { return next_; }
    /// How many lines the steps before it have.
    u64 lines() const { return lines_; }
    /// The lines of the next step. Throws std::runtime_error.
    void append(std::string_view lines);
    /// Makes FILE of FILE.part; all steps must have been written. Throws std::runtime_error.
    void finish();

  private:
    void resume(const StopFlag* stop);

    PartWriter part_;
    LinesHeader header_;
    u64 next_;
    u64 lines_ = 0;
    u64 size_ = 0;  ///< of what is whole
};

}  // namespace holdfast::storage
