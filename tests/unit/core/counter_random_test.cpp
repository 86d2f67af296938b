// Random numbers by seed, stream and place.
#include <array>
#include <set>

#include <gtest/gtest.h>

#include <holdfast/core/counter_random.h>

namespace holdfast {
namespace {

TEST(CounterRandomTest, TheSameSeedAndStreamGiveTheSameNumbers) {
    CounterRandom one(7, 3);
    CounterRandom other(7, 3);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(one.next(), other.next());
}

TEST(CounterRandomTest, StreamsAndSeedsDiffer) {
    std::set<u64> seen;
    for (u64 seed = 0; seed < 30; ++seed) {
        for (u64 stream = 0; stream < 30; ++stream) {
            CounterRandom random(seed, stream);
            for (int i = 0; i < 10; ++i) seen.insert(random.next());
        }
    }
    EXPECT_EQ(seen.size(), 9000U);
}

TEST(CounterRandomTest, NumbersBelowABoundAreEquallyLikely) {
    constexpr u64 bound = 52;
    constexpr int each = 10'000;
    std::array<int, bound> count{};
    CounterRandom random(1, 1);
    for (u64 i = 0; i < bound * each; ++i) ++count[random.below(bound)];
    for (const int times : count) EXPECT_NEAR(times, each, 500);  // five standard deviations
}

TEST(CounterRandomTest, ALargeBoundIsNotBiased) {
    // Without the rejection the lower half would come up twice as often as the upper one.
    constexpr u64 bound = u64{3} << 30U;
    int low = 0;
    CounterRandom random(2, 0);
    for (int i = 0; i < 30'000; ++i) low += random.below(bound) % 3 == 0 ? 1 : 0;
    EXPECT_NEAR(low, 10'000, 410);
    for (int i = 0; i < 1000; ++i) EXPECT_LT(random.below(u64{1} << 32U), u64{1} << 32U);
    EXPECT_EQ(random.below(1), 0U);
}

TEST(CounterRandomTest, WideBounds) {
    // Without drawing again the lower third would come up twice as often as each of the others.
    constexpr u128 bound = u128{3} << 126U;
    std::array<int, 3> thirds{};
    CounterRandom random(3, 0);
    for (int i = 0; i < 30'000; ++i) ++thirds.at(static_cast<std::size_t>(random.below_wide(bound) >> 126U));
    for (const int count : thirds) EXPECT_NEAR(count, 10'000, 410);  // five standard deviations
    // Bounds just above 32 bits: both the highest number and the parity turn up as they should.
    int odd = 0;
    for (int i = 0; i < 10'000; ++i) {
        const u128 number = random.below_wide((u128{1} << 32U) + 1);
        ASSERT_LE(number, u128{1} << 32U);
        odd += static_cast<int>(number & 1U);
    }
    EXPECT_NEAR(odd, 5000, 250);
    for (int i = 0; i < 100; ++i) EXPECT_LT(random.below_wide(7), 7U);
}

}  // namespace
}  // namespace holdfast
