// JSON of a request, read so that nothing is lost: numbers keep their source text and never pass through a
// double, and a key that is repeated is an error instead of a silent choice.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::ask {

struct JsonValue {
    enum class Kind : u8 { null, boolean, number, text, list, object };
    struct Member;

    static JsonValue of_boolean(bool value);
    static JsonValue of_text(std::string value);
    static JsonValue of_list(std::vector<std::string> texts);

    Kind kind = Kind::null;
    bool is_true = false;
    std::string text;              ///< the source of a number, the characters of a text
    std::vector<JsonValue> items;  ///< if it is a list
    std::vector<Member> members;   ///< if it is an object, in the order they were written

    /// The member of this name, or null.
    const JsonValue* find(std::string_view name) const;
    /// The texts of a list's items; for any other value, its own text alone.
    std::vector<std::string> texts() const;
    /// The value written as compact JSON.
    std::string source() const;
};

struct JsonValue::Member {
    std::string name;
    JsonValue value;
};

/// Lists and objects may lie this deep in one another.
inline constexpr std::size_t deepest_json = 32;

/// Reads all of the text. Throws ParseError, with place, if it is not JSON (RFC 8259) in UTF-8, repeats a key
/// or nests deeper than deepest_json; `id`, if it is given, then gets the member "id", if that was complete
/// before the mistake. Errors call the text `what`.
JsonValue parse_json(std::string_view text, std::optional<JsonValue>* id = nullptr,
                     std::string_view what = "the request");

}  // namespace holdfast::ask
