#include <algorithm>

#include <apps/server/http/caller.h>
#include <apps/server/http/message.h>

namespace holdfast::server {
namespace {

namespace ip = boost::asio::ip;

/// The text of an IPv4 address, or the first 64 bits of an IPv6 address: the household that has them could
/// use a new address for each request.
std::string key_of(const Address& address) {
    if (address.is_v4()) return address.to_string();
    constexpr std::size_t household = 8;
    const ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
    return {bytes.begin(), bytes.begin() + household};
}

/// Whether this is a port: digits only.
bool is_port(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

Address plain_address(const Address& address) {
    const bool is_mapped = address.is_v6() && address.to_v6().is_v4_mapped();
    return is_mapped ? Address(ip::make_address_v4(ip::v4_mapped, address.to_v6())) : address;
}

bool is_this_machine(const Address& address) {
    return plain_address(address).is_loopback();
}

std::optional<Address> forwarded_address(std::string_view entry) {
    if (entry.size() >= 2 && entry.front() == '"' && entry.back() == '"') {
        entry = entry.substr(1, entry.size() - 2);
    }
    // The forms are told apart by brackets and by the number of colons: an address of IPv6 without brackets
    // has no port behind it.
    const std::size_t colon = entry.rfind(':');
    if (!entry.empty() && entry.front() == '[') {
        const std::size_t end = entry.find(']');
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view rest = entry.substr(end + 1);
        if (!rest.empty() && !(rest.front() == ':' && is_port(rest.substr(1)))) return std::nullopt;
        entry = entry.substr(1, end - 1);
    } else if (colon != std::string_view::npos && entry.find(':') == colon) {
        // One colon: an address of IPv6 has more.
        if (!is_port(entry.substr(colon + 1))) return std::nullopt;
        entry = entry.substr(0, colon);
    }
    boost::system::error_code error;
    const Address address = ip::make_address(std::string(entry), error);
    if (error) return std::nullopt;
    return plain_address(address);
}

Caller direct_caller(const ip::tcp::endpoint& peer) {
    const Address address = plain_address(peer.address());
    const std::string name = address.to_string();
    if (!address.is_loopback()) return {name, key_of(address), false};
    // The port makes each connection of this machine a caller of its own.
    return {name, name + " " + std::to_string(peer.port()), true};
}

Caller forwarded_caller(const ip::tcp::endpoint& peer, std::string_view forwarded) {
    // A proxy's client may have sent a list of its own, and some proxies add a line instead of an item; the
    // address that the proxy saw comes last.
    std::string_view last;
    for_each_item(forwarded, [&](std::string_view item) { last = item; });
    if (last.empty()) {
        const Address proxy = plain_address(peer.address());
        // Not counted as local, even if it runs on this machine, because the clients behind it are not local.
        return {proxy.to_string(), key_of(proxy), false};
    }
    const std::optional<Address> address = forwarded_address(last);
    if (!address) return {"unknown", "unknown", false};
    // Not each connection for itself: a proxy sends many clients' requests over one.
    return {address->to_string(), key_of(*address), address->is_loopback()};
}

}  // namespace holdfast::server
