// A file that is written under another name until it is complete: FILE.part, then FILE.
//
// FILE.part contains the digest of its plan, so that only the same plan resumes it. An existing FILE is never
// changed, nor one that appears while FILE.part is written. One exception: if the file system has neither
// hard links nor renames that keep an existing file, a FILE that appears at the moment of renaming is
// overwritten.
//
// Long computations are resumed from FILE.part. Files that are written at once, from steps or a table that
// exist already, are FILE.holdfast-new until they are complete, and begun anew after an interruption.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include <holdfast/core/integers.h>
#include <holdfast/core/progress.h>
#include <holdfast/storage/mapped_file.h>

namespace holdfast::storage {

class PartFile {
  public:
    /// Throws ParseError if FILE exists already, or its folder does not. `ending`: appended to FILE for the
    /// other name.
    explicit PartFile(std::string path, const char* ending = ".part");

    const std::string& path() const { return path_; }
    const std::string& part() const { return part_; }
    /// Whether FILE.part exists and is not empty.
    bool is_begun() const;
    /// Flushes the open FILE.part to the disk, renames it to FILE, and flushes the folder. Throws ParseError
    /// if FILE exists by now, and std::runtime_error if the system refuses; FILE.part remains then.
    void complete(const OpenFile& part) const;

    /// Throw ParseError: FILE.part belongs to another plan, or to another program, or is being written.
    [[noreturn]] void refuse_other_plan() const;
    [[noreturn]] void refuse_stranger() const;
    [[noreturn]] void refuse_in_use() const;
    /// Throws ParseError about FILE, with this sentence.
    [[noreturn]] void refuse(const std::string& what) const;
    /// Throws std::runtime_error about FILE.part, with the message of the system's error code.
    [[noreturn]] void fail(int code) const;

  private:
    std::string path_;
    std::string part_;
};

// FILE.part while it is written, locked so that only one process writes it.

class PartWriter {
  public:
    /// Opens FILE.part, or creates an empty one. Throws as PartFile does, ParseError if another process is
    /// writing it, and std::runtime_error if it cannot be opened.
    explicit PartWriter(const std::string& path, const char* ending = ".part");

    const PartFile& file() const { return file_; }
    const OpenFile& opened() const { return part_; }

    /// Who began FILE.part, as far as its bytes tell: only our own may be changed.
    enum class Contents : unsigned char {
        blank,  ///< empty, or killed before anything but `first` was in it: nothing is lost by beginning anew
        ours,   ///< it begins as our files do, with this plan or another one
        foreign,  ///< anything else
    };
    /// Inspects FILE.part. `first`: the bytes that are written first; the first `proof` of them are in all
    /// our files. `room`: the size to which it is then extended with zeros; 0 if it is not. A file with only
    /// a beginning of `first` is blank, whoever wrote it: it will begin so again. Throws Stopped, and
    /// std::runtime_error if it cannot be read.
    Contents contents(std::string_view first, std::size_t proof, u64 room, const StopFlag* stop) const;

    /// Writes bytes at this place. Throws std::runtime_error if that fails, as on a full disk.
    void write_at(u64 place, const void* bytes, std::size_t size) const;
    /// Truncates the file to `size` bytes.
    void cut(u64 size) const;
    /// Flushes the file to the disk and renames it. Throws as PartFile::complete() does.
    void finish();
    /// Deletes FILE.part.
    void remove() const;

  private:
    PartFile file_;
    OpenFile part_;
};

// Writes FILE.holdfast-new from its first byte to its last; deletes it unless finished.

class NewFile {
  public:
    /// Whether a file that begins so is ours, if its first bytes do not tell.
    using IsOurs = std::function<bool(const OpenFile& file)>;

    /// Every FILE begins with these bytes, or is empty: what a process that was killed has left is known by them, and
    /// overwritten. Throws as PartWriter does, and ParseError if FILE.holdfast-new is another file.
    NewFile(const std::string& path, std::string_view first, const IsOurs& is_ours = {});
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    ~NewFile();

    const PartFile& file() const { return part_.file(); }
    /// Throws std::runtime_error if writing fails, as on a full disk.
    void append(std::string_view bytes);
    /// Renames it to FILE. Throws as PartFile::complete() does.
    void finish();

  private:
    void flush();

    PartWriter part_;
    std::string buffer_;
    u64 written_ = 0;  ///< bytes
    bool is_whole_ = false;
};

}  // namespace holdfast::storage
