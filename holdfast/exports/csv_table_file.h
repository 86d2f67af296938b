// A CSV file of many lines that is resumed after a kill, to the same bytes.
//
//   FILE.part   #0123456789abcdef____      the plan's digest, as long as the header line
//               8,5,0.9729...,...          lines, in the order of the plan
//               8,6,0.98                   cut short by a kill: dropped when the file is resumed
//
// When all lines are there, the header takes the place of the digest, and the file gets its name.
#pragma once

#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include <holdfast/core/integers.h>
#include <holdfast/storage/part_file.h>

namespace holdfast::exports {

class CsvTableFile {
  public:
    /// Creates or resumes FILE.part. `header` is a line with its line break, of 18 bytes at least; the
    /// digest has 16 characters. Throws ParseError where FILE exists, or FILE.part is of another plan or
    /// program, and std::runtime_error where it cannot be written.
    CsvTableFile(const std::string& path, std::string_view digest, std::string header);

    /// The last complete line, without its line break; none where there is no line yet.
    const std::optional<std::string>& last_line() const { return last_line_; }
    /// How many lines there are, the header not among them.
    u64 lines() const { return lines_; }
    /// Appends complete lines. Throws std::runtime_error, on a full disk for one.
    void append(std::string_view lines);
    /// Makes FILE of FILE.part.
    void finish();

  private:
    void begin();
    void resume();
    void check_written();

    storage::PartFile file_;
    std::string header_;
    std::string mark_;  ///< what stands in place of the header
    std::optional<std::string> last_line_;
    u64 lines_ = 0;
    std::fstream stream_;
};

}  // namespace holdfast::exports
