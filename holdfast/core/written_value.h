// What a document or a request says, TOML or JSON: numbers, texts, lists and objects (TOML calls these tables), each with
// its place. Readers take their values from here, or say where in the text these are wrong. Numbers keep their source and
// never pass through a double.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>
#include <holdfast/core/text_span.h>

namespace holdfast {

struct WrittenValue {
    /// Dates, which only TOML has, are null.
    enum class Kind : u8 { null, boolean, number, text, list, object };
    struct Member;

    static WrittenValue of_boolean(bool value);
    static WrittenValue of_text(std::string value);
    static WrittenValue of_list(std::vector<std::string> texts);

    Kind kind = Kind::null;
    bool is_true = false;
    std::string text;                 ///< the source of a number, the characters of a text
    std::vector<WrittenValue> items;  ///< if it is a list
    std::vector<Member> members;      ///< if it is an object, in the order they were written
    TextSpan place;                   ///< only if its reader has set it

    /// The member of this name, or null.
    const WrittenValue* find(std::string_view name) const;
    /// The texts of a list's items; for any other value, its own text alone.
    std::vector<std::string> texts() const;

    // These are for values with places.

    /// Whether it is a list of objects, and not empty.
    bool are_objects() const;
    /// All of these throw ParseError at the value if it is of another kind or out of range.
    const std::string& string() const;
    /// A text that answers will repeat, such as the name of a row, of at most `longest` characters.
    const std::string& name(std::size_t longest = 64) const;
    bool boolean() const;
    /// A whole number from `least`, which is not negative, to `most`. `what` names it in the error: "expected a deck of 52 to
    /// 57 cards, ..., found '51'".
    i64 integer(const std::string& what, i64 least, i64 most) const;
    /// What a row pays, >= 0, exactly as it is written: an integer, a decimal, or a fraction in quotes. `noun` is what
    /// errors call it.
    Rational pay(const std::string& noun = "a pay") const;

    /// Throws ParseError at the first key of an object that is not among `known`; suggests the nearest, or lists them.
    /// `owner` names what has these keys: "a row", "a paytable".
    void check_keys(const std::vector<std::string>& known, const std::string& owner) const;

    /// The value as written, in quotes; only its first line.
    std::string quoted() const;
    [[noreturn]] void fail(const std::string& message) const { place.fail(message); }
};

struct WrittenValue::Member {
    std::string name;
    WrittenValue value;
    TextSpan name_place = {};
};

}  // namespace holdfast
