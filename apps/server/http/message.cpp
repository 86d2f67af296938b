#include <array>
#include <ctime>
#include <optional>

#include <apps/server/http/message.h>
#include <boost/beast/core/string.hpp>
#include <fmt/format.h>

namespace holdfast::server {
namespace {

using boost::beast::iequals;

// The page runs its own scripts and its own WebAssembly, and nothing from elsewhere.
constexpr std::string_view guards_of_page =
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), geolocation=(), microphone=()\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "X-Frame-Options: DENY\r\n";
constexpr std::string_view guards_of_answers =
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n";

/// The Date line of responses, kept by each thread that writes heads.
std::string& date_line() {
    thread_local std::string line;
    return line;
}

/// The header line for caches on the way and in browsers.
std::string_view policy_line(CachePolicy policy) {
    switch (policy) {
        case CachePolicy::revalidate:
            return "Cache-Control: no-cache\r\n";
        case CachePolicy::forever:
            return "Cache-Control: public, max-age=31536000, immutable\r\n";
        case CachePolicy::never:
            break;
    }
    return "Cache-Control: no-store\r\n";
}

/// Whether an item such as "gzip;q=0.5" has a weight above 0.
bool has_weight(std::string_view item) {
    const std::size_t mark = item.find(';');
    if (mark == std::string_view::npos) return true;
    // A weight of 0, in however many digits, means that the coding must not be used.
    const std::string_view weight = trimmed(item.substr(mark + 1));
    return !iequals(weight.substr(0, 2), "q=") || weight.find_first_of("123456789") != std::string_view::npos;
}

/// Whether one of the client's tags is this one, weakly compared (RFC 9110, 13.1.2).
bool names_tag(std::string_view header, std::string_view etag) {
    bool is_named = false;
    const auto opaque = [](std::string_view tag) { return tag.substr(0, 2) == "W/" ? tag.substr(2) : tag; };
    for_each_item(header, [&](std::string_view item) {
        is_named = is_named || item == "*" || opaque(item) == opaque(etag);
    });
    return is_named;
}

}  // namespace

// What the client says of the coding itself counts for more than what it says of all others with a '*'.
bool Request::accepts(std::string_view coding) const {
    std::optional<bool> is_named;
    std::optional<bool> are_others;
    for_each_item(accept_encoding, [&](std::string_view item) {
        const std::string_view name = trimmed(item.substr(0, item.find(';')));
        if (iequals(name, coding)) is_named = has_weight(item);
        if (name == "*") are_others = has_weight(item);
    });
    return is_named.value_or(are_others.value_or(false));
}

std::string_view reason_of(unsigned status) {
    switch (status) {
        case 200:
            return "OK";
        case 304:
            return "Not Modified";
        case 400:
            return "Bad Request";
        case 403:
            return "Forbidden";
        case 404:
            return "Not Found";
        case 405:
            return "Method Not Allowed";
        case 413:
            return "Content Too Large";
        case 414:
            return "URI Too Long";
        case 415:
            return "Unsupported Media Type";
        case 421:
            return "Misdirected Request";
        case 429:
            return "Too Many Requests";
        case 431:
            return "Request Header Fields Too Large";
        case 503:
            return "Service Unavailable";
        default:
            return "Internal Server Error";
    }
}

void refresh_date() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 64> text{};
    const std::size_t length =
        std::strftime(text.data(), text.size(), "Date: %a, %d %b %Y %H:%M:%S GMT\r\n", &parts);
    date_line().assign(text.data(), length);
}

std::string streaming_head(std::string_view type, const Request& request, bool is_chunked, bool keeps_alive) {
    std::string head = fmt::format("HTTP/1.1 200 OK\r\n{}Content-Type: {}\r\nCache-Control: no-store\r\n{}",
                                   date_line(), type, request.cors_lines);
    head += "X-Content-Type-Options: nosniff\r\nX-Accel-Buffering: no\r\n";
    head += guards_of_answers;
    if (is_chunked) head += "Transfer-Encoding: chunked\r\n";
    return head + (keeps_alive ? "Connection: keep-alive\r\n\r\n" : "Connection: close\r\n\r\n");
}

Head head_of(const Response& response, const Request& request, bool keeps_alive) {
    const Content& content = *response.content;
    const bool is_known = response.status == 200 && response.cache != CachePolicy::never &&
                          request.method != Method::post && names_tag(request.if_none_match, content.etag);
    // A 304 has the ETag, Vary and Cache-Control of the 200 that it stands for (RFC 9110, 15.4.5), but
    // nothing about a body.
    Head head{{}, content.body, is_known ? 304U : response.status};
    std::string_view encoding;
    // Brotli first: it is usually the shorter one. Only files of the page have it.
    if (!content.br.empty() && request.accepts("br")) {
        encoding = "br";
        head.body = content.br;
    } else if (!content.gzip.empty() && request.accepts("gzip")) {
        encoding = "gzip";
        head.body = content.gzip;
    }
    std::string& text = head.text;
    text.reserve(1024);
    fmt::format_to(std::back_inserter(text), "HTTP/1.1 {} {}\r\n", head.status, reason_of(head.status));
    text += date_line();
    if (response.cache != CachePolicy::never) ((text += "ETag: ") += content.etag) += "\r\n";
    text += policy_line(response.cache);
    if (content.varies) text += "Vary: Accept-Encoding\r\n";
    if (!is_known) {
        fmt::format_to(std::back_inserter(text), "Content-Type: {}\r\nContent-Length: {}\r\n", content.type,
                       head.body.size());
        if (!encoding.empty()) ((text += "Content-Encoding: ") += encoding) += "\r\n";
    }
    if (response.retry_after > 0) {
        fmt::format_to(std::back_inserter(text), "Retry-After: {}\r\n", response.retry_after);
    }
    // Names the encoding that would be accepted instead (RFC 9110, 15.5.16).
    if (head.status == 415) text += "Accept-Encoding: identity\r\n";
    if (!response.allow.empty()) ((text += "Allow: ") += response.allow) += "\r\n";
    text += request.cors_lines;
    text += "X-Content-Type-Options: nosniff\r\n";
    text += response.is_page ? guards_of_page : guards_of_answers;
    text += keeps_alive ? "Connection: keep-alive\r\n\r\n" : "Connection: close\r\n\r\n";
    // For HEAD, Content-Length is still that of the body of GET (RFC 9110, 9.3.2).
    if (is_known || request.method == Method::head) head.body = {};
    return head;
}

}  // namespace holdfast::server
