// Cases that are lines of a text file: what a reader makes of a text, or how it refuses it.
//
//     # Two suits, or none.                          a comment
//     ## range: weights in percent                   the reader of the cases below, and what they are about
//     AA@50 == AA:1/2                                both are read, and mean the same
//     AA(50%) | AA:.5 == AA:1/2                      several texts
//     AKo,AKs => AK                                  it is read, and this is written of it
//     AA:101% -> a weight is 0% to 100% @3+3         it is refused: one sentence, the first byte to blame, how many
//
// README.md beside this file has the rest: quotes, texts of several lines, several mistakes, and how to add a case.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace holdfast::test {

/// Returns what it reads in a text, written so that equal texts mean the same, or throws a ParseError or a Refusal.
using Reader = std::function<std::string(const std::string& text)>;
using Readers = std::map<std::string, Reader, std::less<>>;

/// What a reader throws whose errors are no ParseErrors: each mistake as a case has it, a sentence with its place.
struct Refusal {
    std::vector<std::string> mistakes;
};

/// A text of a case.
struct CaseText {
    std::string text;
    std::string written;  ///< in the file: in quotes, or between lines of backquotes
};

/// Texts of which the same is expected.
struct TextCase {
    std::vector<CaseText> texts;
    std::vector<std::string> outcome;  ///< "=> TEXT", "== TEXT", or "-> SENTENCE @3+3" for each mistake
    std::size_t first_line;            ///< from 0
    std::size_t line_count;
};

/// The cases below one heading.
struct CaseSection {
    std::string reader;
    std::string title;  ///< empty if there is none
    std::size_t line;
    std::vector<TextCase> cases;
};

/// Throws std::runtime_error with the line's number if it is not as README.md says.
std::vector<CaseSection> parse_cases(const std::vector<std::string>& lines);

/// What a reader makes of a text now, as a case has it.
std::vector<std::string> outcome_of(const Reader& reader, const std::string& text);

/// The lines of a case, or none if it holds, as they should be: with what the reader makes of each text now.
std::vector<std::string> lines_to_mend(const TextCase& each, const Reader& reader);

/// Registers a GoogleTest for each heading of a file of tests/, named after the file and the heading.
class TextCases {
  public:
    TextCases(std::string_view file, const Readers& readers);
};

}  // namespace holdfast::test
