#include <algorithm>

#include <apps/server/api_request.h>

#include <holdfast/ask/input/json_value.h>

namespace holdfast::server {
namespace {

using ask::Field;
using ask::FieldKind;
using ask::JsonValue;
using ask::Query;

/// Whether a parameter of this kind may be repeated in a URL.
bool may_be_list(FieldKind kind) {
    return kind == FieldKind::cards || kind == FieldKind::numbers || kind == FieldKind::shares ||
           kind == FieldKind::texts || kind == FieldKind::list || kind == FieldKind::settings ||
           kind == FieldKind::documents;
}

/// The place of a field among those declared; their number if there is no such field.
std::size_t place_of_field(const Query& query, std::string_view name) {
    std::size_t place = 0;
    while (place < query.fields.size() && query.fields[place].name != name) ++place;
    return place;
}

/// Flags are true and false; whatever else is written there stays text, which the entry point refuses.
JsonValue value_of(FieldKind kind, std::vector<std::string> values) {
    if (kind == FieldKind::list || kind == FieldKind::documents || values.size() > 1) {
        return JsonValue::of_list(std::move(values));
    }
    std::string& only = values.front();
    if (kind == FieldKind::flag && (only == "true" || only == "false")) {
        return JsonValue::of_boolean(only == "true");
    }
    return JsonValue::of_text(std::move(only));
}

/// The parameters as the object of a request. Those of the same name make a list if the field takes one. Throws
/// FieldError on any other name that is given twice.
JsonValue object_of(const Query& query, std::vector<Parameter>& parameters) {
    JsonValue object;
    object.kind = JsonValue::Kind::object;
    for (std::size_t first = 0; first < parameters.size(); ++first) {
        const std::string& name = parameters[first].name;
        const std::size_t place = place_of_field(query, name);
        const bool is_known = place < query.fields.size();
        const FieldKind kind = is_known ? query.fields[place].kind : FieldKind::text;
        std::vector<std::string> values{std::move(parameters[first].value)};
        const bool may_be_repeated = is_known && may_be_list(kind);
        if (object.find(name) != nullptr) {
            if (may_be_repeated) continue;  // taken with the first of its name
            throw ask::FieldError(name, "the key \"" + name + "\" is given twice", values.front());
        }
        if (may_be_repeated) {
            for (std::size_t next = first + 1; next < parameters.size(); ++next) {
                if (parameters[next].name == name) values.push_back(parameters[next].value);
            }
        }
        object.members.push_back({name, value_of(kind, std::move(values))});
    }
    return object;
}

/// A request without any field is refused with an example, if the query requires one.
void refuse_without_fields(const Query& query) {
    for (const Field& field : query.fields) {
        if (!field.required) continue;
        JsonValue example = ask::parse_json(query.examples.front());
        auto& members = example.members;
        members.erase(std::remove_if(members.begin(), members.end(),
                                     [](const JsonValue::Member& member) { return member.name == "query"; }),
                      members.end());
        throw ask::FieldError(field.name,
                              "the field '" + std::string(field.name) +
                                  "' is missing; an example of the fields is " + ask::source_of(example),
                              "");
    }
}

/// The request in canonical form: the fields in the order in which the query declares them.
JsonValue in_order(const Query& query, JsonValue object) {
    if (object.members.empty()) refuse_without_fields(query);
    if (const JsonValue* const named = object.find("query")) {
        throw ask::FieldError("query", "the path of the URL names the query; leave this field out",
                              ask::source_of(*named));
    }
    // Stable: unknown fields all sort last, and the first of them is the one blamed.
    std::stable_sort(object.members.begin(), object.members.end(),
                     [&](const JsonValue::Member& a, const JsonValue::Member& b) {
                         return place_of_field(query, a.name) < place_of_field(query, b.name);
                     });
    object.members.insert(object.members.begin(), {"query", JsonValue::of_text(std::string(query.name))});
    return object;
}

}  // namespace

JsonValue api_request(const Query& query, std::vector<Parameter> parameters) {
    return in_order(query, object_of(query, parameters));
}

JsonValue api_request(const Query& query, std::string_view body) {
    JsonValue object = ask::parse_json(body);
    if (object.kind != JsonValue::Kind::object) {
        throw ParseError("the body must be a JSON object with the fields of the query", std::string(body));
    }
    return in_order(query, std::move(object));
}

}  // namespace holdfast::server
