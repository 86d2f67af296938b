// A file that is written under another name until it is complete: FILE.part, then FILE.
//
// FILE.part bears the digest of the plan that it is written by, so that only the same plan resumes it. A
// file that is there already is never touched.
#pragma once

#include <string>

namespace holdfast::storage {

class PartFile {
  public:
    /// Throws ParseError where FILE is there already, or its folder is not.
    explicit PartFile(std::string path);

    const std::string& path() const { return path_; }
    const std::string& part() const { return part_; }
    /// Whether FILE.part is there, and has at least one byte.
    bool is_begun() const;
    /// Gives FILE.part its name.
    void complete() const;

    /// Throw ParseError: the part belongs to another plan, or to another program.
    [[noreturn]] void refuse_other_plan() const;
    [[noreturn]] void refuse_stranger() const;

  private:
    [[noreturn]] void refuse(const std::string& what) const;

    std::string path_;
    std::string part_;
};

}  // namespace holdfast::storage
