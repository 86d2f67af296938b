#include <apps/server/problem.h>

#include <holdfast/queries/error_json.h>
#include <holdfast/queries/output/json_text.h>

namespace holdfast::server {
namespace {

using queries::Json;

SharedContent content_of(unsigned status, const Json& reply) {
    const Json& error = reply.at("error");
    Json document = Json::object();
    if (reply.contains("id")) document["id"] = reply["id"];
    document["type"] = "about:blank";
    document["title"] = reason_of(status);
    document["status"] = status;
    document["detail"] = error.at("message");
    for (const auto& [name, value] : error.items()) document[name] = value;
    return make_content("application/problem+json", queries::json_line(document) + "\n");
}

}  // namespace

SharedContent problem_content(unsigned status, std::string_view error_json) {
    return content_of(status, Json::parse(error_json));
}

Response problem(unsigned status, std::string_view message) {
    return {status, content_of(status, Json{{"error", {{"message", message}}}})};
}

Response problem(const ParseError& error) {
    return {400, content_of(400, queries::error_json(error))};
}

}  // namespace holdfast::server
