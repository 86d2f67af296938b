// Where answers and messages go, and what the terminal there can show.
//
// Standard output carries answers and nothing else, so that it can be piped; warnings, errors and progress go
// to standard error. Each has a style of its own, since one may be a terminal while the other is a file.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <apps/terminal/style.h>

namespace holdfast::cli {

/// Writes all of the text to standard output, or throws std::system_error (a full disk, a closed file).
void write_answer(std::string_view text);

/// Writes "holdfast: " and the parts of a text to standard error, at once and without memory of its own.
void write_message(std::initializer_list<std::string_view> parts);

/// A message for each warning.
void write_warnings(const std::vector<std::string>& warnings);

/// Whether the terminal knows no sequence for colour or for erasing.
bool is_dumb_terminal();

/// The style of answers. Colour on a terminal only, and only if NO_COLOR is not set; the width of the
/// terminal, or 0.
terminal::TextStyle output_style();

/// The style of messages, by the same rules.
terminal::TextStyle message_style();

// The file that --out names. It must not exist: what is there already is never overwritten.

/// The value of --out. Throws CLI::ParseError if it was given twice, ParseError if it looks like an option:
/// "--out --board".
std::string out_path(const std::vector<std::string>& typed);

/// The ending that the path has. Throws ParseError if it has none of these: a picture named x.pdf would open
/// nowhere.
std::string ending_of(const std::string& path, const std::vector<std::string>& endings);
/// Throws as ending_of() does.
void check_ending(const std::string& path, const std::vector<std::string>& endings);
/// `ending` has small letters; the path may have capital ones there.
bool ends_in(const std::string& path, const std::string& ending);

class OutFile {
  public:
    /// Throws ParseError if the path exists, or its folder does not: before anything is computed.
    explicit OutFile(std::string path);

    /// Throws ParseError if there is nothing to write, or the file has appeared meanwhile; and
    /// std::system_error on a full disk and the like.
    void write(std::string_view text) const;

  private:
    [[noreturn]] void refuse(const std::string& what) const;

    std::string path_;
};

}  // namespace holdfast::cli
