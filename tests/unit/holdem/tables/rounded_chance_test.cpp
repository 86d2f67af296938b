#include <random>

#include <gtest/gtest.h>

#include <holdfast/core/rational.h>
#include <holdfast/holdem/tables/table_kind.h>

namespace holdfast::holdem {
namespace {

TEST(RoundedChanceTest, IsExactAtTheEnds) {
    EXPECT_EQ(rounded_chance(0, 990), 0U);
    EXPECT_EQ(rounded_chance(990, 990), certainty);
    EXPECT_EQ(rounded_chance(u128{1} << 94U, u128{1} << 94U), certainty);
}

TEST(RoundedChanceTest, TakesHalvesToTheEvenNumber) {
    // n / (2 * certainty) is n / 2.
    const u128 whole = 2 * u128{certainty};
    EXPECT_EQ(rounded_chance(1, whole), 0U);
    EXPECT_EQ(rounded_chance(3, whole), 2U);
    EXPECT_EQ(rounded_chance(5, whole), 2U);
    EXPECT_EQ(rounded_chance(whole - 1, whole), certainty - 1);
    // Next to a half it is not one.
    EXPECT_EQ(rounded_chance(1001, 1000 * whole), 1U);
    EXPECT_EQ(rounded_chance(2999, 1000 * whole), 1U);
}

TEST(RoundedChanceTest, IsNearest) {
    std::mt19937_64 random(60);
    for (int time = 0; time < 20'000; ++time) {
        const u128 whole = ((u128{random()} << 64U | random()) >> (33 + random() % 90)) + 1;
        const u128 part = (u128{random()} << 64U | random()) % (whole + 1);
        const Rational scaled = Rational(part) * Rational(u64{certainty}) / Rational(whole);
        const Rational found(u64{rounded_chance(part, whole)});
        ASSERT_LE(found < scaled ? scaled - found : found - scaled, Rational(u64{1}, u64{2}));
    }
}

}  // namespace
}  // namespace holdfast::holdem
