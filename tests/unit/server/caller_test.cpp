#include <apps/server/http/caller.h>
#include <gtest/gtest.h>

namespace holdfast::server {
namespace {

boost::asio::ip::tcp::endpoint peer_at(const char* address, unsigned short port = 4711) {
    return {boost::asio::ip::make_address(address), port};
}

std::string key_of(const char* address) {
    return direct_caller(peer_at(address)).key;
}

std::string forwarded(const std::string& values) {
    return forwarded_caller(peer_at("127.0.0.1"), values).name;
}

TEST(Caller, AHouseholdIsOne) {
    EXPECT_EQ(key_of("2001:db8:1:2::1"), key_of("2001:db8:1:2:3:4:5:6"));
    EXPECT_NE(key_of("2001:db8:1:2::1"), key_of("2001:db8:1:3::1"));
    EXPECT_NE(key_of("203.0.113.1"), key_of("203.0.113.2"));
}

TEST(Caller, AnAddressOfIPv4IsOneAlsoWhereIPv6CarriesIt) {
    EXPECT_EQ(key_of("::ffff:203.0.113.1"), key_of("203.0.113.1"));
    EXPECT_NE(key_of("::ffff:203.0.113.1"), key_of("::ffff:203.0.113.2"));
    EXPECT_EQ(direct_caller(peer_at("::ffff:203.0.113.1")).name, "203.0.113.1");
    EXPECT_FALSE(direct_caller(peer_at("::ffff:203.0.113.1")).is_here);
}

TEST(Caller, EachConnectionFromThisMachineIsACallerWithoutLimits) {
    for (const char* const here : {"127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"}) {
        EXPECT_TRUE(direct_caller(peer_at(here)).is_here) << here;
        EXPECT_NE(direct_caller(peer_at(here, 1)).key, direct_caller(peer_at(here, 2)).key) << here;
    }
}

TEST(Caller, ReadsForwardedAddressesInEveryForm) {
    for (const char* const entry :
         {"203.0.113.7", "203.0.113.7:4711", "\"203.0.113.7:4711\"", "::ffff:203.0.113.7",
          "[::ffff:203.0.113.7]:80", "10.0.0.1, 203.0.113.7:1"}) {
        EXPECT_EQ(forwarded(entry), "203.0.113.7") << entry;
    }
    for (const char* const entry :
         {"2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:443", "\"[2001:db8::1]:443\""}) {
        EXPECT_EQ(forwarded(entry), "2001:db8::1") << entry;
    }
}

TEST(Caller, InvalidForwardedAddressesShareOneLimitedCaller) {
    for (const char* const entry : {"unknown", "_hidden", "203.0.113.7:", "203.0.113.7:x", "[2001:db8::1",
                                    "[2001:db8::1]x", "\"", "203.0.113"}) {
        const Caller caller = forwarded_caller(peer_at("127.0.0.1"), entry);
        EXPECT_EQ(caller.name, "unknown") << entry;
        EXPECT_FALSE(caller.is_here) << entry;
    }
    const Caller unsaid = forwarded_caller(peer_at("127.0.0.1"), "");
    EXPECT_EQ(unsaid.name, "127.0.0.1");
    EXPECT_FALSE(unsaid.is_here);
    EXPECT_TRUE(forwarded_caller(peer_at("192.0.2.1"), "127.0.0.1").is_here);
}

}  // namespace
}  // namespace holdfast::server
