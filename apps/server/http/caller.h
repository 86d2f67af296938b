// Who asks: the address by which rates and turns are kept.
//
//   IPv4                     the address; also if IPv6 carries it (::ffff:203.0.113.7)
//   IPv6                     its first 64 bits, which are one household's
//   this machine             each connection for itself, and without limits
//   behind a proxy           the last entry of X-Forwarded-For; all entries that are not addresses are one
//                            caller, "unknown"
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>

namespace holdfast::server {

using Address = boost::asio::ip::address;

struct Caller {
    std::string name;      ///< for the access lines: the address
    std::string key;       ///< whose rate and whose turn it is
    bool is_here = false;  ///< on this machine: it has no limits
};

/// The address in plain form: an IPv4 address as such, even if IPv6 carries it.
Address plain_address(const Address& address);
/// Whether it is a loopback address, also as IPv6 carries it.
bool is_this_machine(const Address& address);

/// An entry of X-Forwarded-For, in the forms that proxies write: 203.0.113.7, 203.0.113.7:4711, 2001:db8::1,
/// [2001:db8::1], [2001:db8::1]:4711, also in quotation marks. Nothing if it is none of these.
std::optional<Address> forwarded_address(std::string_view entry);

/// The caller at the other end of the connection.
Caller direct_caller(const boost::asio::ip::tcp::endpoint& peer);
/// The caller for whom a proxy at the other end asks; `forwarded` are the values of X-Forwarded-For. Without
/// them it is the proxy, which has limits even on this machine.
Caller forwarded_caller(const boost::asio::ip::tcp::endpoint& peer, std::string_view forwarded);

}  // namespace holdfast::server
