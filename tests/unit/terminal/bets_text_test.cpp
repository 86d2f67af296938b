// Amounts in dollars: cents, and below ten cents three digits.
#include <apps/terminal/bets_text.h>
#include <gtest/gtest.h>

namespace holdfast::terminal {
namespace {

TEST(DollarsTextTest, AmountsBelowTenCentsHaveThreeDigits) {
    EXPECT_EQ(dollars_text(0.0125), "$0.0125");
    EXPECT_EQ(dollars_text(-0.09876), "-$0.0988");
    EXPECT_EQ(dollars_text(0.05), "$0.05");
    EXPECT_EQ(dollars_text(0.000123456), "$0.000123");
    EXPECT_EQ(dollars_text(0.123), "$0.12");
    EXPECT_EQ(dollars_text(0), "$0.00");
}

}  // namespace
}  // namespace holdfast::terminal
