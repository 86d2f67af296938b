// An error as programs read it.
//
//   {"error": {"message": "'Xh' is not ...", "field": "hole", "text": "AhXh", "position": 2, "length": 2}}
//
// Position and length count code points. Only part of a long text is shown, and the position counts from the
// beginning of that part; a text of several lines also has "line" and "column", from 1, of the place in the
// whole text. If more is wrong with the text, "others" has the same members for each further mistake, but each with
// its own line as the text; "untold" is how many more there are.
#pragma once

#include <exception>
#include <string>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {

/// What went wrong, for any error except a ParseError: its what(), unless that is not a sentence for users,
/// such as "std::bad_alloc". The text lives as long as the error.
const char* sentence_of(const std::exception& error) noexcept;

/// The error with its place and, if it is a FieldError, its field.
Json error_json(const ParseError& error);
/// Any other error: its message alone.
Json error_json(const std::exception& error);
/// error_json() on one line, without a line break.
std::string error_line(const ParseError& error);
std::string error_line(const std::exception& error);

}  // namespace holdfast::ask
