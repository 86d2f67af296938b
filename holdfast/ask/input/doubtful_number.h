// Numbers whose point may separate thousands: "1.250" may be 1.25 or 1250.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace holdfast::ask {

/// Why "1.000", "1.250$" and "$1.250" may be two numbers: "'1.250' may be 1.25 or 1250: write 1.25 or 1250". Nothing for
/// other texts, such as "1.25", "0.500" and "1.125".
std::optional<std::string> doubt_of_thousands(std::string_view text);

}  // namespace holdfast::ask
