// The exact value of a number as people and programs write it.
//
//   25   -3   0.2433   2433/10000   1e-05   2.5E3       all of them exactly; a double is never made of them
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <holdfast/core/rational.h>

namespace holdfast {

/// None where the text is not a number, or not one that 256 bits hold.
std::optional<Rational> exact_number(std::string_view text);

/// What an error adds about "1,000" and "10,000.5", where commas are between groups of three digits: "; leave
/// out the comma: 1000". Empty for other texts: "8,5" may be 8.5.
std::string about_commas(std::string_view text);

}  // namespace holdfast
