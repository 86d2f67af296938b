// Errors over HTTP: problem documents (RFC 9457). What the library says of an error keeps its names.
//
//   {"type": "about:blank", "title": "Bad Request", "status": 400, "detail": "'Xh' is not ...",
//    "message": "'Xh' is not ...", "field": "hole", "text": "AhXh", "position": 2, "length": 2}
#pragma once

#include <string>
#include <string_view>

#include <apps/server/http/message.h>

#include <holdfast/core/error.h>

namespace holdfast::server {

/// The problem document of an error that is not about a query.
Response problem(unsigned status, std::string_view message);
/// 400, with the place.
Response problem(const ParseError& error);
/// The problem document for an error of ask(): {"error": {...}}, with or without an id.
SharedContent problem_content(unsigned status, std::string_view error_json);

/// An error as a line of a batch, with the id of the request that it answers.
std::string error_line(std::string_view message, std::string_view request = {});

}  // namespace holdfast::server
