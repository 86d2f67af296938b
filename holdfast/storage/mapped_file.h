// A file mapped into memory, read only, for as long as this object.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

#include <sys/stat.h>

#include <holdfast/core/integers.h>

namespace holdfast::storage {

// What a path may name instead of a plain file.

/// "a directory", "a pipe", "a socket" or "a device"; null for a plain file.
inline const char* kind_of_special_file(mode_t mode) {
    if (S_ISREG(mode)) return nullptr;
    if (S_ISDIR(mode)) return "a directory";
    if (S_ISFIFO(mode)) return "a pipe";
    return S_ISSOCK(mode) ? "a socket" : "a device";
}

/// Writes the folder of a file to the disk, so that the file keeps its new name if the power fails. A file system
/// that cannot do that is not an error.
void sync_folder_of(const std::string& path);

// A file descriptor that is closed by the destructor.

class OpenFile {
  public:
    /// Takes what open() returned: negative if that failed.
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

    /// Writes all of these bytes at this place. Returns 0, or the system's error code, as on a full disk.
    [[nodiscard]] int write_at(u64 place, const void* bytes, std::size_t size) const;

  private:
    int descriptor_;
};

class MappedFile {
  public:
    /// Maps the whole file, which may be closed afterwards; maps nothing if it is empty or cannot be mapped
    /// (errno says why).
    explicit MappedFile(const OpenFile& file);
    /// Maps the file, and keeps it open for is_changed().
    explicit MappedFile(OpenFile&& file);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    /// Null if nothing is mapped.
    const unsigned char* bytes() const { return bytes_; }
    std::size_t size() const { return size_; }
    /// Whether a read found the file shorter than when it was mapped, or its disk failing: bytes read since
    /// then are meaningless. Call it after reading and before using the bytes. Works only after
    /// outlive_cut_files(), and for the first 1,024 files that are mapped at once; otherwise such a read ends
    /// the process.
    bool is_cut() const;
    /// Whether the file was written to since it was mapped, whatever its name is by now: bytes read since
    /// then may be old or new ones. Call it after reading and before using the bytes. Works only if the file
    /// is kept open.
    bool is_changed() const;
    /// Closes the file, which stays mapped: a process may map more files than it may have open.
    void close_file() { file_.close(); }

  private:
    OpenFile file_{-1};
    struct stat mapped_as_ = {};
    unsigned char* bytes_ = nullptr;
    std::size_t size_ = 0;
    std::size_t watch_;  ///< this file's number in the list of outlive_cut_files()
};

/// Handles SIGBUS from now on: reading a mapped file beyond an end that was cut off gives zeros and sets
/// is_cut(). For programs to call at startup; the library itself never installs a signal handler.
void outlive_cut_files();

/// Maps a file that Holdfast wrote; `what` names it in errors, such as "table". Throws ParseError, about the
/// path, if there is no such file, it is empty or of another kind, or may not be read; std::runtime_error if
/// the system cannot read it now: memory, descriptors, disk.
std::unique_ptr<MappedFile> map_data_file(const std::string& path, const std::string& what);

}  // namespace holdfast::storage
