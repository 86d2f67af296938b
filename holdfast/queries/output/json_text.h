// JSON as Holdfast writes it: fields in the order they were added, numbers as the shortest text that reads
// back.
//
//   counts       strings of digits, for they may pass 2^53
//   real values  the double nearest the exact value; whole ones keep a ".0", so that they read back as reals
//   layout       a list or object stands on one line where it fits there, else its members take a line each
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>

namespace holdfast::queries {

using Json = nlohmann::ordered_json;

/// A count of deals, draws or combinations.
Json json_count(u128 count);

/// A probability, return or variance.
Json json_real(const Rational& value);

/// What a row pays: a whole number where it is one.
Json json_pays(const Rational& pays);

/// The shortest decimal that reads back as this double. The value must be finite.
std::string shortest_text(double value);

/// The whole document, ending in a line break.
std::string json_text(const Json& document);

}  // namespace holdfast::queries
