// Turns a query asked over HTTP into a request for the entry point of the library.
//
//   GET  ?cards=AhKh&all=true              {"query":"game.odds","cards":"AhKh","all":true}
//   POST {"all": true, "cards": "AhKh"}    the same
//
// The fields stand in the order in which the query declares them, so that the same query has the same source
// however it was asked: the key of its answer in the cache.
#pragma once

#include <string_view>
#include <vector>

#include <apps/server/http/query_string.h>

#include <holdfast/ask/query.h>

namespace holdfast::server {

/// The request of a GET. A parameter may be repeated if its field is a list. Whether the fields are right is
/// left to the entry point; throws FieldError only if one is given twice that is not a list, if one names the query,
/// or if none is there and one is required.
ask::JsonValue api_request(const ask::Query& query, std::vector<Parameter> parameters);

/// The request of a POST. Throws ParseError, with its place, if the body is not a JSON object, and FieldError
/// as the other one does.
ask::JsonValue api_request(const ask::Query& query, std::string_view body);

}  // namespace holdfast::server
