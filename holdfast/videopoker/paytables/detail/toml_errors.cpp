#include <algorithm>

#include <holdfast/core/utf8.h>
#include <holdfast/core/wording.h>
#include <holdfast/videopoker/paytables/detail/toml_errors.h>

namespace holdfast::videopoker::detail {
namespace {

struct Span {
    std::size_t begin;
    std::size_t end;
};

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

/// What stands before the first '=' of the line of a position, without blanks.
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
    // From the particular to the general: the parser calls a number that is too large an integer, too.
    if (says(description, "not representable in 64 bits")) {
        const Span number = word_at(text, position);
        return at(number, quoted(number) + " is too large a number");
    }
    if (says(description, "nested value depth")) return here("lists and tables are nested too deeply");
    if (says(description, "integer") || says(description, "floating-point")) {
        const Span number = word_at(text, position);
        return at(number,
                  quoted(number) +
                      " is not a number in TOML: write one like 25 or 0.2433, and a fraction in quotes "
                      "like \"5/2\"");
    }
    if (says(description, "cannot redefine")) {
        const Span key = key_at(text, position);
        return at(key, quoted(key) + " is given twice");
    }
    if (says(description, "parsing string") && line.end == position) {
        const std::size_t quote = text.substr(line.begin, line.end - line.begin).find_last_of("\"'");
        const std::size_t begin = quote == std::string_view::npos ? line.begin : line.begin + quote;
        return at({begin, line.end}, "this text has no closing quote on its line");
    }
    if (says(description, "could not determine value type")) {
        const Span word = word_at(text, position);
        return at(word, quoted(word) + " is not a value: text stands in quotes, like \"pair\"");
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
        return here("expected a key, as in id = \"my-game\", or [[pay]]; found " + seen_at(text, position));
    }
    return here("this is not TOML: " + printable(without_heading(description)));
}

}  // namespace holdfast::videopoker::detail
