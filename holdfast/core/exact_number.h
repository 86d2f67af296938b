// The exact value of a number as people and programs write it.
//
//   25   -3   0.2433   2433/10000   1e-05   2.5E3       all of them exactly; a double is never made of them
#pragma once

#include <optional>
#include <string_view>

#include <holdfast/core/rational.h>

namespace holdfast {

/// None where the text is not a number, or not one that 256 bits hold.
std::optional<Rational> exact_number(std::string_view text);

}  // namespace holdfast
