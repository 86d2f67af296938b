#include <algorithm>
#include <array>
#include <cstddef>

#include <fmt/compile.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_text.h>

namespace holdfast::ask {
namespace {

constexpr std::size_t line_width = 240;  // room for one row of a table
constexpr std::size_t indent_width = 2;

/// [byte] printable ASCII, but for the quotation mark and the backslash.
constexpr std::array<bool, 256> is_written_as_it_is = [] {
    std::array<bool, 256> table{};
    for (std::size_t byte = 0x20; byte < 0x7F; ++byte) table[byte] = byte != '"' && byte != '\\';
    return table;
}();

void append_key(std::string& text, const std::string& key) {
    append_json_string(text, key);
    text.append(": ", 2);
}

/// Writes a document at the end of one text. A list or object is first written on one line, and taken back
/// and written again if that line is too long. So a value is written about once for each level above it, and
/// answers have few levels.
class JsonWriter {
  public:
    /// `before`: how many characters stand before the value on its line, after the indent.
    void write(const Json& value, std::size_t depth, std::size_t before) {
        if (!value.is_structured() || value.empty()) {
            append_json(text_, value);
            return;
        }
        const std::size_t start = text_.size();
        append_json(text_, value);
        // One more for the comma that may follow.
        if (depth * indent_width + before + (text_.size() - start) + 1 > line_width) {
            text_.resize(start);
            write_broken(value, depth);
        }
    }

    std::string take() { return std::move(text_); }

  private:
    /// Each member on lines of its own.
    void write_broken(const Json& value, std::size_t depth) {
        const bool is_object = value.is_object();
        text_ += is_object ? '{' : '[';
        bool first = true;
        const auto begin_member = [&] {
            text_ += first ? "\n" : ",\n";
            first = false;
            text_.append((depth + 1) * indent_width, ' ');
        };
        if (is_object) {
            for (const auto& [key, member] : value.get_ref<const Json::object_t&>()) {
                begin_member();
                const std::size_t start = text_.size();
                append_key(text_, key);
                write(member, depth + 1, text_.size() - start);
            }
        } else {
            for (const Json& item : value) {
                begin_member();
                write(item, depth + 1, 0);
            }
        }
        (text_ += '\n').append(depth * indent_width, ' ');
        text_ += is_object ? '}' : ']';
    }

    std::string text_;
};

}  // namespace

Json object_with_room(std::size_t members) {
    Json::object_t object;
    object.reserve(members);
    return object;
}

Json absent() {
    return Json(Json::value_t::discarded);
}

Json answer_object(std::string_view query) {
    // Room, not a limit.
    constexpr std::size_t most_members = 24;
    Json object = object_with_room(most_members);
    object.emplace("query", query);
    return object;
}

Json json_count(u128 count) {
    return holdfast::to_text(count);
}

Json json_real(const Rational& value) {
    return nearest_double(value);
}

Json json_pays(const Rational& pays) {
    if (pays.is_integer()) return static_cast<u64>(pays.numerator().to_u128());
    return nearest_double(pays);
}

std::string shortest_text(double value) {
    std::string text;
    append_shortest(text, value);
    return text;
}

void append_shortest(std::string& text, double value) {
    std::array<char, 32> digits{};  // the longest doubles take 24
    const char* const end = fmt::format_to(digits.data(), FMT_COMPILE("{}"), value);
    const std::string_view shortest(digits.data(), static_cast<std::size_t>(end - digits.data()));
    text += shortest;
    // fmt writes a whole double as an integer.
    if (shortest.find_first_of(".e") == std::string_view::npos) text.append(".0", 2);
}

void append_json_string(std::string& text, std::string_view value) {
    const auto needs_care = [](char letter) {
        return !is_written_as_it_is[static_cast<unsigned char>(letter)];
    };
    // The library writes the texts that need escapes, and U+FFFD for bytes that are not UTF-8.
    if (std::any_of(value.begin(), value.end(), needs_care)) {
        text += Json(value).dump(-1, ' ', false, Json::error_handler_t::replace);
        return;
    }
    ((text += '"') += value) += '"';
}

void append_json(std::string& text, const Json& value) {
    if (value.is_number_float()) {
        append_shortest(text, value.get<double>());
    } else if (value.is_string()) {
        append_json_string(text, value.get_ref<const std::string&>());
    } else if (value.is_object()) {
        text += '{';
        bool first = true;
        for (const auto& [key, member] : value.get_ref<const Json::object_t&>()) {
            if (!first) text.append(", ", 2);
            first = false;
            append_key(text, key);
            append_json(text, member);
        }
        text += '}';
    } else if (value.is_array()) {
        text += '[';
        bool first = true;
        for (const Json& item : value) {
            if (!first) text.append(", ", 2);
            first = false;
            append_json(text, item);
        }
        text += ']';
    } else {
        // An integer, true, false or null.
        text += value.dump();
    }
}

std::string json_line(const Json& document) {
    std::string text;
    append_json(text, document);
    return text;
}

std::string json_text(const Json& document) {
    JsonWriter writer;
    writer.write(document, 0, 0);
    return writer.take() + "\n";
}

}  // namespace holdfast::ask
