#include <algorithm>

#include <apps/server/http/problem.h>
#include <apps/server/sites.h>
#include <boost/beast/core/string.hpp>
#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::server {
namespace {

using boost::beast::iequals;

/// A name in small letters and without the dot that may stand behind it, or an address in its usual form;
/// empty if it is neither.
std::string plain_host(std::string_view host) {
    boost::system::error_code error;
    const Address address = boost::asio::ip::make_address(std::string(host), error);
    if (!error) return plain_address(address).to_string();
    if (!host.empty() && host.back() == '.') host.remove_suffix(1);
    const std::string name = in_small_letters(host);
    const bool is_name =
        name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-._") == std::string::npos;
    return is_name ? name : std::string();
}

/// "localhost" of "LOCALHOST.:8080", "::1" of "[::1]:8080"; empty if it is no host, with a port or without.
std::string host_of(std::string_view text) {
    // A port is what stands behind the last ':' if that is digits only, or nothing.
    const std::size_t before_port = text.find_last_not_of("0123456789");
    if (before_port != std::string_view::npos && text[before_port] == ':') text = text.substr(0, before_port);
    const bool is_bracketed = text.size() > 2 && text.front() == '[' && text.back() == ']';
    if (is_bracketed != (text.find(':') != std::string_view::npos)) return {};
    return plain_host(is_bracketed ? text.substr(1, text.size() - 2) : text);
}

/// "localhost:5173" of "http://localhost:5173".
std::string_view after_scheme(std::string_view origin) {
    const std::size_t mark = origin.find("://");
    return mark == std::string_view::npos ? std::string_view() : origin.substr(mark + 3);
}

/// Whether the host can only be this machine: "localhost", a name below it, or a loopback address.
bool is_loopback(const std::string& host) {
    constexpr std::string_view name = ".localhost";
    const std::string dotted = "." + host;
    const bool is_name =
        dotted.size() >= name.size() && dotted.compare(dotted.size() - name.size(), name.size(), name) == 0;
    boost::system::error_code error;
    const Address address = boost::asio::ip::make_address(host, error);
    return is_name || (!error && is_this_machine(address));
}

/// Whether browsers name sites like this. They leave out the default port of a scheme.
bool is_origin(std::string_view text) {
    if (text == "*" || text == "null") return true;
    const std::string_view host = after_scheme(text);
    const std::string_view scheme = text.substr(0, text.find(':'));
    const std::string_view port = host.substr(std::min(host.rfind(':'), host.size()));
    if (port == ":" || (port == ":80" && iequals(scheme, "http")) ||
        (port == ":443" && iequals(scheme, "https")))
        return false;
    return !plain_host(scheme).empty() && !host_of(host).empty();
}

}  // namespace

// The host that the server listens on is always one of its names.
Sites::Sites(const ServeOptions& options) : hosts_{plain_host(options.host)}, origins_(options.cors) {
    for (const std::string& host : options.allowed_hosts) {
        hosts_.push_back(plain_host(host));
        if (!hosts_.back().empty()) continue;
        throw ParseError(
            "--allow-host takes the name or the address of a host, such as odds.example.org, without a "
            "scheme or a port, not " +
                in_quotes(host),
            host);
    }
    for (const std::string& origin : origins_) {
        if (is_origin(origin)) continue;
        throw ParseError(
            "--cors takes an origin like https://example.org, without a path or the default port of its "
            "scheme, or * for all, not " +
                in_quotes(origin),
            origin);
    }
}

bool Sites::is_ours(const std::string& host) const {
    if (host.empty()) return false;
    return is_loopback(host) || std::find(hosts_.begin(), hosts_.end(), host) != hosts_.end();
}

// Browsers write an origin in one way, but people may type it with capital letters.
bool Sites::may_read(std::string_view origin) const {
    return std::any_of(origins_.begin(), origins_.end(),
                       [&](const std::string& each) { return each == "*" || iequals(each, origin); });
}

// First the name by which the request came, then the page that sent it.
std::optional<Response> Sites::objection_to(const Request& request) const {
    if (!request.host.empty() && !is_ours(host_of(request.host))) {
        return problem(421, "this server answers to localhost, not to " + in_quotes(request.host) +
                                "; --allow-host adds a name");
    }
    if (!request.origin.empty() && !is_ours(host_of(after_scheme(request.origin))) &&
        !may_read(request.origin)) {
        return problem(
            403, "pages of " + in_quotes(request.origin) + " may not query this server; --cors allows it");
    }
    // What a page loads as an image or a script has no origin; a link that a person opens is not a query of
    // the page.
    if (request.origin.empty() && request.fetch_site == "cross-site" && request.fetch_mode != "navigate") {
        return problem(403, "pages of other sites may not query this server; --cors allows it");
    }
    return std::nullopt;
}

// A browser asks by OPTIONS before a page of another site may send JSON.
bool Sites::is_preflight(const Request& request) const {
    return request.method_text == "OPTIONS" && !request.origin.empty() && may_read(request.origin);
}

// "Vary" on every response: a cache must not hand one site's response to a page of another.
std::string Sites::cors_lines(const Request& request) const {
    if (origins_.empty()) return {};
    std::string lines = "Vary: Origin\r\n";
    if (request.origin.empty() || !may_read(request.origin)) return lines;
    lines +=
        fmt::format("Access-Control-Allow-Origin: {}\r\nAccess-Control-Expose-Headers: ETag, Retry-After\r\n",
                    request.origin);
    if (is_preflight(request)) {
        lines +=
            "Access-Control-Allow-Methods: GET, HEAD, POST\r\nAccess-Control-Allow-Headers: Content-Type\r\n"
            "Access-Control-Max-Age: 86400\r\n";
    }
    return lines;
}

}  // namespace holdfast::server
