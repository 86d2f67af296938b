#include <apps/server/work/rate_limits.h>
#include <gtest/gtest.h>

namespace holdfast::server {
namespace {

using std::chrono::milliseconds;
using Clock = RateLimits::Clock;

TEST(RateLimits, TwoSecondsAtOnceThenTheRate) {
    RateLimits limits(5);
    Clock::time_point now{};
    for (int request = 0; request < 10; ++request) EXPECT_EQ(limits.take("a", now), 0U);
    EXPECT_EQ(limits.take("a", now), 1U);
    EXPECT_EQ(limits.take("b", now), 0U);
    now += milliseconds(200);
    EXPECT_EQ(limits.take("a", now), 0U);
    EXPECT_EQ(limits.take("a", now), 1U);
    now += std::chrono::hours(1);
    for (int request = 0; request < 10; ++request) EXPECT_EQ(limits.take("a", now), 0U);
    EXPECT_EQ(limits.take("a", now), 1U);
}

TEST(RateLimits, NoLimit) {
    RateLimits limits(0);
    for (int request = 0; request < 1000; ++request) EXPECT_EQ(limits.take("a", Clock::time_point{}), 0U);
    EXPECT_EQ(limits.size(), 0U);
}

TEST(RateLimits, ForgetsClients) {
    RateLimits limits(5);
    for (int client = 0; client < 350'000; ++client) {
        limits.take(std::to_string(client), Clock::time_point{} + milliseconds(client));
    }
    EXPECT_LE(limits.size(), 100'000U);
}

TEST(RateLimits, ACrowdIsForgottenAsAWhole) {
    // Few of them have full buckets: looking for those at each request would take longer than answering it.
    RateLimits limits(5);
    const Clock::time_point later{std::chrono::seconds(2)};
    for (int client = 0; client < 100'000; ++client) {
        limits.take(std::to_string(client), client < 30'000 ? Clock::time_point{} : later);
    }
    EXPECT_EQ(limits.size(), 100'000U);
    limits.take("another", later);
    EXPECT_EQ(limits.size(), 1U);
}

}  // namespace
}  // namespace holdfast::server
