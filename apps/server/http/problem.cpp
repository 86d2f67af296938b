#include <apps/server/http/problem.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/error_json.h>
#include <holdfast/ask/input/json_value.h>

namespace holdfast::server {
namespace {

using ask::Json;
using ask::JsonValue;

/// Inserts the id of this object at the front of a line of JSON, as it was written: it may be a number that
/// no double can hold.
void put_id(std::string& line, const JsonValue& object) {
    const JsonValue* const id = object.find("id");
    if (id != nullptr) line.insert(1, "\"id\": " + ask::source_of(*id) + ", ");
}

/// The members of RFC 9457, then those of the error under the names that the library gives them. `message` is
/// there twice, as `detail` too: each kind of client finds it under the name that it knows.
std::string document_of(unsigned status, const Json& error) {
    Json document{{"type", "about:blank"},
                  {"title", reason_of(status)},
                  {"status", status},
                  {"detail", error.at("message")}};
    for (const auto& [name, value] : error.items()) document[name] = value;
    return ask::json_line(document) + "\n";
}

Response response_with(unsigned status, std::string document) {
    return {status, make_content("application/problem+json", std::move(document))};
}

}  // namespace

Response problem(unsigned status, std::string_view message) {
    return response_with(status, document_of(status, Json{{"message", message}}));
}

Response problem(const ParseError& error) {
    return response_with(400, document_of(400, ask::error_json(error).at("error")));
}

SharedContent problem_content(unsigned status, std::string_view error_json) {
    const JsonValue reply = ask::parse_json(error_json);
    std::string document = document_of(status, Json::parse(ask::source_of(*reply.find("error"))));
    put_id(document, reply);
    return response_with(status, std::move(document)).content;
}

std::string error_line(std::string_view message, std::string_view request) {
    std::string line = ask::json_line({{"error", {{"message", message}}}}) + "\n";
    try {
        put_id(line, ask::parse_json(request));
    } catch (const ParseError&) {
        // Such a request has no id to repeat.
    }
    return line;
}

}  // namespace holdfast::server
