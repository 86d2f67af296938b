#include <algorithm>

#include <holdfast/core/exact_number.h>
#include <holdfast/core/wording.h>
#include <holdfast/queries/input/paytable_text.h>
#include <holdfast/videopoker/paytables/toml_string.h>

namespace holdfast::queries {
namespace {

using videopoker::toml_string;
using Kind = JsonValue::Kind;

/// The keys of paytables are bare, and so is what looks like one; anything else is quoted.
std::string toml_key(const std::string& name) {
    constexpr std::string_view bare = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    const bool is_bare = !name.empty() && name.find_first_not_of(bare) == std::string::npos;
    return is_bare ? name : toml_string(name);
}

/// Programs write whole numbers as 52.0 and small ones as 1e-05: TOML's decks are integers, and pays have no
/// exponent. The value stays exactly the same.
std::string toml_number(const std::string& source) {
    if (source.find_first_of(".eE") == std::string::npos) return source;
    const std::optional<Rational> number = exact_number(source);
    if (!number) return toml_string(source);
    if (number->is_integer()) return (number->is_negative() ? "-" : "") + number->numerator().text();
    return source.find_first_of("eE") == std::string::npos ? source : toml_string(number->text());
}

std::string toml_value(const JsonValue& value) {
    std::vector<std::string> parts;
    switch (value.kind) {
        case Kind::null:
            break;
        case Kind::boolean:
            return value.is_true ? "true" : "false";
        case Kind::number:
            return toml_number(value.text);
        case Kind::text:
            return toml_string(value.text);
        case Kind::list:
            for (const JsonValue& item : value.items) parts.push_back(toml_value(item));
            return "[" + joined(parts) + "]";
        case Kind::object:
            for (const JsonValue::Member& member : value.members) {
                parts.push_back(toml_key(member.name) + " = " + toml_value(member.value));
            }
            return "{" + joined(parts) + "}";
    }
    return "";
}

std::string toml_lines(const JsonValue& object) {
    std::string text;
    for (const JsonValue::Member& member : object.members) {
        text += toml_key(member.name) + " = " + toml_value(member.value) + "\n";
    }
    return text;
}

bool are_rows(const JsonValue& value) {
    return value.kind == Kind::list && !value.items.empty() &&
           std::all_of(value.items.begin(), value.items.end(),
                       [](const JsonValue& row) { return row.kind == Kind::object; });
}

bool has_null(const JsonValue& value) {
    return value.kind == Kind::null || std::any_of(value.items.begin(), value.items.end(), has_null) ||
           std::any_of(value.members.begin(), value.members.end(),
                       [](const JsonValue::Member& member) { return has_null(member.value); });
}

}  // namespace

bool is_paytable(const JsonValue& value) {
    return value.kind == Kind::object && !has_null(value);
}

std::string paytable_text(const JsonValue& object) {
    // In TOML every key below a [[pay]] belongs to that row, so the game's own keys come before all rows.
    JsonValue head = object;
    std::string rows;
    for (const JsonValue::Member& member : object.members) {
        // A `pay` that is no list of rows stays among the keys: the reader of TOML says what is wrong with
        // it.
        if (member.name != "pay" || !are_rows(member.value)) continue;
        for (const JsonValue& row : member.value.items) rows += "\n[[pay]]\n" + toml_lines(row);
        head.members.erase(std::remove_if(head.members.begin(), head.members.end(),
                                          [](const JsonValue::Member& each) { return each.name == "pay"; }),
                           head.members.end());
    }
    return toml_lines(head) + rows;
}

}  // namespace holdfast::queries
