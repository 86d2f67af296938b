#include <algorithm>
#include <utility>

#include <apps/server/http/request_head.h>
#include <boost/beast/core/string.hpp>

namespace holdfast::server {
namespace {

namespace http = boost::beast::http;
using boost::beast::iequals;

constexpr std::size_t longest_target = std::size_t{8} << 10U;

Method method_of(http::verb verb) {
    switch (verb) {
        case http::verb::get:
            return Method::get;
        case http::verb::head:
            return Method::head;
        case http::verb::post:
            return Method::post;
        default:
            return Method::other;
    }
}

/// Beast's string_view may be Boost's own.
std::string_view view_of(boost::beast::string_view text) {
    return {text.data(), text.size()};
}

/// The values of all lines of this name: a list may be spread over several (RFC 9110, 5.3).
template <class Name>
std::string whole_list(const RequestHead& head, const Name& name) {
    std::string list;
    const auto [first, last] = head.equal_range(name);
    for (auto line = first; line != last; ++line) {
        if (!list.empty()) list += ',';
        list += view_of(line->value());
    }
    return list;
}

struct Target {
    std::string_view host;  ///< none in most requests
    std::string path;       ///< and what follows it
};

/// "http://host/path" asks for the same as "/path" (RFC 9112, 3.2.2), and "http://host?x" for the same as
/// "/?x".
Target target_of(std::string_view text) {
    constexpr std::string_view scheme = "http://";
    if (!iequals(text.substr(0, scheme.size()), scheme)) return {{}, std::string(text)};
    text.remove_prefix(scheme.size());
    const std::size_t end = std::min(text.find_first_of("/?"), text.size());
    const std::string path(text.substr(end));
    return {text.substr(0, end), path.empty() || path.front() == '?' ? "/" + path : path};
}

/// Whether the body is compressed, or encoded in any other way than "identity".
bool is_encoded(const RequestHead& head) {
    bool is_encoded = false;
    for_each_item(whole_list(head, http::field::content_encoding), [&](std::string_view coding) {
        is_encoded = is_encoded || !(coding.empty() || iequals(coding, "identity"));
    });
    return is_encoded;
}

/// If the transfer coding is unknown, so is the end of the body, and HTTP/1.0 has no such codings (RFC 9112,
/// 6.1). If proxy and server disagree about it, part of one client's body may be read as another one's
/// request.
bool has_strange_length(const RequestHead& head) {
    const std::size_t lines = head.count(http::field::transfer_encoding);
    if (lines == 0) return false;
    return lines > 1 || head.version() != 11 || !iequals(head[http::field::transfer_encoding], "chunked");
}

}  // namespace

std::optional<Unreadable> objection_to(const RequestHead& head) {
    if (head.target().size() > longest_target) return Unreadable{414, "the URL is longer than 8 KiB"};
    if (head.version() == 11 && head.count(http::field::host) != 1) {
        return Unreadable{400, "an HTTP/1.1 request needs exactly one Host header"};
    }
    if (has_strange_length(head)) {
        return Unreadable{400, "the only supported transfer coding is 'chunked', in HTTP/1.1 and once"};
    }
    if (is_encoded(head)) {
        return Unreadable{415, "encoded bodies are not supported; remove Content-Encoding"};
    }
    return std::nullopt;
}

bool has_folded_line(std::string_view head) {
    return head.find("\n ") != std::string_view::npos || head.find("\n\t") != std::string_view::npos;
}

Request request_of(const RequestHead& head, const boost::asio::ip::tcp::endpoint& peer,
                   bool is_behind_proxy) {
    Request request;
    request.method = method_of(head.method());
    request.method_text = view_of(head.method_string());
    Target target = target_of(view_of(head.target()));
    request.target = std::move(target.path);
    request.if_none_match = whole_list(head, http::field::if_none_match);
    request.accept_encoding = whole_list(head, http::field::accept_encoding);
    request.caller =
        is_behind_proxy ? forwarded_caller(peer, whole_list(head, "X-Forwarded-For")) : direct_caller(peer);
    // A host in the target takes precedence over Host.
    request.host = target.host.empty() ? view_of(head[http::field::host]) : target.host;
    request.origin = view_of(head[http::field::origin]);
    request.fetch_site = view_of(head["Sec-Fetch-Site"]);
    request.fetch_mode = view_of(head["Sec-Fetch-Mode"]);
    return request;
}

}  // namespace holdfast::server
