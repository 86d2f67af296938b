// The file that --out names. It must not exist: what is there already is never overwritten.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace holdfast::cli {

/// The value of --out. Throws ParseError where it was given twice, or looks like an option: "--out --board".
std::string out_path(const std::vector<std::string>& typed);

/// Throws ParseError where the path has none of these endings: a picture named x.pdf would open nowhere.
void check_ending(const std::string& path, const std::vector<std::string>& endings);
/// `ending` has small letters; the path may have capital ones there.
bool ends_in(const std::string& path, const std::string& ending);

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
