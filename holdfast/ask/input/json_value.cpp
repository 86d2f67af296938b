#include <algorithm>
#include <unordered_set>
#include <utility>

#include <nlohmann/json.hpp>

#include <holdfast/ask/input/json_value.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

using Kind = JsonValue::Kind;

std::string escaped(const std::string& text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Counts the bytes that the parser has taken, so that an error about a key can name its place: the parser
/// tells its position with its own errors only, not when it calls key().
class CountingBytes {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingBytes(const char* at, const char** seen) : at_(at), seen_(seen) {}
    reference operator*() const { return *at_; }
    CountingBytes& operator++() {
        ++at_;
        *seen_ = at_;
        return *this;
    }
    friend bool operator!=(const CountingBytes& a, const CountingBytes& b) { return a.at_ != b.at_; }

  private:
    const char* at_;
    const char** seen_;
};

/// Replaces the digits of exponents that are too large for a double by zeros: the parser would refuse 1e400,
/// although JSON has no such limit and nothing here is read through a double. Every byte keeps its place.
/// Empty if there is no such exponent, as in nearly every request.
std::string with_small_exponents(std::string_view text) {
    constexpr std::string_view digits = "0123456789";
    constexpr std::size_t always_small = 2;  // digits: 1e99 is a double
    std::string result;
    bool is_quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '"') is_quoted = !is_quoted;
        // What is escaped may be a quotation mark.
        if (is_quoted && text[at] == '\\') ++at;
        // A digit before it tells an exponent from the e of true and false.
        const bool is_exponent = !is_quoted && at > 0 && (text[at] == 'e' || text[at] == 'E') &&
                                 digits.find(text[at - 1]) != std::string_view::npos;
        if (!is_exponent) continue;
        const bool has_sign = at + 1 < text.size() && (text[at + 1] == '+' || text[at + 1] == '-');
        const std::size_t begin = at + (has_sign ? 2 : 1);
        const std::size_t end = std::min(text.find_first_not_of(digits, begin), text.size());
        if (end <= begin + always_small) continue;
        if (result.empty()) result = text;
        result.replace(begin, end - begin, end - begin, '0');
    }
    return result;
}

/// Builds the value from the events of the parser; open lists and objects are on a stack. `read`: what the
/// parser is given, `text` with other digits in some numbers.
class Builder : public nlohmann::json_sax<nlohmann::json> {
  public:
    /// `what`: the text, in errors.
    Builder(std::string_view what, std::string_view text, std::string_view read, const char* const& seen)
        : what_(what), text_(text), read_(read), seen_(seen) {}

    JsonValue take() { return std::move(root_); }
    /// The member of the request that is complete when the rest cannot be read.
    const JsonValue* complete_member(std::string_view name) const {
        const JsonValue* const found = root_.find(name);
        if (found == nullptr || found->kind == Kind::null) return nullptr;
        // The value of the last member may still be open.
        const bool is_last = &root_.members.back().value == found;
        return is_last && open_.size() > 1 ? nullptr : found;
    }

    bool null() override { return add({}); }
    bool boolean(bool value) override { return add(JsonValue::of_boolean(value)); }
    // The only integer that comes here as 0 is -0.
    bool number_integer(number_integer_t value) override {
        return add_number(value == 0 ? "-0" : std::to_string(value));
    }
    bool number_unsigned(number_unsigned_t value) override { return add_number(std::to_string(value)); }
    // The source is kept: 0.1 is a tenth, not the double nearest to it.
    bool number_float(number_float_t /*nearest*/, const string_t& source) override {
        return add_number(std::string(text_.substr(begin_of_number(source.size()), source.size())));
    }
    bool string(string_t& value) override { return add(JsonValue::of_text(std::move(value))); }
    // Never called: only binary formats have such values.
    bool binary(binary_t& /*value*/) override { return false; }
    bool start_object(std::size_t /*size*/) override { return open(Kind::object); }
    bool start_array(std::size_t /*size*/) override { return open(Kind::list); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        if (is_repeated(name)) {
            fail_before_here("the key " + escaped(name) + " is given twice", escaped(name).size());
        }
        open_.back()->members.push_back({std::move(name), {}});
        return true;
    }

    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::detail::exception& error) override {
        constexpr int number_overflow = 406;
        const std::size_t end = std::min(position, text_.size());
        // Too many digits for a double; with_small_exponents() has seen to most exponents.
        if (error.id == number_overflow && token.size() <= end) {
            throw ParseError(is_not_json() + ": the number has too many digits; write it as a string",
                             std::string(text_), end - token.size(), token.size());
        }
        // The parser's own sentence names its states and types; only what it expected is of use to a reader.
        // What was read last is quoted in the middle: it may say anything.
        const std::string_view words = error.what();
        constexpr std::string_view opening = "; last read: '";
        constexpr std::string_view mark = "; expected ";
        const std::size_t quotation = words.find(opening);
        const std::size_t rest =
            quotation == std::string_view::npos ? 0 : quotation + opening.size() + token.size();
        const std::size_t expected = words.find(mark, rest);
        // Malformed UTF-8 first: what the parser expected instead is beside the point.
        const std::size_t malformed = find_malformed(text_);
        if (malformed != std::string_view::npos) {
            throw ParseError(is_not_json() + ": it is not UTF-8", std::string(text_), malformed, 1);
        }
        if (words.find("unexpected end of input") < quotation) {
            throw ParseError(is_not_json() + ": it ends too early", std::string(text_), text_.size(), 1);
        }
        std::string message = is_not_json();
        if (expected != std::string_view::npos) {
            (message += ": expected ") += words.substr(expected + mark.size());
        }
        throw ParseError(message, std::string(text_), end - std::min<std::size_t>(end, 1), 1);
    }

  private:
    std::string is_not_json() const { return std::string(what_) + " is not valid JSON"; }

    /// The parser has taken the byte after a number, too, unless the text ends with it.
    std::size_t begin_of_number(std::size_t size) const {
        const auto taken = static_cast<std::size_t>(seen_ - read_.data());
        const bool is_at_end = taken == read_.size() && read_.back() >= '0' && read_.back() <= '9';
        return taken - size - (is_at_end ? 0 : 1);
    }

    /// Blames the last `length` bytes that the parser has taken.
    [[noreturn]] void fail_before_here(const std::string& message, std::size_t length) const {
        const auto end = static_cast<std::size_t>(seen_ - read_.data());
        const std::size_t begin = end - std::min(length, end);
        throw ParseError(message, std::string(text_), begin, std::max<std::size_t>(end - begin, 1));
    }

    /// Most objects are short, so a search through their members is quick; for longer ones the names are kept
    /// in a set.
    bool is_repeated(const std::string& name) {
        constexpr std::size_t few = 16;
        const std::vector<JsonValue::Member>& members = open_.back()->members;
        std::unordered_set<std::string>& names = names_.back();
        if (members.size() < few) {
            return std::any_of(members.begin(), members.end(),
                               [&](const JsonValue::Member& member) { return member.name == name; });
        }
        if (names.empty()) {
            for (const JsonValue::Member& member : members) names.insert(member.name);
        }
        return !names.insert(name).second;
    }

    /// Puts the value where it belongs: into the list or member that is open, or at the root.
    JsonValue& place(JsonValue value) {
        if (open_.empty()) return root_ = std::move(value);
        JsonValue& parent = *open_.back();
        if (parent.kind == Kind::list) return parent.items.emplace_back(std::move(value));
        return parent.members.back().value = std::move(value);
    }

    bool add(JsonValue value) {
        place(std::move(value));
        return true;
    }

    bool add_number(std::string source) {
        JsonValue value;
        value.kind = Kind::number;
        value.text = std::move(source);
        return add(std::move(value));
    }

    /// While a list or object is open, its parents do not grow, so pointers to it stay valid. The depth is
    /// bounded because JsonValue is destroyed by recursion.
    bool open(Kind kind) {
        if (open_.size() == deepest_json) {
            fail_before_here("lists and objects are nested too deeply; " + std::to_string(deepest_json) +
                                 " levels are allowed",
                             1);
        }
        JsonValue value;
        value.kind = kind;
        open_.push_back(&place(std::move(value)));
        names_.emplace_back();
        return true;
    }

    bool close() {
        open_.pop_back();
        names_.pop_back();
        return true;
    }

    std::string_view what_;
    std::string_view text_;
    std::string_view read_;
    const char* const& seen_;
    JsonValue root_;
    std::vector<JsonValue*> open_;
    std::vector<std::unordered_set<std::string>> names_;  // for each open object; empty unless it is long
};

}  // namespace

std::string source_of(const JsonValue& value) {
    std::string result;
    switch (value.kind) {
        case Kind::null:
            return "null";
        case Kind::boolean:
            return value.is_true ? "true" : "false";
        case Kind::number:
            return value.text;
        case Kind::text:
            return escaped(value.text);
        case Kind::list:
            for (const JsonValue& item : value.items) result += (result.empty() ? "" : ",") + source_of(item);
            return "[" + result + "]";
        case Kind::object:
            for (const JsonValue::Member& member : value.members) {
                result += (result.empty() ? "" : ",") + escaped(member.name) + ":" + source_of(member.value);
            }
            return "{" + result + "}";
    }
    return result;
}

namespace {

/// Sets the places of a value whose source begins at `at` of the whole one, and moves `at` behind it.
void set_places(const TextSpan& whole, std::size_t& at, JsonValue& value) {
    const std::size_t begin = at;
    // Behind a bracket or a comma, each.
    for (JsonValue& item : value.items) set_places(whole, ++at, item);
    for (JsonValue::Member& member : value.members) {
        const std::size_t name = ++at;
        at += escaped(member.name).size();
        member.name_place = whole.part(name, at);
        set_places(whole, ++at, member.value);
    }
    const bool has_parts = !value.items.empty() || !value.members.empty();
    at += has_parts ? 1 : source_of(value).size();
    value.place = whole.part(begin, at);
}

}  // namespace

JsonValue placed(JsonValue value) {
    std::size_t at = 0;
    set_places(TextSpan(source_of(value)), at, value);
    return value;
}

JsonValue parse_json(std::string_view text, std::optional<JsonValue>* id, std::string_view what) {
    // The parser would take it for the end, whatever comes after it.
    const std::size_t null_byte = text.find('\0');
    if (null_byte != std::string_view::npos) {
        throw ParseError(std::string(what) + " is not valid JSON: it has a null byte", std::string(text),
                         null_byte, 1);
    }
    const std::string changed = with_small_exponents(text);
    const std::string_view read = changed.empty() ? text : std::string_view(changed);
    // How far the parser has read: copies of `begin` advance it, and `builder` reads it.
    const char* seen = read.data();
    Builder builder(what, text, read, seen);
    const CountingBytes begin(read.data(), &seen);
    const CountingBytes end(read.data() + read.size(), &seen);
    try {
        nlohmann::json::sax_parse(begin, end, &builder);
    } catch (const ParseError&) {
        // A program that sends many requests finds the refused one by its id, if that came before the
        // mistake.
        const JsonValue* const found = builder.complete_member("id");
        if (id != nullptr && found != nullptr) *id = *found;
        throw;
    }
    return builder.take();
}

}  // namespace holdfast::ask
