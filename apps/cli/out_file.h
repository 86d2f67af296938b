// The file that --out names. It must not exist: what is there already is never overwritten.
#pragma once

#include <string>
#include <string_view>

namespace holdfast::cli {

class OutFile {
  public:
    /// Throws ParseError where the path exists, or its folder does not: before anything is computed.
    explicit OutFile(std::string path);

    /// Throws ParseError where there is nothing to write, or the file has come into being meanwhile; and
    /// std::system_error on a full disk and its like.
    void write(std::string_view text) const;

  private:
    [[noreturn]] void refuse(const std::string& what) const;

    std::string path_;
};

}  // namespace holdfast::cli
