// The head of a request as HTTP/1.1 writes it: what is wrong with it, and what it asks for.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <apps/server/message.h>
#include <boost/beast/http/fields.hpp>
#include <boost/beast/http/message.hpp>

namespace holdfast::server {

using RequestHead = boost::beast::http::request_header<boost::beast::http::fields>;

/// What was wrong with what the client sent, as a response.
struct Unreadable {
    unsigned status;
    std::string_view words;
};

/// Where a head that could be parsed is still one that nobody can answer.
std::optional<Unreadable> objection_to(const RequestHead& head);

/// `peer`: the address at the other end of the connection; where that is a proxy, its X-Forwarded-For says for whom it
/// asks.
Request request_of(const RequestHead& head, const std::string& peer, bool is_behind_proxy);

}  // namespace holdfast::server
