// A file mapped into memory, read only, for as long as this object.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include <sys/stat.h>

#include <holdfast/storage/open_file.h>

namespace holdfast::storage {

class MappedFile {
  public:
    /// The whole file, which may be closed afterwards; nothing where it is empty or cannot be mapped (errno says
    /// why).
    explicit MappedFile(const OpenFile& file);
    /// The same, and keeps it open, for is_changed().
    explicit MappedFile(OpenFile&& file);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    /// Null where nothing is mapped.
    const unsigned char* bytes() const { return bytes_; }
    std::size_t size() const { return size_; }
    /// Whether a read found the file shorter than it was when it was mapped, or its disk failing: what was read
    /// since then means nothing. Only after outlive_cut_files(); without that, such a read ends the process.
    bool is_cut() const;
    /// Whether somebody has written to the file since it was mapped, whatever its name is by now: what was read since
    /// then may be of before or after. Only of a file that is kept open.
    bool is_changed() const;
    /// Closes the file, which stays mapped: a process may map more files than it may have open.
    void close_file() { file_.close(); }

  private:
    OpenFile file_{-1};
    struct stat mapped_as_ = {};
    unsigned char* bytes_ = nullptr;
    std::size_t size_ = 0;
    std::size_t watch_;  ///< number of the place where outlive_cut_files() finds this one
};

/// From now on a read of a mapped file that the system refuses with SIGBUS, because somebody has cut the file,
/// gives zeros and is_cut(). For programs: a library must not take signals from those who use it.
void outlive_cut_files();

/// A file that Holdfast wrote, a "table" for one. Throws ParseError, about the path, where there is none, it cannot be
/// read, or is empty.
std::unique_ptr<MappedFile> map_data_file(const std::string& path, const std::string& what);

}  // namespace holdfast::storage
