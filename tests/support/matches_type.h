// Checks that an answer matches its type: every required member, none that the type lacks, each of its kind.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/answer/schema.h>

namespace holdfast::test {

std::string mismatch(const ask::AnswerType& type, const ask::Json& answer, const std::string& path = "");

inline bool are_digits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

inline bool is_quotient(std::string_view text) {
    const std::size_t stroke = text.find('/');
    return stroke != std::string_view::npos && are_digits(text.substr(0, stroke)) &&
           are_digits(text.substr(stroke + 1));
}

inline bool all_of(const ask::Json& list, bool (*holds)(const ask::Json&)) {
    return list.is_array() && std::all_of(list.begin(), list.end(), holds);
}

inline bool is_count(const ask::Json& value) {
    if (!value.is_string()) return false;
    const auto& text = value.get_ref<const std::string&>();
    return are_digits(text) || is_quotient(text);
}

inline bool is_fraction(const ask::Json& value) {
    if (!value.is_string()) return false;
    const std::string_view text = value.get_ref<const std::string&>();
    return is_quotient(text.substr(text.rfind('-', 0) == 0 ? 1 : 0));
}

inline bool is_text(const ask::Json& value) {
    return value.is_string();
}

inline bool is_of_kind(const ask::MemberType& member, const ask::Json& value) {
    using ask::ValueKind;
    switch (member.kind) {
        case ValueKind::constant:
        case ValueKind::text:
            return value.is_string() &&
                   (member.words.empty() || std::find(member.words.begin(), member.words.end(),
                                                      value.get<std::string>()) != member.words.end());
        case ValueKind::flag:
            return value.is_boolean();
        case ValueKind::whole_number:
            return value.is_number_integer();
        case ValueKind::count:
            return is_count(value);
        case ValueKind::counts:
            return all_of(value, is_count);
        case ValueKind::real:
            return value.is_number_float();
        case ValueKind::pays:
            return value.is_number();
        case ValueKind::texts:
            return all_of(value, is_text);
        case ValueKind::fraction:
            return is_fraction(value);
        case ValueKind::object:
            return value.is_object();
        case ValueKind::table:
            return value.is_array();
        case ValueKind::other:
            return true;
    }
    return false;
}

inline std::string mismatch_of_member(const ask::MemberType& member, const ask::Json& value,
                                      const std::string& path) {
    if (value.is_null()) return member.is_nullable ? "" : path + " is null";
    if (!is_of_kind(member, value)) return path + " is not of its kind: " + value.dump();
    if (member.kind == ask::ValueKind::object) return mismatch(*member.parts, value, path);
    if (member.kind != ask::ValueKind::table) return "";
    for (const ask::Json& row : value) {
        if (std::string found = mismatch(*member.parts, row, path + "[]"); !found.empty()) return found;
    }
    return "";
}

/// The path of the first member that does not match the type, and why; empty if all match.
inline std::string mismatch(const ask::AnswerType& type, const ask::Json& answer, const std::string& path) {
    std::size_t found = 0;
    for (const ask::MemberType& member : type.members) {
        const std::string place = path + "." + member.name;
        if (!answer.contains(member.name)) {
            if (!member.is_optional) return place + " is absent";
            continue;
        }
        ++found;
        if (std::string wrong = mismatch_of_member(member, answer[member.name], place); !wrong.empty()) {
            return wrong;
        }
    }
    return found == answer.size() ? "" : path + " has members that " + type.name + " lacks";
}

}  // namespace holdfast::test
