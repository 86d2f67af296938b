// A CSV file of many lines whose writing can be interrupted at any time and resumed; the result has the same
// bytes.
//
//   FILE.part         flush,return,...            the header and whole lines, in the order of the plan
//                     8,5,0.9729...,...
//                     8,6,0.98                    cut short by a kill: dropped when the file is resumed
//
//   FILE.part.steps   HOLDFAST steps 1 of 0123456789abcdef          the digest of the plan
//                     8160 123456 0123456789abcdef 76543210fedcba98
//
// A line of FILE.part.steps: how far the plan is, how many bytes FILE.part has then, the checksum of the
// bytes since the line before, and that of this line. It is written after these bytes, so what FILE.part has
// beyond the last step that fits its checksum is rewritten. A FILE.part that neither begins with the header
// nor has a step that fits is another program's, whatever the steps beside it are of. At the end FILE.part is
// renamed as it is.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/core/progress.h>
#include <holdfast/storage/part_file.h>

namespace holdfast::storage {

class CsvTableFile {
  public:
    /// Creates or resumes FILE.part. `header` is a line with its line break. Throws as PartWriter does;
    /// ParseError if FILE.part or its steps belong to another plan or program, or one exists without the
    /// other; Stopped.
    CsvTableFile(const std::string& path, std::string_view digest, std::string_view header,
                 const StopFlag* stop = nullptr);

    /// The `done` of the last append(); 0 at the beginning.
    u64 done() const { return done_; }
    /// The number of lines, not counting the header.
    u64 lines() const { return lines_; }
    /// Appends complete lines, and notes how far the plan is. Throws std::runtime_error if writing fails, as
    /// on a full disk.
    void append(std::string_view lines, u64 done);
    /// Renames FILE.part to FILE. Throws as PartWriter::finish() does.
    void finish();

  private:
    void open_steps();
    void begin(std::string_view header);
    /// Finds how far FILE.part is whole. False if no step fits any of its bytes.
    bool resume(std::string_view steps, const StopFlag* stop);
    void write_steps(u64 place, std::string_view text) const;
    void cut_steps(u64 size) const;
    /// Throws ParseError: the steps belong to another program.
    [[noreturn]] void refuse_steps() const;
    /// Throws std::runtime_error about FILE.part.steps, with the message of the system's error code.
    [[noreturn]] void fail_steps(int code) const;

    PartWriter part_;
    std::string steps_path_;
    std::string first_;  ///< the first line of the steps
    OpenFile steps_{-1};
    u64 done_ = 0;
    u64 lines_ = 0;
    u64 size_ = 0;        ///< bytes that are whole in FILE.part,
    u64 steps_size_ = 0;  ///< and in FILE.part.steps
};

}  // namespace holdfast::storage
