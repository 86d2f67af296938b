// A file that is written under another name until it is complete: FILE.part, then FILE.
//
// FILE.part bears the digest of the plan that it is written by, so that only the same plan resumes it. A file
// that is there already is never touched, nor one that appears while FILE.part is written; but where the file
// system has no hard links, nor renames that keep what is there, one that appears in the moment of renaming is lost.
#pragma once

#include <cstddef>
#include <string>

#include <holdfast/core/integers.h>
#include <holdfast/storage/mapped_file.h>

namespace holdfast::storage {

class PartFile {
  public:
    /// Throws ParseError where FILE is there already, or its folder is not.
    explicit PartFile(std::string path);

    const std::string& path() const { return path_; }
    const std::string& part() const { return part_; }
    /// Whether FILE.part is there, and has at least one byte.
    bool is_begun() const;
    /// FILE.part, which must be there, to be read and written. Throws std::runtime_error.
    OpenFile open_part() const;
    /// Flushes FILE.part, which is open, to the disk, then gives it its name, and flushes that. Throws ParseError
    /// if there is a FILE by now; std::runtime_error. FILE.part stays then.
    void complete(const OpenFile& part) const;

    /// Throw ParseError: the part belongs to another plan, or to another program, or is being written.
    [[noreturn]] void refuse_other_plan() const;
    [[noreturn]] void refuse_stranger() const;
    [[noreturn]] void refuse_in_use() const;
    /// Throws ParseError about FILE, with this sentence.
    [[noreturn]] void refuse(const std::string& what) const;
    /// Throws std::runtime_error: FILE.part is no longer the file that was written.
    [[noreturn]] void fail_replaced() const;
    /// Throws std::runtime_error about FILE.part, by the system's code of an error.
    [[noreturn]] void fail(int code) const;

  private:
    std::string path_;
    std::string part_;
};

// FILE.part while it is written, by one process at a time.

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
