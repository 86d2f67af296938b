#include <algorithm>

#include <apps/server/problem.h>
#include <apps/server/sites.h>
#include <boost/beast/core/string.hpp>
#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>

namespace holdfast::server {
namespace {

using boost::beast::iequals;

/// "localhost" of "localhost:8080", "::1" of "[::1]:8080".
std::string_view without_port(std::string_view host) {
    if (!host.empty() && host.front() == '[')
        return host.substr(1, std::min(host.find(']'), host.size()) - 1);
    return host.substr(0, host.find(':'));
}

/// "localhost:5173" of "http://localhost:5173".
std::string_view host_of(std::string_view origin) {
    const std::size_t mark = origin.find("://");
    return mark == std::string_view::npos ? std::string_view() : origin.substr(mark + 3);
}

bool is_loopback(std::string_view host) {
    constexpr std::string_view name = "localhost";
    const bool is_name =
        iequals(host, name) || (host.size() > name.size() && host[host.size() - name.size() - 1] == '.' &&
                                iequals(host.substr(host.size() - name.size()), name));
    boost::system::error_code error;
    const Address address = boost::asio::ip::make_address(std::string(host), error);
    return is_name || (!error && is_this_machine(address));
}

bool is_origin(std::string_view text) {
    const std::string_view host = host_of(text);
    return text == "*" || text == "null" ||
           (!host.empty() && host.find_first_of("/ \r\n,") == std::string_view::npos);
}

}  // namespace

Sites::Sites(const ServeOptions& options) : hosts_(options.allowed_hosts), origins_(options.cors) {
    hosts_.push_back(options.host);
    for (const std::string& origin : origins_) {
        if (is_origin(origin)) continue;
        throw ParseError(
            "--cors takes an origin like https://example.org, or * for all, not " + in_quotes(origin),
            origin);
    }
}

bool Sites::is_ours(std::string_view host) const {
    const std::string_view name = without_port(host);
    return is_loopback(name) || std::any_of(hosts_.begin(), hosts_.end(),
                                            [&](const std::string& each) { return iequals(each, name); });
}

bool Sites::may_read(std::string_view origin) const {
    return std::any_of(origins_.begin(), origins_.end(),
                       [&](const std::string& each) { return each == "*" || iequals(each, origin); });
}

std::optional<Response> Sites::objection_to(const Request& request) const {
    if (!request.host.empty() && !is_ours(request.host)) {
        return problem(421, "this server answers to localhost, not to " + in_quotes(request.host) +
                                "; --allow-host adds a name");
    }
    if (!request.origin.empty() && !is_ours(host_of(request.origin)) && !may_read(request.origin)) {
        return problem(
            403, "pages of " + in_quotes(request.origin) + " may not ask this server; --cors allows it");
    }
    // What a page loads as an image or a script has no origin; what a person opens by a link is no question of a page.
    if (request.origin.empty() && request.fetch_site == "cross-site" && request.fetch_mode != "navigate") {
        return problem(403, "pages of other sites may not ask this server; --cors allows it");
    }
    return std::nullopt;
}

bool Sites::is_preflight(const Request& request) const {
    return request.method_text == "OPTIONS" && !request.origin.empty() && may_read(request.origin);
}

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
