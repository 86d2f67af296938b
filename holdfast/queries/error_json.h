// An error as programs read it.
//
//   {"error": {"message": "'Xh' is not ...", "field": "hole", "text": "AhXh", "position": 2, "length": 2}}
//
// Position and length count code points. Of a long text only a part is shown, and the position counts from
// its beginning; a text of several lines also has "line" and "column", from 1, of the place in the whole
// text.
#pragma once

#include <exception>

#include <holdfast/core/error.h>
#include <holdfast/queries/answer/json_text.h>

namespace holdfast::queries {

// What an error that is no ParseError says to users.

/// What went wrong, of any error but a ParseError: what it says itself, unless that is no sentence for users,
/// as "std::bad_alloc". It lives as long as the error.
const char* sentence_of(const std::exception& error) noexcept;

/// The error with its place and, if it is a FieldError, its field.
Json error_json(const ParseError& error);
/// Any other error: its message alone.
Json error_json(const std::exception& error);

}  // namespace holdfast::queries
