// The errors of the library, and how a place in a text is named to a person.
//
//   ParseError       the user's text is wrong: one sentence, the whole text, and the bytes of it to blame
//   DataError        a file that Holdfast itself wrote is missing, damaged or of another version
//   OverflowError    an exact result does not fit its type; nothing ever wraps around
//   InvalidArgument  arguments that do not go together, such as a card in two places; a sentence says why
//   Stopped          a long computation ended early because its StopFlag was raised
//
// All of them, and every other exception that the library throws on purpose, derive from Error and from a
// class of the standard library, so a program may catch either:
//
//   catch (const holdfast::ParseError& error)   to point at the wrong bytes
//   catch (const holdfast::Error& error)        whatever Holdfast throws; error.what() is a sentence
//   catch (const std::exception& error)         that, and std::bad_alloc
//
// An exception that is not an Error comes from the standard library, from one of the caller's callbacks, or
// from a mistake inside Holdfast. The front ends turn errors into a caret and an exit status, an HTTP status
// or a Python exception.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace holdfast {

/// The base of all errors. It does not derive from std::exception, because its subclasses do: the same
/// base twice would be ambiguous, and no handler of std::exception would catch them.
struct Error {
    Error() = default;
    Error(const Error&) = default;
    Error& operator=(const Error&) = default;
    virtual ~Error() = default;

    /// One sentence in English, without a full stop.
    virtual const char* what() const noexcept = 0;
};

/// An error that is also a `Standard`, a class of <stdexcept>.
template <class Standard>
struct ErrorOf : Standard, Error {
    using Standard::Standard;

    const char* what() const noexcept override { return Standard::what(); }
};

using InvalidArgument = ErrorOf<std::invalid_argument>;
using OverflowError = ErrorOf<std::overflow_error>;

struct ParseError : ErrorOf<std::runtime_error> {
    /// Blames the whole text; if it is empty, the place where something is missing.
    ParseError(const std::string& message, const std::string& whole_text);
    ParseError(const std::string& message, std::string whole_text, std::size_t at, std::size_t bytes = 1,
               std::string from = {});

    std::string text;      ///< the complete argument or file
    std::size_t position;  ///< of the first byte to blame; text.size(): something is missing at the end
    std::size_t length;    ///< how many bytes are to blame
    std::string source;    ///< the name of the file or argument, or empty
};

struct DataError : ErrorOf<std::runtime_error> {
    DataError(const std::string& message, std::string path);

    std::string file;  ///< its path
};

struct Stopped : ErrorOf<std::runtime_error> {
    Stopped();
};

/// A place in a text, as an editor shows it.
struct TextPlace {
    std::size_t line;            ///< from 1
    std::size_t column;          ///< from 1, in code points; a byte that is not UTF-8 counts as one
    std::string_view line_text;  ///< the whole line without its line ending; a view into the given text
};

/// Returns the place of the byte at `position`; a position past the end means the end. A position inside a
/// code point means that code point. Lines end at "\n" or "\r\n".
TextPlace place_of(std::string_view text, std::size_t position);

}  // namespace holdfast
