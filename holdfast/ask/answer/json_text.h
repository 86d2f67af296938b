// JSON as Holdfast writes it: fields in the order they were added, numbers as the shortest text that reads
// back.
//
//   counts       strings of digits, for they may exceed 2^53
//   real values  the double nearest the exact value; whole ones keep a ".0", so that they read back as reals
//   layout       a list or object stands on one line if it fits, else each of its members has its own
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>

namespace holdfast::ask {

/// A document whose fields keep the order in which they were added. Code that builds or reads one includes
/// <nlohmann/json.hpp>, which takes longer to compile than all headers of this layer.
using Json = nlohmann::ordered_json;

/// An empty object with room for this many members. Without it, adding a member could copy all those before
/// it, tables included: the keys of nlohmann's ordered objects cannot be moved.
Json object_with_room(std::size_t members);

/// The value of a member that an answer does not have: left out of JSON, an empty cell in CSV.
Json absent();

/// An object that begins with the name of the query it answers.
Json answer_object(std::string_view query);

/// A count of deals, draws or combinations.
Json json_count(u128 count);

/// A probability, return or variance.
Json json_real(const Rational& value);

/// The pay of a row, 0 or more and below 2^64: an integer if it is whole, else the nearest double.
Json json_pays(const Rational& pays);

/// The shortest decimal that reads back as this double. The value must be finite.
std::string shortest_text(double value);
void append_shortest(std::string& text, double value);

/// A JSON string. Bytes that are not UTF-8 become U+FFFD.
void append_json_string(std::string& text, std::string_view value);

/// The value on one line.
void append_json(std::string& text, const Json& value);

/// The whole document, ending in a line break.
std::string json_text(const Json& document);

/// The whole document on one line, without a line break.
std::string json_line(const Json& document);

}  // namespace holdfast::ask
