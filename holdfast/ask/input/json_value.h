// JSON of a request, read so that nothing is lost: numbers keep their source text and never pass through a
// double, and a key that is repeated is an error instead of a silent choice.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <holdfast/core/written_value.h>

namespace holdfast::ask {

/// Has no places, unless placed() returned it.
using JsonValue = WrittenValue;

/// The value written as compact JSON.
std::string source_of(const JsonValue& value);

/// The value with its places in source_of(value).
JsonValue placed(JsonValue value);

/// Lists and objects may lie this deep in one another.
inline constexpr std::size_t deepest_json = 32;

/// Reads all of the text. Throws ParseError, with its place, if it is not JSON (RFC 8259) in UTF-8, repeats a
/// key or nests deeper than deepest_json. `id`, if not null, then gets the member "id" if that was complete
/// before the mistake. `what` is what errors call the text.
JsonValue parse_json(std::string_view text, std::optional<JsonValue>* id = nullptr,
                     std::string_view what = "the request");

}  // namespace holdfast::ask
