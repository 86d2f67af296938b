// Which hosts and sites a server on this machine answers to.
#include <apps/server/sites.h>
#include <gtest/gtest.h>

#include <holdfast/core/error.h>

namespace holdfast::server {
namespace {

ServeOptions with_host(const std::string& host) {
    ServeOptions options;
    options.allowed_hosts = {host};
    return options;
}

ServeOptions with_origin(const std::string& origin) {
    ServeOptions options;
    options.cors = {origin};
    return options;
}

/// 200 if there is no objection.
unsigned status_for(const Sites& sites, const std::string& host, const std::string& origin = {}) {
    Request request;
    request.host = host;
    request.origin = origin;
    const std::optional<Response> objection = sites.objection_to(request);
    return objection ? objection->status : 200;
}

TEST(SitesTest, NamesOfThisMachineAreAnswered) {
    const Sites sites{ServeOptions()};
    for (const char* const host :
         {"localhost", "LocalHost:80", "localhost.", "localhost.:8080", "a.localhost", "127.0.0.1:9",
          "127.8.9.10", "[::1]", "[::1]:8080", "[0:0::1]", "[::ffff:127.0.0.1]:80"}) {
        EXPECT_EQ(status_for(sites, host), 200U) << host;
    }
    for (const char* const host : {"evil.test",
                                   "evillocalhost",
                                   "localhost.evil.test",
                                   "127.0.0.1.evil.test",
                                   "[::1]evil",
                                   "[::1",
                                   "::1]",
                                   "[::1]:80:80",
                                   "localhost:evil",
                                   "localhost..",
                                   "[localhost]",
                                   "::1:80",
                                   ".",
                                   ":80",
                                   "[]",
                                   "localhost@evil.test",
                                   "[2001:db8::1]",
                                   "192.0.2.1",
                                   "localhost/",
                                   "local host"}) {
        EXPECT_EQ(status_for(sites, host), 421U) << host;
    }
}

TEST(SitesTest, AllowedHostsAreAnsweredInEachOfTheirForms) {
    const Sites named(with_host("Odds.Test."));
    for (const char* const host : {"odds.test", "ODDS.test:8080", "odds.test."}) {
        EXPECT_EQ(status_for(named, host), 200U) << host;
    }
    for (const char* const host : {"x.odds.test", "odds.tes", "odds.test.evil"}) {
        EXPECT_EQ(status_for(named, host), 421U) << host;
    }
    EXPECT_EQ(status_for(named, "localhost", "https://odds.test"), 200U);
    const Sites numbered(with_host("2001:DB8:0::7"));
    EXPECT_EQ(status_for(numbered, "[2001:db8::7]:8080"), 200U);
    EXPECT_EQ(status_for(numbered, "[2001:db8::8]:8080"), 421U);
}

TEST(SitesTest, PagesOfOtherSitesAreNot) {
    const Sites sites(with_origin("https://Friend.test:8443"));
    for (const char* const origin : {"http://localhost:5173", "http://[::1]", "https://friend.test:8443"}) {
        EXPECT_EQ(status_for(sites, "localhost", origin), 200U) << origin;
    }
    for (const char* const origin :
         {"https://evil.test", "null", "https://friend.test", "http://friend.test:8443",
          "https://friend.test:8443.evil.test", "http://[::1]evil", "localhost"}) {
        EXPECT_EQ(status_for(sites, "localhost", origin), 403U) << origin;
    }
}

TEST(SitesTest, RefusesResourcesRequestedByPagesOfOtherSites) {
    const Sites sites{ServeOptions()};
    const auto is_answered = [&](const char* site, const char* mode) {
        Request request;
        request.host = "localhost";
        request.fetch_site = site;
        request.fetch_mode = mode;
        return !sites.objection_to(request);
    };
    EXPECT_FALSE(is_answered("cross-site", "no-cors"));
    EXPECT_FALSE(is_answered("cross-site", ""));
    EXPECT_TRUE(is_answered("cross-site", "navigate"));
    EXPECT_TRUE(is_answered("same-origin", "cors"));
    EXPECT_TRUE(is_answered("", ""));
}

TEST(SitesTest, RefusesOptionsThatNoBrowserWouldSend) {
    for (const char* const host : {"", ".", "odds.test:80", "http://odds.test", "odds.test/", "*",
                                   "*.odds.test", "[2001:db8::7]", "2001:db8::7:x", "odds test", "a,b"}) {
        EXPECT_THROW(Sites{with_host(host)}, ParseError) << host;
    }
    for (const char* const origin :
         {"", "example.org", "https://", "https://example.org/", "https://example.org:443",
          "HTTP://example.org:80", "https://example.org:", "https://example.org:x", "https://*.example.org",
          "https://a,https://b", "https://me@example.org", "http://[::1]evil", "http://[::1]:80",
          "://example.org", "ht tp://example.org", "*,null"}) {
        EXPECT_THROW(Sites{with_origin(origin)}, ParseError) << origin;
    }
    for (const char* const origin :
         {"*", "null", "https://example.org", "http://example.org:443", "http://[::1]:5173",
          "chrome-extension://abcdef", "https://EXAMPLE.org:8443"}) {
        EXPECT_NO_THROW(Sites{with_origin(origin)}) << origin;
    }
}

}  // namespace
}  // namespace holdfast::server
