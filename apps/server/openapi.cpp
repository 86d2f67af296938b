#include <apps/server/openapi.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/answer/schema.h>
#include <holdfast/ask/description.h>
#include <holdfast/ask/family.h>
#include <holdfast/ask/registry.h>
#include <holdfast/core/version.h>

namespace holdfast::server {
namespace {

using ask::Field;
using ask::FieldKind;
using ask::Json;
using ask::Query;

Json list_of(const Json& items) {
    return {{"type", "array"}, {"items", items}};
}

/// A schema that allows each of several forms.
Json any_of(std::initializer_list<Json> schemas) {
    return {{"anyOf", Json(Json::array_t(schemas))}};
}

/// The schema of a field in a JSON body. A number may be written as text, which keeps all its digits.
Json schema_of(const Field& field) {
    Json text{{"type", "string"}};
    Json number{{"type", Json::array({"number", "string"})}};
    if (field.form != nullptr) return Json::parse(field.form->schema);
    switch (field.kind) {
        case FieldKind::flag:
            return {{"type", "boolean"}};
        case FieldKind::whole_number:
            return {{"type", Json::array({"integer", "string"})}};
        case FieldKind::fraction:
        case FieldKind::share:
        case FieldKind::price:
        case FieldKind::bets:
        case FieldKind::text:
            return number;
        case FieldKind::choice: {
            Json choices = Json::array();
            for (const std::string_view choice : field.choices) choices.push_back(choice);
            return {{"type", "string"}, {"enum", std::move(choices)}};
        }
        case FieldKind::cards:
        case FieldKind::texts:
            return any_of({text, list_of(text)});
        case FieldKind::numbers:
        case FieldKind::shares:
            return any_of({number, list_of(number)});
        case FieldKind::list:
            return list_of(text);
        case FieldKind::settings:
        case FieldKind::document:
        case FieldKind::documents:
        // One without a unit is refused.
        case FieldKind::dollars:
        case FieldKind::lines:
            break;
    }
    return text;
}

/// The schema of a field in a URL, in which everything is text and a list is a repeated parameter.
Json parameter_schema(const Field& field) {
    Json text{{"type", "string"}};
    switch (field.kind) {
        case FieldKind::flag:
        case FieldKind::choice:
            return schema_of(field);
        case FieldKind::list:
        case FieldKind::texts:
        case FieldKind::documents:
        case FieldKind::settings:
            return list_of(text);
        default:
            return text;
    }
}

/// The fields as parameters of a URL, for GET.
Json parameters_of(const Query& query) {
    Json parameters = Json::array();
    for (const Field& field : query.fields) {
        parameters.push_back({{"name", field.name},
                              {"in", "query"},
                              {"required", field.required},
                              {"description", ask::sentence_of(field)},
                              {"schema", parameter_schema(field)}});
    }
    return parameters;
}

/// The fields as a JSON object, for POST. Unknown fields are refused, and the schema says so.
Json body_schema(const Query& query) {
    Json properties = Json::object();
    Json required = Json::array();
    for (const Field& field : query.fields) {
        Json schema = schema_of(field);
        schema["description"] = ask::sentence_of(field);
        properties[std::string(field.name)] = std::move(schema);
        if (field.required) required.push_back(field.name);
    }
    properties["id"] = {{"description", "Comes back first in the answer"}};
    Json schema{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
    if (!required.empty()) schema["required"] = std::move(required);
    return schema;
}

/// The body of a POST request, with the examples of the registry, which a test has answered.
Json body_of(const Query& query) {
    Json examples = Json::object();
    for (const std::string_view example : query.examples) {
        Json value = Json::parse(example);
        value.erase("query");
        examples["example" + std::to_string(examples.size() + 1)] = {{"value", std::move(value)}};
    }
    return {{"required", true},
            {"content",
             {{"application/json", {{"schema", body_schema(query)}, {"examples", std::move(examples)}}}}}};
}

/// A response body of this media type and schema.
Json answer_content(const char* type, const Json& schema) {
    return {{"content", {{type, {{"schema", schema}}}}}};
}

/// The answer, and the statuses with which a query can be refused or fail.
Json responses_of(const Query& query) {
    // "id" comes back too, if the request had one: schemas leave further members open.
    Json answer = answer_content("application/json", ask::reference_to(query.answer_type()));
    answer["description"] = "The answer";
    Json responses{{"200", std::move(answer)}};
    for (const char* const name :
         {"400", "403", "404", "405", "413", "414", "415", "421", "429", "431", "500", "503"}) {
        responses[name] = {{"$ref", "#/components/responses/Problem"}};
    }
    return responses;
}

/// "game.odds" asked by GET is gameOdds, by POST postGameOdds: names that generated clients can use.
std::string operation_of(std::string_view query, std::string name) {
    bool begins_word = !name.empty();
    for (const char letter : query) {
        if (letter != '.') name += begins_word ? static_cast<char>(letter - 'a' + 'A') : letter;
        begins_word = letter == '.';
    }
    return name;
}

/// The name of its family.
std::string_view tag_of(const Query& query) {
    for (const ask::Family* const family : ask::families()) {
        if (std::find(family->queries.begin(), family->queries.end(), &query) != family->queries.end()) {
            return family->name;
        }
    }
    return "";
}

/// The parts that GET and POST of a query share.
Json operation(const Query& query, const std::string& id) {
    return {{"operationId", id},
            {"tags", Json::array({tag_of(query)})},
            {"summary", query.summary},
            {"responses", responses_of(query)}};
}

/// The groups under which tools show the queries.
Json tags() {
    Json all = Json::array();
    for (const ask::Family* const family : ask::families()) {
        all.push_back({{"name", family->name}, {"description", family->summary}});
    }
    all.push_back({{"name", "batch"}, {"description", "Many queries at once"}});
    return all;
}

/// A query under its path, by GET and by POST.
Json path_item(const Query& query) {
    Json get = operation(query, operation_of(query.name, ""));
    get["parameters"] = parameters_of(query);
    Json post = operation(query, operation_of(query.name, "post"));
    post["requestBody"] = body_of(query);
    return {{"get", std::move(get)}, {"post", std::move(post)}};
}

/// A request of each family, of its first query that answers at once.
std::string batch_example() {
    std::string lines;
    for (const ask::Family* const family : ask::families()) {
        const auto found = std::find_if(family->queries.begin(), family->queries.end(),
                                        [](const Query* each) { return each->progress_unit.empty(); });
        if (found != family->queries.end()) (lines += (*found)->examples.front()) += '\n';
    }
    return lines;
}

/// The batch: JSON Lines, for which OpenAPI has no schema but text.
Json batch_item() {
    Json answers = answer_content("application/jsonl", {{"type", "string"}});
    answers["description"] =
        "A line for each line of the request, in the same order: its answer, or {\"error\": ...}";
    Json responses{{"200", std::move(answers)}};
    for (const char* const name : {"400", "403", "405", "414", "415", "421", "429", "431", "503"}) {
        responses[name] = {{"$ref", "#/components/responses/Problem"}};
    }
    const Json body{{"application/jsonl", {{"schema", {{"type", "string"}}}, {"example", batch_example()}}}};
    return {{"post",
             {{"operationId", "batch"},
              {"tags", Json::array({"batch"})},
              {"summary", "Many queries in one request, one JSON object with a \"query\" per line"},
              {"requestBody", {{"required", true}, {"content", body}}},
              {"responses", std::move(responses)}}}};
}

/// The problem document: its members of RFC 9457, and those of the errors of ask().
Json problem_schema() {
    Json text{{"type", "string"}};
    const Json count{{"type", "integer"}, {"minimum", 0}};
    const Json other{{"type", "object"},
                     {"properties",
                      {{"message", text},
                       {"text", text},
                       {"position", count},
                       {"length", count},
                       {"line", count},
                       {"column", count}}},
                     {"required", Json::array({"message", "text", "position", "length"})}};
    return {{"description",
             "A problem document (RFC 9457). If a field is to blame, it names the field and the place in it: "
             "position and length count code points. Further mistakes in the same text are in `others`, each "
             "with its "
             "line; `untold` is how many more there are."},
            {"type", "object"},
            {"properties",
             {{"type", text},
              {"title", text},
              {"status", {{"type", "integer"}}},
              {"detail", text},
              {"message", text},
              {"field", text},
              {"text", text},
              {"position", count},
              {"length", count},
              {"line", count},
              {"column", count},
              {"others", {{"type", "array"}, {"items", other}}},
              {"untold", count}}},
            {"required", Json::array({"type", "title", "status", "detail", "message"})}};
}

}  // namespace

std::string path_of_query(std::string_view name) {
    std::string path = "/api/v1/";
    for (const char letter : name) path += letter == '.' ? '/' : letter;
    return path;
}

// Made from the registry, so that it cannot describe what the server does not do.
std::string openapi_document() {
    Json paths = Json::object();
    for (const Query* query : ask::registry()) paths[path_of_query(query->name)] = path_item(*query);
    paths["/api/v1/batch"] = batch_item();
    Json schemas{{"Problem", problem_schema()}};
    for (const Query* query : ask::registry()) ask::add_schemas(schemas, query->answer_type());
    Json problem = answer_content("application/problem+json", {{"$ref", "#/components/schemas/Problem"}});
    problem["description"] = "The request is wrong, or cannot be answered";
    const Json document{
        {"openapi", "3.1.0"},
        {"info",
         {{"title", "Holdfast"},
          {"summary", ask::program_summary()},
          {"version", version},
          {"license", {{"name", "MIT"}, {"identifier", "MIT"}}}}},
        {"servers", Json::array({Json{{"url", "/"}, {"description", "This server"}}})},
        {"tags", tags()},
        {"security", Json::array()},
        {"paths", std::move(paths)},
        {"components", {{"schemas", std::move(schemas)}, {"responses", {{"Problem", std::move(problem)}}}}}};
    return ask::json_line(document) + "\n";
}

}  // namespace holdfast::server
