#include <algorithm>
#include <optional>
#include <utility>

#include <holdfast/core/text.h>
#include <holdfast/core/written_value.h>

namespace holdfast {
namespace {

constexpr std::size_t most_digits = 76;  ///< every number of this many digits fits in 256 bits

/// Whether some terminals act on a character of the text instead of showing it.
bool has_control(std::string_view text) {
    const auto byte = [&text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    for (std::size_t at = 0; at < text.size(); ++at) {
        // U+0080 to U+009F are the bytes C2 80 to C2 9F; some terminals act on them as on ESC.
        const bool is_upper = byte(at) == 0xc2 && at + 1 < text.size() && byte(at + 1) < 0xa0;
        if (byte(at) < ' ' || byte(at) == 0x7f || is_upper) return true;
    }
    return false;
}

}  // namespace

WrittenValue WrittenValue::of_boolean(bool value) {
    WrittenValue result;
    result.kind = Kind::boolean;
    result.is_true = value;
    return result;
}

WrittenValue WrittenValue::of_text(std::string value) {
    WrittenValue result;
    result.kind = Kind::text;
    result.text = std::move(value);
    return result;
}

WrittenValue WrittenValue::of_list(std::vector<std::string> texts) {
    WrittenValue result;
    result.kind = Kind::list;
    for (std::string& text : texts) result.items.push_back(of_text(std::move(text)));
    return result;
}

const WrittenValue* WrittenValue::find(std::string_view name) const {
    const auto found = std::find_if(members.begin(), members.end(),
                                    [&](const Member& member) { return member.name == name; });
    return found == members.end() ? nullptr : &found->value;
}

std::vector<std::string> WrittenValue::texts() const {
    // A single text is a list of one: programs may write either.
    if (kind != Kind::list) return {text};
    std::vector<std::string> texts;
    for (const WrittenValue& item : items) texts.push_back(item.text);
    return texts;
}

bool WrittenValue::are_objects() const {
    return kind == Kind::list && !items.empty() &&
           std::all_of(items.begin(), items.end(),
                       [](const WrittenValue& item) { return item.kind == Kind::object; });
}

const std::string& WrittenValue::string() const {
    if (kind != Kind::text) fail("expected text in quotes, found " + quoted());
    // Names go into CSV, terminals and pages.
    if (has_control(text)) fail("a text must not have control characters, such as a line break");
    return text;
}

const std::string& WrittenValue::name(std::size_t longest) const {
    if (count_code_points(string()) > longest) {
        fail("a name has at most " + std::to_string(longest) + " characters");
    }
    return text;
}

bool WrittenValue::boolean() const {
    if (kind != Kind::boolean) fail("expected true or false, found " + quoted());
    return is_true;
}

i64 WrittenValue::integer(const std::string& what, i64 least, i64 most) const {
    // Programs write whole numbers as 52.0, too.
    const std::optional<Rational> number = kind == Kind::number ? exact_number(text) : std::nullopt;
    // One sentence for all: it says what was expected, and shows what was found.
    if (!number || !number->is_integer() || *number < Rational(least) || *number > Rational(most)) {
        fail("expected " + what + ", found " + quoted());
    }
    return static_cast<i64>(number->numerator().to_u128());
}

// Never through a double: 0.1 is exactly 1/10. TOML and JSON have no fractions, so they are strings.
Rational WrittenValue::pay(const std::string& noun) const {
    const bool is_text = kind == Kind::text;
    const std::string shown = is_text ? in_quotes(string()) : quoted();
    std::string wrong =
        " is not " + noun + ": write a number like 25 or 0.2433, or a fraction in quotes like \"5/2\"";
    if (is_text || kind == Kind::number) {
        const std::optional<Rational> value = exact_number(text);
        // exact_number() also takes an exponent, as in 2.5e3, which both allow.
        if (value && !value->is_negative()) return *value;
        // A number with too many digits is still a number.
        if (value) {
            wrong = " is negative: " + (noun == "a pay" ? std::string("what a row pays") : noun + " here") +
                    " is 0 or more";
        } else if (text.size() > most_digits && text.find_first_not_of("0123456789./") == std::string::npos) {
            wrong = " has too many digits";
        }
    }
    fail(shown + wrong);
}

void WrittenValue::check_keys(const std::vector<std::string>& known, const std::string& owner) const {
    for (const Member& member : members) {
        if (std::find(known.begin(), known.end(), member.name) != known.end()) continue;
        const std::string nearest = nearest_word(member.name, known);
        member.name_place.fail(in_quotes(member.name) + " is not a key of " + owner + "; " +
                               (nearest.empty() ? "keys are " + joined(known, ", ", " and ")
                                                : "did you mean " + in_quotes(nearest) + "?"));
    }
}

std::string WrittenValue::quoted() const {
    const std::string_view written = place.text();
    return in_quotes(written.substr(0, written.find_first_of("\r\n")));
}

}  // namespace holdfast
