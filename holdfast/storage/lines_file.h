// A shard of a text, read from its file, and all shards of one text.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/storage/lines_header.h>
#include <holdfast/storage/mapped_file.h>

namespace holdfast::storage {

class LinesFile {
  public:
    /// Checks every byte. Throws ParseError where there is no such file, it cannot be read, or is no shard of a text;
    /// DataError where it is not whole; Stopped.
    explicit LinesFile(std::string path, const StopFlag* stop = nullptr);

    const std::string& path() const { return path_; }
    const LinesHeader& header() const { return found_.header; }
    std::size_t steps() const { return found_.steps.size(); }
    /// The lines of a step, numbered from 0 in this file. Throws DataError where the file was cut short or written to
    /// since it was opened.
    std::string lines_of(std::size_t step) const;

  private:
    std::string path_;
    std::unique_ptr<MappedFile> mapped_;
    LinesFound found_;
};

/// The shards of one whole text, in the order of their steps. Throws as LinesFile does, and DataError where a file
/// belongs to another plan, is there twice or one is missing.
std::vector<LinesFile> open_all_shards(const std::vector<std::string>& paths, const StopFlag* stop = nullptr);

}  // namespace holdfast::storage
