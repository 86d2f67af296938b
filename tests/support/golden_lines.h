// Golden files: one self-describing case in each line, read strictly.
//
//   kind | key=value | key: name=value; name=value | ...
//
// " | " separates fields; the first "=" or ": " of a field separates its key from the rest. Lines that begin
// with '#', and empty lines, are comments. A malformed line, a repeated key and a missing key are errors.
#pragma once

#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace holdfast::test {

using NamedValues = std::vector<std::pair<std::string, std::string>>;

class GoldenLine {
  public:
    /// Throws std::runtime_error with the line's number.
    GoldenLine(std::string_view text, int number);

    const std::string& kind() const { return kind_; }
    const std::string& text() const { return text_; }
    int number() const { return number_; }
    bool has(const std::string& key) const { return values_.count(key) != 0 || lists_.count(key) != 0; }
    /// The value of `key=value`; throws std::runtime_error if there is none.
    const std::string& at(const std::string& key) const;
    /// The pairs of `key: name=value; ...`; throws std::runtime_error if there are none.
    const NamedValues& list(const std::string& key) const;
    /// The keys of the line, in alphabetical order.
    std::vector<std::string> keys() const;

  private:
    void add_field(std::string_view field);
    [[noreturn]] void fail(const std::string& message) const;

    std::string kind_;
    std::string text_;
    int number_;
    std::map<std::string, std::string> values_;
    std::map<std::string, NamedValues> lists_;
};

/// Prints the line of a test.
inline std::ostream& operator<<(std::ostream& out, const GoldenLine& line) {
    return out << "line " << line.number();
}

/// All lines of a file except comments; throws std::runtime_error if the file cannot be read.
std::vector<GoldenLine> read_golden_file(const std::string& path);

/// The parts of `text` between separators.
std::vector<std::string_view> split(std::string_view text, std::string_view separator);

}  // namespace holdfast::test
