// A file mapped into memory, read only, for as long as this object.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include <holdfast/storage/open_file.h>

namespace holdfast::storage {

class MappedFile {
  public:
    /// The whole file, which may be closed afterwards; nothing where it is empty or cannot be mapped (errno says
    /// why).
    explicit MappedFile(const OpenFile& file);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    /// Null where nothing is mapped.
    const unsigned char* bytes() const { return bytes_; }
    std::size_t size() const { return size_; }

  private:
    unsigned char* bytes_ = nullptr;
    std::size_t size_ = 0;
};

/// A file that Holdfast wrote, a "table" for one. Throws DataError where there is none, it cannot be read, or is
/// empty.
std::unique_ptr<MappedFile> map_data_file(const std::string& path, const std::string& what);

}  // namespace holdfast::storage
