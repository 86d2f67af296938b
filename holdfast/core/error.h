// The one vocabulary of errors: what the library throws, and how a place in a text is named to a person.
//
//   ParseError     the user's text is wrong: one sentence, the whole text, and the bytes of it to blame
//   DataError      a file that Holdfast itself wrote is missing, damaged or of another version
//   OverflowError  an exact result does not fit the type that should hold it; nothing ever wraps around
//   Stopped        a long computation ended early because its StopFlag was raised
//
// The front ends turn these into a caret and an exit status, an HTTP status or a Python exception.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace holdfast {

struct ParseError : std::runtime_error {
    /// Blames the whole text; of an empty one, the place where something is missing.
    ParseError(const std::string& message, const std::string& whole_text);
    ParseError(const std::string& message, std::string whole_text, std::size_t at, std::size_t bytes = 1,
               std::string from = {});

    // what(): one sentence, without a full stop
    std::string text;      ///< the complete argument or file
    std::size_t position;  ///< of the first byte to blame; text.size(): something is missing at the end
    std::size_t length;    ///< how many bytes are to blame
    std::string source;    ///< the name of the file or argument, or empty
};

struct DataError : std::runtime_error {
    DataError(const std::string& message, std::string path);

    std::string file;  ///< its path
};

struct OverflowError : std::overflow_error {
    using std::overflow_error::overflow_error;
};

struct Stopped : std::runtime_error {
    Stopped();
};

/// Where a byte of a text is, as an editor would say it.
struct TextPlace {
    std::size_t line;            ///< from 1
    std::size_t column;          ///< from 1, in code points; a byte that is not UTF-8 counts as one
    std::string_view line_text;  ///< the whole line without its line ending; a view into the given text
};

/// The place of the byte at `position`; a position past the end means the end. A position inside a code point
/// means that code point. Lines end at "\n" or "\r\n".
TextPlace place_of(std::string_view text, std::size_t position);

}  // namespace holdfast
