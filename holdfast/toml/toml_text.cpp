#include <algorithm>
#include <utility>
#include <vector>

#include <holdfast/core/text.h>
#include <holdfast/toml/toml_parser.h>
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

// The errors of toml++ in words for people who write a paytable rather than a parser.
//
// Its descriptions are recognised by the words of toml++ 3.3; an unknown one is shown unchanged.

struct TomlError {
    std::string message;  ///< one sentence
    Span place;
};

/// `description` is what toml++ says, `position` where it stopped reading: often after the mistake.
TomlError explained(std::string_view text, std::string_view description, std::size_t position) {
    const auto at = [](const Span& span, const std::string& message) { return TomlError{message, span}; };
    const auto quoted = [text](const Span& span) {
        return in_quotes(text.substr(span.begin, span.end - span.begin));
    };
    const auto here = [position](const std::string& message) {
        return TomlError{message, {position, position + 1}};
    };
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

constexpr std::size_t most_dots = 8;  ///< in a key

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

/// A number without what only TOML writes: 0x34, +5, 1_000.
std::string number_of(const toml::node& node, std::string text) {
    if (node.is_integer()) return std::to_string(node.as_integer()->get());
    std::erase_if(text, [](char letter) { return letter == '_' || letter == '+'; });
    return text;
}

/// Places in bytes: toml++ counts lines and columns from 1, and columns in code points.
class Places {
  public:
    explicit Places(std::string_view text) : size_(text.size()) {
        lines_.push_back(0);
        for (std::size_t at = 0; at < text.size(); ++at) {
            // Continuation bytes of UTF-8 do not start a code point.
            if ((static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U) code_points_.push_back(at);
            if (text[at] == '\n') lines_.push_back(code_points_.size());
        }
    }

    std::size_t operator[](const toml::source_position& place) const {
        if (!place) return 0;  // of tables that no line is about
        const std::size_t line = std::min<std::size_t>(place.line, lines_.size()) - 1;
        const std::size_t code_point = lines_[line] + place.column - 1;
        return code_point < code_points_.size() ? code_points_[code_point] : size_;
    }

  private:
    std::size_t size_;
    std::vector<std::size_t> code_points_;
    std::vector<std::size_t> lines_;  ///< the first code point of each
};

class Reader {
  public:
    explicit Reader(const TextSpan& whole) : whole_(whole), places_(whole.text()) {}

    const Places& places() const { return places_; }

    WrittenValue value_of(const toml::node& node) const {
        WrittenValue value;
        value.place = place_of(node.source());
        if (const toml::table* const table = node.as_table()) {
            value.kind = WrittenValue::Kind::object;
            value.members = members_of(*table);
        } else if (const toml::array* const list = node.as_array()) {
            value.kind = WrittenValue::Kind::list;
            for (const toml::node& item : *list) value.items.push_back(value_of(item));
        } else if (node.is_string()) {
            value.kind = WrittenValue::Kind::text;
            value.text = node.as_string()->get();
        } else if (node.is_boolean()) {
            value.kind = WrittenValue::Kind::boolean;
            value.is_true = node.as_boolean()->get();
        } else if (node.is_number()) {
            value.kind = WrittenValue::Kind::number;
            value.text = number_of(node, std::string(value.place.text()));
        }
        return value;
    }

  private:
    TextSpan place_of(const toml::source_region& region) const {
        const std::size_t begin = places_[region.begin];
        return whole_.part(begin, std::max(begin, places_[region.end]));
    }

    /// In the order of the text: toml++ keeps its keys by the alphabet.
    std::vector<WrittenValue::Member> members_of(const toml::table& table) const {
        std::vector<std::pair<const toml::key*, const toml::node*>> pairs;
        for (const auto& [key, node] : table) pairs.emplace_back(&key, &node);
        std::sort(pairs.begin(), pairs.end(), [](const auto& one, const auto& other) {
            return one.first->source().begin < other.first->source().begin;
        });
        std::vector<WrittenValue::Member> members;
        for (const auto& [key, node] : pairs) {
            members.push_back({std::string(key->str()), value_of(*node), place_of(key->source())});
        }
        return members;
    }

    const TextSpan& whole_;
    Places places_;
};

}  // namespace

WrittenValue parse_toml(std::string text, std::string source) {
    const TextSpan file(std::move(text), std::move(source));
    // toml++ counts places from behind a byte order mark.
    const TextSpan whole = file.part(after_byte_order_mark(file.text()));
    // Before toml++ sees the text.
    const std::size_t deep = find_deep_key(whole.text());
    if (deep != std::string_view::npos) {
        whole.part(deep, deep + 1).fail("no key has this many parts with dots between them");
    }
    const Reader reader(whole);
    try {
        WrittenValue root = reader.value_of(toml::parse(whole.text()));
        // What is missing has no place, so the beginning of the text is shown.
        root.place = whole.part(0, 0);
        return root;
    } catch (const toml::parse_error& error) {
        const TomlError explanation =
            explained(whole.text(), error.description(), reader.places()[error.source().begin]);
        whole.part(explanation.place.begin, explanation.place.end).fail(explanation.message);
    }
}

}  // namespace holdfast
