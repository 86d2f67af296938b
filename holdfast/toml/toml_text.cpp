#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/core/rational.h>
#include <holdfast/core/text.h>
#include <holdfast/toml/toml_text.h>

namespace holdfast {
namespace {

/// Bytes of the text, from `begin` to before `end`.
struct Span {
    std::size_t begin;
    std::size_t end;
};

/// Whether toml++ says this; its errors have no numbers to tell them apart.
bool says(std::string_view description, std::string_view words) {
    return description.find(words) != std::string_view::npos;
}

/// The line of a position, without its line ending.
Span line_at(std::string_view text, std::size_t position) {
    const std::size_t before = position == 0 ? std::string_view::npos : text.rfind('\n', position - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
    return {begin, std::max(begin, end)};
}

/// The word that a position is in or just after: a number, or a text that lacks its quotes.
Span word_at(std::string_view text, std::size_t position) {
    constexpr std::string_view outside = " \t\r\n,=[]{}#";
    const Span line = line_at(text, position);
    std::size_t begin = std::min(position, line.end);
    while (begin > line.begin && outside.find(text[begin - 1]) == std::string_view::npos) --begin;
    return {begin, std::min(text.find_first_of(outside, begin), line.end)};
}

/// The text before the first '=' of the line of a position, without blanks.
Span key_at(std::string_view text, std::size_t position) {
    const Span line = line_at(text, position);
    const std::size_t begin = std::min(text.find_first_not_of(" \t", line.begin), line.end);
    const std::size_t end = text.find_first_of(" \t=", begin);
    return {begin, std::min(end, line.end)};
}

/// What a person sees at a position: one character, or the end of the line.
std::string seen_at(std::string_view text, std::size_t position) {
    if (position >= text.size()) return "the end of the text";
    if (text[position] == '\n' || text[position] == '\r') return "the end of the line";
    return in_quotes(text.substr(position, code_point_at(text, position).length));
}

/// "Error while parsing string: ..." without the words before the colon.
std::string_view without_heading(std::string_view description) {
    constexpr std::string_view heading = "Error while parsing ";
    const std::size_t colon = description.find(": ");
    const bool has_heading = description.substr(0, heading.size()) == heading;
    return has_heading && colon != std::string_view::npos ? description.substr(colon + 2) : description;
}

}  // namespace

TomlError explained(std::string_view text, std::string_view description, std::size_t position) {
    const auto at = [](const Span& span, const std::string& message) {
        return TomlError{message, span.begin, std::max<std::size_t>(span.end - span.begin, 1)};
    };
    const auto quoted = [text](const Span& span) {
        return in_quotes(text.substr(span.begin, span.end - span.begin));
    };
    const auto here = [position](const std::string& message) { return TomlError{message, position, 1}; };
    const Span line = line_at(text, position);
    // From the particular to the general: the description of a number that is too large also contains
    // "integer".
    if (says(description, "not representable in 64 bits")) {
        const Span number = word_at(text, position);
        return at(number, quoted(number) + " is too large a number");
    }
    if (says(description, "cannot redefine")) {
        const Span key = key_at(text, position);
        return at(key, quoted(key) + " is given twice");
    }
    if (says(description, "nested value depth")) return here("lists and tables are nested too deeply");
    if (says(description, "integer") || says(description, "floating-point")) {
        const Span number = word_at(text, position);
        return at(number,
                  quoted(number) +
                      " is not a number in TOML: write one like 25 or 0.2433, and a fraction in quotes "
                      "like \"5/2\"");
    }
    // A string that ends with its line: the last quotation mark there opened it, as far as one can tell.
    if (says(description, "parsing string") && line.end == position) {
        const std::size_t quote = text.substr(line.begin, line.end - line.begin).find_last_of("\"'");
        const std::size_t begin = quote == std::string_view::npos ? line.begin : line.begin + quote;
        return at({begin, line.end}, "this text has no closing quote on its line");
    }
    if (says(description, "could not determine value type")) {
        const Span word = word_at(text, position);
        return at(word, quoted(word) + " is not a value: a text needs quotes, as in \"text\"");
    }
    if (says(description, "expected value")) {
        return here("expected a value, found " + seen_at(text, position));
    }
    if (says(description, "expected '='")) {
        return here("expected '=' after the key, found " + seen_at(text, position));
    }
    if (says(description, "expected a comment or whitespace")) {
        return here("expected the end of the line, found " + seen_at(text, position));
    }
    if (says(description, "expected keys, tables")) {
        return here("expected a key, as in name = \"text\", or a table in brackets; found " +
                    seen_at(text, position));
    }
    return here("this is not TOML: " + printable(without_heading(description)));
}

namespace {

constexpr std::size_t most_digits = 76;  ///< every number of this many digits fits in 256 bits
constexpr std::size_t most_dots = 8;     ///< in a key

/// The place after a string that begins here; if it has no end, a place behind its line, where toml++ stops.
std::size_t end_of_string(std::string_view text, std::size_t begin) {
    constexpr std::size_t long_mark = 3;
    const char quote = text[begin];
    const bool is_long = text.substr(begin, long_mark) == std::string(long_mark, quote);
    const std::string_view mark = text.substr(begin, is_long ? long_mark : 1);
    std::size_t at = begin + mark.size();
    while (at < text.size() && text.substr(at, mark.size()) != mark) {
        at += quote == '"' && text[at] == '\\' ? 2U : 1U;
    }
    at += mark.size();
    // A long string may end with up to two quotes of its own: """so "quoted\"""""
    for (int own = 0; is_long && own < 2 && at < text.size() && text[at] == quote; ++own) ++at;
    return at;
}

/// The first dot too many in a key with more dots than any file needs, or npos. Each part of a key, as in
/// a.b.c, is a table in a table, and toml++ walks these by recursion: a long key would crash the program.
/// Between the marks that end keys there are only the dots of one key; a value has at most one.
std::size_t find_deep_key(std::string_view text) {
    constexpr std::string_view ends = "=\n,[]{}";
    std::size_t dots = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '#') {
            at = std::min(text.find('\n', at), text.size());
        } else if (text[at] == '"' || text[at] == '\'') {
            at = end_of_string(text, at);
        } else {
            if (text[at] == '.' && ++dots > most_dots) return at;
            if (ends.find(text[at]) != std::string_view::npos) dots = 0;
            ++at;
        }
    }
    return std::string_view::npos;
}

}  // namespace

// The source is only a name in errors; nothing is opened.
toml::table TomlText::parse() const {
    // Before toml++ sees the text.
    const std::size_t deep = find_deep_key(text_);
    if (deep != std::string_view::npos) fail_at(deep, 1, "no key has this many parts with dots between them");
    try {
        return toml::parse(text_, source_);
    } catch (const toml::parse_error& error) {
        const TomlError explanation = explained(text_, error.description(), offset_of(error.source().begin));
        fail_at(explanation.position, explanation.length, explanation.message);
    }
}

// toml++ counts lines and columns from 1; our errors count bytes.
std::size_t TomlText::offset_of(const toml::source_position& place) const {
    std::size_t offset = 0;
    for (toml::source_index line = 1; line < place.line; ++line) {
        const std::size_t end = text_.find('\n', offset);
        if (end == std::string_view::npos) return text_.size();
        offset = end + 1;
    }
    // Columns count code points; continuation bytes of UTF-8 do not start one.
    for (toml::source_index column = 1; column < place.column && offset < text_.size(); ++column) {
        ++offset;
        while (offset < text_.size() && (static_cast<unsigned char>(text_[offset]) & 0xC0U) == 0x80U) {
            ++offset;
        }
    }
    return offset;
}

void TomlText::fail_at(std::size_t position, std::size_t length, const std::string& message) const {
    throw ParseError(message, std::string(text_), position, length, std::string(source_));
}

void TomlText::fail_in(const toml::source_region& region, const std::string& message) const {
    const std::size_t begin = offset_of(region.begin);
    // A span ends on its line: the caret line under the text is one line.
    const std::size_t end = region.end.line == region.begin.line ? offset_of(region.end) : begin + 1;
    fail_at(begin, std::max<std::size_t>(end - begin, 1), message);
}

void TomlText::fail(const toml::node& node, const std::string& message) const {
    fail_in(node.source(), message);
}
void TomlText::fail(const toml::key& key, const std::string& message) const {
    fail_in(key.source(), message);
}

void TomlText::fail_inside(const toml::node& text, const ParseError& inner) const {
    const std::size_t begin = offset_of(text.source().begin);
    const std::size_t end = offset_of(text.source().end);
    const std::size_t contents = text_.substr(begin, end - begin).find(inner.text);
    if (contents == std::string_view::npos) fail(text, inner.what());
    fail_at(begin + contents + inner.position, inner.length, inner.what());
}

std::string_view TomlText::written(const toml::node& node) const {
    const std::size_t begin = offset_of(node.source().begin);
    const std::size_t line_end = std::min(text_.find_first_of("\r\n", begin), text_.size());
    // A node of several lines (a list) is shown up to the end of its first.
    const bool is_one_line = node.source().end.line == node.source().begin.line;
    const std::size_t end = is_one_line ? offset_of(node.source().end) : line_end;
    return text_.substr(begin, end - begin);
}

std::string TomlText::quoted(const toml::node& node) const {
    return in_quotes(written(node));
}

std::string_view TomlText::string(const toml::node& node) const {
    if (!node.is_string()) fail(node, "expected text in quotes, found " + quoted(node));
    // Names go into CSV, terminals and pages.
    const std::string& text = node.as_string()->get();
    const auto is_control = [&text](std::size_t place) {
        const auto byte = [&text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
        // U+0080 to U+009F are the bytes C2 80 to C2 9F; some terminals act on them as on ESC.
        const bool is_upper = byte(place) == 0xc2 && place + 1 < text.size() && byte(place + 1) < 0xa0;
        return byte(place) < ' ' || byte(place) == 0x7f || is_upper;
    };
    bool has_control = false;
    for (std::size_t place = 0; place < text.size(); ++place) has_control |= is_control(place);
    if (has_control) fail(node, "a text must not have control characters, such as a line break");
    return text;
}

std::string TomlText::name(const toml::node& node, std::size_t longest) const {
    const std::string_view text = string(node);
    if (count_code_points(text) > longest) {
        fail(node, "a name has at most " + std::to_string(longest) + " characters");
    }
    return std::string(text);
}

bool TomlText::boolean(const toml::node& node) const {
    if (!node.is_boolean()) fail(node, "expected true or false, found " + quoted(node));
    return node.as_boolean()->get();
}

i64 TomlText::integer(const toml::node& node, const std::string& what, i64 least, i64 most) const {
    // One sentence for both: it says what was expected, and shows what was found.
    if (!node.is_integer() || node.as_integer()->get() < least || node.as_integer()->get() > most) {
        fail(node, "expected " + what + ", found " + quoted(node));
    }
    return node.as_integer()->get();
}

// Never through a double: 0.1 is exactly 1/10. TOML has no fractions, so they are strings.
Rational TomlText::pay(const toml::node& node, const std::string& noun) const {
    // A number is read from the text of the file, a string from its contents.
    const bool is_text = node.is_string();
    const bool is_number = node.is_integer() || node.is_floating_point();
    std::string digits(is_text ? string(node) : written(node));
    if (is_number) {  // TOML allows 1_000; the underscores carry no value
        digits.erase(std::remove(digits.begin(), digits.end(), '_'), digits.end());
    }
    const std::string shown = is_text ? in_quotes(digits) : quoted(node);
    std::string wrong =
        " is not " + noun + ": write a number like 25 or 0.2433, or a fraction in quotes like \"5/2\"";
    if (is_text || is_number) {
        const std::optional<Rational> value = exact_number(digits);
        // exact_number() also takes an exponent, as in 2.5e3, which TOML allows.
        if (value && !value->is_negative()) return *value;
        // A number with too many digits is still a number.
        if (value) {
            wrong = " is negative: " + (noun == "a pay" ? std::string("what a row pays") : noun + " here") +
                    " is 0 or more";
        } else if (digits.size() > most_digits &&
                   digits.find_first_not_of("0123456789./") == std::string::npos) {
            wrong = " has too many digits";
        }
    }
    fail(node, shown + wrong);
}

}  // namespace holdfast
