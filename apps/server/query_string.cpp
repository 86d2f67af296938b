#include <algorithm>

#include <apps/server/query_string.h>

#include <holdfast/core/error.h>
#include <holdfast/core/utf8.h>

namespace holdfast::server {
namespace {

/// 0 to 15, or -1.
int hex_digit(char letter) {
    if (letter >= '0' && letter <= '9') return letter - '0';
    const char lower = static_cast<char>(letter | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// Whether the '+' at this place is meant as one. In a URL it is a blank, as in "top+15%25"; but a blank before the end,
/// a comma, ':' or '[' means nothing in any field, and 22+,A2s+ is what people type.
bool is_plus(std::string_view query, std::size_t at, std::size_t end) {
    const std::string_view next = query.substr(at + 1, end - at - 1);
    for (const std::string_view mark : {",", ":", "[", "%2C", "%2c", "%3A", "%3a", "%5B", "%5b"}) {
        if (next.substr(0, mark.size()) == mark) return true;
    }
    return next.empty();
}

/// The part of the query from `begin` to `end`, decoded.
std::string decoded(std::string_view query, std::size_t begin, std::size_t end) {
    std::string text;
    for (std::size_t at = begin; at < end; ++at) {
        if (query[at] != '%') {
            text += query[at] == '+' && !is_plus(query, at, end) ? ' ' : query[at];
            continue;
        }
        const int high = at + 2 < end ? hex_digit(query[at + 1]) : -1;
        const int low = at + 2 < end ? hex_digit(query[at + 2]) : -1;
        if (high < 0 || low < 0) {
            throw ParseError("a '%' in a URL must be followed by two hexadecimal digits", std::string(query),
                             at);
        }
        text += static_cast<char>(high * 16 + low);
        at += 2;
    }
    if (find_malformed(text) != std::string_view::npos) {
        throw ParseError("the parameter is not UTF-8", std::string(query), begin, end - begin);
    }
    return text;
}

}  // namespace

std::vector<Parameter> parse_query_string(std::string_view query) {
    std::vector<Parameter> parameters;
    for (std::size_t begin = 0; begin < query.size();) {
        const std::size_t end = std::min(query.find('&', begin), query.size());
        const std::size_t sign = std::min(query.find('=', begin), end);
        if (end > begin) {
            parameters.push_back(
                {decoded(query, begin, sign), sign < end ? decoded(query, sign + 1, end) : std::string()});
        }
        begin = end + 1;
    }
    return parameters;
}

}  // namespace holdfast::server
