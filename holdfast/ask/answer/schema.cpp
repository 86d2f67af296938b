#include <array>
#include <stdexcept>
#include <utility>

#include <nlohmann/json.hpp>

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
Json count_schema(const MemberType& member) {
    return {{"type", "string"}, {"pattern", member.is_whole ? "^[0-9]+$" : "^[0-9]+(/[0-9]+)?$"}};
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
            return count_schema(member);
        case ValueKind::counts:
            return list_of(count_schema(member));
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

/// [Format::Kind], [Format::Sign]
constexpr std::array<std::string_view, 7> format_names{"plain",   "fixed", "percent",  "bets",
                                                       "dollars", "cards", "sentences"};
constexpr std::array<std::string_view, 3> sign_names{"usual", "always", "either way"};

/// What is usual is left out.
Json shown_schema(const Shown& shown) {
    const Format& format = shown.format;
    Json schema{{"title", shown.title}, {"format", format_names[static_cast<std::size_t>(format.kind)]}};
    if (!shown.member.empty()) schema["member"] = shown.member;
    if (!shown.sentence.empty()) schema["description"] = shown.sentence;
    if (format.decimals > 0) schema["decimals"] = format.decimals;
    if (format.sign != Format::Sign::usual) {
        schema["sign"] = sign_names[static_cast<std::size_t>(format.sign)];
    }
    if (format.is_beside) schema["is_beside"] = true;
    if (shown.is_number) schema["is_number"] = true;
    if (shown.leave_out > 0) schema["leave_out"] = shown.leave_out;
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
    Json schema{{"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)}};
    for (const Shown& shown : type.shown) schema["x-shown"].push_back(shown_schema(shown));
    return schema;
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
