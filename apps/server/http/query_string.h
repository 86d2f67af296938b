// The parameters after the '?' of a URL, as forms write them: a=1&b=two+words&b=%41. In front of a comma or
// the end a plus sign stays one, so that range=22+,A2s+ means what it says.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace holdfast::server {

struct Parameter {
    std::string name;
    std::string value;
};

/// The parameters in the order they were written; a name without '=' has an empty value, empty parts are
/// skipped. Throws ParseError, with its place, on a '%' without two hexadecimal digits and on what is not
/// UTF-8.
std::vector<Parameter> parse_query_string(std::string_view query);

/// The bytes that a path means, "a b" of "a%20b"; a '%' without two hexadecimal digits stays one.
std::string percent_decoded(std::string_view text);

}  // namespace holdfast::server
