// A file that is written under another name until it is complete: FILE.part, then FILE.
//
// FILE.part bears the digest of the plan that it is written by, so that only the same plan resumes it. A file
// that is there already is never touched, nor one that appears while FILE.part is written; but where the file
// system has no hard links, nor renames that keep what is there, one that appears in the moment of renaming is lost.
#pragma once

#include <string>

#include <holdfast/storage/open_file.h>

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

}  // namespace holdfast::storage
