#include <algorithm>
#include <initializer_list>

#include <apps/server/http/query_string.h>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::server {
namespace {

/// 0 to 15, or -1.
int hex_digit(char letter) {
    if (letter >= '0' && letter <= '9') return letter - '0';
    const char lower = static_cast<char>(letter | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// Takes the first of these marks that the text begins with off its front; false if it begins with none.
bool skip(std::string_view& text, std::initializer_list<std::string_view> marks) {
    for (const std::string_view mark : marks) {
        if (text.substr(0, mark.size()) != mark) continue;
        text.remove_prefix(mark.size());
        return true;
    }
    return false;
}

/// Whether the '+' at this place, after this text, is meant as one. In a URL it is a blank, as in "top+15%25"; but
/// blanks behind a letter or digit and before the end, a comma, ':' or '[' mean nothing in any field, and 22+,A2s+ is
/// what people type, or 22+ ,A2s+. As a blank it would turn 22+ into 22, which is another range.
bool is_plus(std::string_view before, std::string_view query, std::size_t at, std::size_t end) {
    if (before.empty() || !(is_letter(before.back()) || is_digit(before.back()))) return false;
    std::string_view next = query.substr(at + 1, end - at - 1);
    while (skip(next, {"%20", "%09", "%0A", "%0a", "%0D", "%0d"})) continue;
    return next.empty() || skip(next, {",", ":", "[", "%2C", "%2c", "%3A", "%3a", "%5B", "%5b"});
}

/// The part of the query from `begin` to `end`, decoded. Throws ParseError, with the place in the whole
/// query.
std::string decoded(std::string_view query, std::size_t begin, std::size_t end) {
    std::string text;
    for (std::size_t at = begin; at < end; ++at) {
        if (query[at] != '%') {
            text += query[at] == '+' && !is_plus(text, query, at, end) ? ' ' : query[at];
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

std::string percent_decoded(std::string_view text) {
    std::string decoded;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const int high = text[at] == '%' && at + 2 < text.size() ? hex_digit(text[at + 1]) : -1;
        const int low = high < 0 ? -1 : hex_digit(text[at + 2]);
        decoded += low < 0 ? text[at] : static_cast<char>(high * 16 + low);
        if (low >= 0) at += 2;
    }
    return decoded;
}

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
