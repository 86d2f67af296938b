// A file mapped into memory, read only, for as long as this object.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

#include <sys/stat.h>

#include <holdfast/core/integers.h>

namespace holdfast::storage {

// What a path may name instead of a file of bytes, in words.

/// "a directory", "a pipe", "a socket" or "a device"; null for a plain file.
inline const char* kind_of_special_file(mode_t mode) {
    if (S_ISREG(mode)) return nullptr;
    if (S_ISDIR(mode)) return "a directory";
    if (S_ISFIFO(mode)) return "a pipe";
    return S_ISSOCK(mode) ? "a socket" : "a device";
}

// A file descriptor that is closed at the end.

class OpenFile {
  public:
    /// Of open(): negative where that failed.
    explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
    ~OpenFile() { close(); }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    OpenFile(OpenFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    OpenFile& operator=(OpenFile&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }

    bool is_open() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }
    void close();

    /// Writes all of these bytes at this place; 0, or the system's code of what went wrong, as on a full disk.
    [[nodiscard]] int write_at(u64 place, const void* bytes, std::size_t size) const;

  private:
    int descriptor_;
};

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
