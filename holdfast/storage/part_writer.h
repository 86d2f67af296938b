// FILE.part while it is written, by one process at a time.
#pragma once

#include <cstddef>
#include <string>

#include <holdfast/core/integers.h>
#include <holdfast/storage/open_file.h>
#include <holdfast/storage/part_file.h>

namespace holdfast::storage {

class PartWriter {
  public:
    /// Opens FILE.part, or creates it, empty. Throws as PartFile does, ParseError where another process is writing
    /// it, and std::runtime_error where it cannot be opened.
    explicit PartWriter(const std::string& path);

    const PartFile& file() const { return file_; }
    const OpenFile& opened() const { return part_; }
    /// Throws std::runtime_error, as on a full disk.
    void write_at(u64 place, const void* bytes, std::size_t size) const;
    /// Cuts off what is there from this place on.
    void cut(u64 size) const;
    /// Flushes all to the disk and gives the file its name. Throws as PartFile::complete() does.
    void finish();

  private:
    PartFile file_;
    OpenFile part_;
};

}  // namespace holdfast::storage
