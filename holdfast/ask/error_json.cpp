#include <algorithm>
#include <new>
#include <string_view>
#include <system_error>

#include <nlohmann/json.hpp>

#include <holdfast/ask/error_json.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/core/parse_errors.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

/// The message of TBB if it cannot start a thread; std::thread throws a code.
constexpr std::string_view no_thread = "pthread_create has failed";

}  // namespace

const char* sentence_of(const std::exception& error) noexcept {
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr) return "not enough memory";
    const auto* const refusal = dynamic_cast<const std::system_error*>(&error);
    const bool is_without_thread =
        refusal != nullptr && refusal->code() == std::errc::resource_unavailable_try_again;
    if (is_without_thread || std::string_view(error.what()).substr(0, no_thread.size()) == no_thread) {
        return "the system starts no more threads; ask for fewer (--threads)";
    }
    return error.what();
}

namespace {

constexpr std::size_t longest_text = 1000;  // in bytes; only part of a longer text is shown
constexpr std::size_t bytes_around = 100;

/// Moved back to the beginning of its code point.
std::size_t code_point_start(std::string_view text, std::size_t at) {
    while (at > 0 && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) --at;
    return at;
}

/// JSON is UTF-8 whatever the request was.
std::string well_formed(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint each = code_point_at(text, at);
        result += each.well_formed ? std::string(text.substr(at, each.length)) : "\xEF\xBF\xBD";
        at += each.length;
    }
    return result;
}

/// Adds the text, or the part of it that is shown, and the place in it. A long text is cut to the mistake and what
/// is around it; if the mistake itself is long, only its beginning is shown.
void add_text(Json& details, std::string_view text, std::size_t at, std::size_t length) {
    const std::size_t position = std::min(at, text.size());
    const std::size_t end = std::min(position + length, text.size());
    std::size_t first = 0;
    std::size_t last = text.size();
    if (text.size() > longest_text) {
        first = code_point_start(text, position - std::min(position, bytes_around));
        last = code_point_start(text,
                                std::min(text.size(), std::min(end, position + longest_text) + bytes_around));
    }
    // From here on, all counts refer to the part that is shown.
    const std::size_t shown_end = std::min(end, last);
    details["text"] = well_formed(text.substr(first, last - first));
    details["position"] = count_code_points(text.substr(first, position - first));
    // At least 1: at the end of a text, where something is missing, there is nothing to count.
    details["length"] =
        std::max<std::size_t>(count_code_points(text.substr(position, shown_end - position)), 1);
}

/// Adds the place in the whole text, if that has several lines.
void add_place(Json& details, std::string_view text, std::size_t position) {
    if (text.find('\n') == std::string_view::npos) return;
    const TextPlace place = place_of(text, position);
    details["line"] = place.line;
    details["column"] = place.column;
}

/// A mistake after the first, in its line alone.
Json other_json(std::string_view text, const Mistake& mistake) {
    const TextPlace place = place_of(text, mistake.position);
    // place_of clamps a position beyond the end, too.
    const std::size_t begin = static_cast<std::size_t>(place.line_text.data() - text.data());
    const std::size_t in_line = std::min(mistake.position, text.size()) - begin;
    Json other{{"message", well_formed(mistake.message)}};
    add_text(other, place.line_text, in_line, mistake.length);
    add_place(other, text, mistake.position);
    return other;
}

}  // namespace

Json error_json(const ParseError& error) {
    Json details{{"message", well_formed(error.what())}};
    if (const auto* const in_a_field = dynamic_cast<const FieldError*>(&error)) {
        details["field"] = well_formed(in_a_field->field);
    }
    add_text(details, error.text, error.position, error.length);
    add_place(details, error.text, std::min(error.position, error.text.size()));
    const ParseErrors all(error);
    for (const Mistake& each : all.others) details["others"].push_back(other_json(error.text, each));
    if (all.untold > 0) details["untold"] = all.untold;
    return {{"error", std::move(details)}};
}

Json error_json(const std::exception& error) {
    return {{"error", {{"message", well_formed(sentence_of(error))}}}};
}

std::string error_line(const ParseError& error) {
    return json_line(error_json(error));
}

std::string error_line(const std::exception& error) {
    return json_line(error_json(error));
}

}  // namespace holdfast::ask
