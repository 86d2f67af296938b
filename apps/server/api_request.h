// A query as HTTP asks it, as the entry point of the library takes it.
//
//   GET  ?hole=AhKh&outs=true                {"query":"holdem.odds","hole":"AhKh","outs":true}
//   POST {"outs": true, "hole": "AhKh"}      the same
//
// The fields stand in the order in which the query declares them, so that the same query is the same text
// however it was asked, and its answer is found again by it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <apps/server/http/query_string.h>

#include <holdfast/queries/query.h>

namespace holdfast::server {

struct ApiRequest {
    std::string json;
    bool has_id;  ///< then its answer is not that of other requests
};

/// A parameter may be repeated if its field is a list. Whether the fields are right is left to the entry
/// point.
ApiRequest api_request(const queries::Query& query, std::vector<Parameter> parameters);

/// Throws ParseError, with its place, if the body is not a JSON object, and FieldError if it names a query.
ApiRequest api_request(const queries::Query& query, std::string_view body);

}  // namespace holdfast::server
