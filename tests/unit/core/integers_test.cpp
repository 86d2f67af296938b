// Decimal text and absolute values at the ends of the 128-bit types.
#include <limits>

#include <gtest/gtest.h>

#include <holdfast/core/integers.h>

namespace holdfast {
namespace {

constexpr u128 largest_u128 = ~u128{0};
constexpr i128 largest_i128 = static_cast<i128>(largest_u128 >> 1);

static_assert(Integer<u128> && Integer<i128> && Integer<int> && Integer<u8>);
static_assert(!Integer<bool> && !Integer<char> && !Integer<double>);

TEST(IntegersTest, TextOfU128) {
    EXPECT_EQ(to_text(u128{0}), "0");
    EXPECT_EQ(to_text(u128{10}), "10");
    EXPECT_EQ(to_text(u128{19'933'230'517'200}), "19933230517200");
    EXPECT_EQ(to_text(u128{1} << 64), "18446744073709551616");
    EXPECT_EQ(to_text(largest_u128), "340282366920938463463374607431768211455");
}

TEST(IntegersTest, TextOfI128) {
    EXPECT_EQ(to_text(i128{0}), "0");
    EXPECT_EQ(to_text(i128{-7}), "-7");
    EXPECT_EQ(to_text(largest_i128), "170141183460469231731687303715884105727");
    EXPECT_EQ(to_text(-largest_i128 - 1), "-170141183460469231731687303715884105728");
}

TEST(IntegersTest, TextOfBuiltInIntegers) {
    EXPECT_EQ(to_text(-1), "-1");
    EXPECT_EQ(to_text(u8{200}), "200");
    EXPECT_EQ(to_text(std::numeric_limits<u64>::max()), "18446744073709551615");
    EXPECT_EQ(to_text(std::size_t{5}), "5");
}

TEST(IntegersTest, MagnitudeOfTheMostNegativeValues) {
    EXPECT_TRUE(magnitude(std::numeric_limits<i8>::min()) == u128{128});
    EXPECT_TRUE(magnitude(std::numeric_limits<i64>::min()) == u128{1} << 63);
    EXPECT_TRUE(magnitude(-largest_i128 - 1) == u128{1} << 127);
    EXPECT_TRUE(magnitude(largest_u128) == largest_u128);
}

}  // namespace
}  // namespace holdfast
