// The head of a request as HTTP/1.1 writes it: what is wrong with it, and what it asks for.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <apps/server/http/message.h>
#include <boost/beast/http/fields.hpp>
#include <boost/beast/http/message.hpp>

namespace holdfast::server {

using RequestHead = boost::beast::http::request_header<boost::beast::http::fields>;

/// A mistake of the client, as a response.
struct Unreadable {
    unsigned status;
    std::string_view words;
};

/// The response to a head that parses but cannot be answered; none if it can be.
std::optional<Unreadable> objection_to(const RequestHead& head);

/// The request that the head makes, without its body. `peer`: the other end of the connection; if that is a
/// proxy, its X-Forwarded-For says for whom it asks.
Request request_of(const RequestHead& head, const boost::asio::ip::tcp::endpoint& peer, bool is_behind_proxy);

/// Whether these bytes of a head have a line that goes on in the next one ("obs-fold", RFC 9112, 5.2):
/// proxies differ in how they read it.
bool has_folded_line(std::string_view head);

}  // namespace holdfast::server
