#include <stdexcept>
#include <utility>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/answer/schema.h>

namespace holdfast::ask {
namespace {

Json list_of(Json items) {
    return {{"type", "array"}, {"items", std::move(items)}};
}

Json text_schema(const MemberType& member) {
    Json schema{{"type", "string"}};
    if (!member.words.empty()) schema["enum"] = member.words;
    return schema;
}

/// The pattern of a count: digits, or p/q if weights make a count that is not whole.
Json count_schema() {
    return {{"type", "string"}, {"pattern", "^[0-9]+(/[0-9]+)?$"}};
}

Json value_schema(const MemberType& member) {
    switch (member.kind) {
        case ValueKind::constant:
            return {{"type", "string"}, {"const", member.words.front()}};
        case ValueKind::flag:
            return {{"type", "boolean"}};
        case ValueKind::whole_number:
            return {{"type", "integer"}};
        case ValueKind::count:
            return count_schema();
        case ValueKind::counts:
            return list_of(count_schema());
        case ValueKind::real:
        case ValueKind::pays:
            return {{"type", "number"}};
        case ValueKind::text:
            return text_schema(member);
        case ValueKind::texts:
            return list_of({{"type", "string"}});
        // Rational::text() writes p/q even if q is 1.
        case ValueKind::fraction:
            return {{"type", "string"}, {"pattern", "^-?[0-9]+/[0-9]+$"}};
        case ValueKind::object:
            return reference_to(*member.parts);
        case ValueKind::table:
            return list_of(reference_to(*member.parts));
        case ValueKind::other:
            break;
    }
    return Json::parse(member.schema);
}

Json member_schema(const MemberType& member) {
    Json schema = value_schema(member);
    if (member.is_nullable) schema = {{"anyOf", Json::array({std::move(schema), {{"type", "null"}}})}};
    schema["description"] = member.sentence;
    return schema;
}

Json object_schema(const AnswerType& type) {
    Json properties = Json::object();
    Json required = Json::array();
    for (const MemberType& member : type.members) {
        properties[member.name] = member_schema(member);
        // Other members are not forbidden, so that an answer with more of them still matches.
        if (!member.is_optional) required.push_back(member.name);
    }
    return {{"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)}};
}

}  // namespace

Json reference_to(const AnswerType& type) {
    return {{"$ref", "#/components/schemas/" + type.name}};
}

void add_schemas(Json& schemas, const AnswerType& type) {
    Json schema = object_schema(type);
    // A type may be a part of several answers, but then it must be the same in all of them.
    if (const auto known = schemas.find(type.name); known != schemas.end()) {
        if (*known != schema) throw std::logic_error("two types of answers are called " + type.name);
        return;
    }
    schemas[type.name] = std::move(schema);
    for (const MemberType& member : type.members) {
        if (member.parts != nullptr) add_schemas(schemas, *member.parts);
    }
}

}  // namespace holdfast::ask
