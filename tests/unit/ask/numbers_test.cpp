// Numbers for people.
#include <limits>

#include <gtest/gtest.h>

#include <holdfast/ask/answer/numbers.h>

namespace holdfast::ask {
namespace {

TEST(NumbersTest, CountsAreGroupedByThousands) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1000), "1,000");
    EXPECT_EQ(grouped(19'933'230'517'200), "19,933,230,517,200");
    EXPECT_EQ(grouped(18'446'744'073'709'551'615ULL), "18,446,744,073,709,551,615");
}

TEST(NumbersTest, SharesArePercent) {
    EXPECT_EQ(percent(Rational(1653526326983, 1661102543100), 6), "99.543904%");
    EXPECT_EQ(percent(Rational(1), 2), "100.00%");
    EXPECT_EQ(percent(Rational(1, 3), 0), "33%");
    EXPECT_EQ(percent(Rational(-1, 8), 1), "-12.5%");
    // The best chart of Bonus Deuces Wild 10/4/3/3: a bound that is rounded to nearest would be below what it returns.
    const Rational bound(u64{34'410'551'849}, u64{35'342'607'300});
    EXPECT_EQ(percent(bound, 7), "97.3627994%");
    EXPECT_EQ(percent_at_most(bound, 7), "97.3627995%");
    EXPECT_EQ(percent_at_most(Rational(1, 4), 1), "25.0%");
    EXPECT_EQ(percent_at_most(Rational(1, 1'000'000), 2), "0.01%");
    EXPECT_EQ(percent(0.232069, 4), "23.2069%");
}

TEST(NumbersTest, WhatIsPossibleIsNotShownAsImpossible) {
    EXPECT_EQ(percent(Rational(0), 4), "0.0000%");
    EXPECT_EQ(percent(Rational(1, 1'000'000'000), 4), "<0.0001%");
    EXPECT_EQ(percent(Rational(1, 2'000'000), 4), "0.0001%");  // half of the last place is rounded up
    EXPECT_EQ(percent(Rational(1, 1000), 0), "<1%");
    EXPECT_EQ(percent(1e-9, 4), "<0.0001%");
    EXPECT_EQ(percent(0.0, 4), "0.0000%");
}

TEST(NumbersTest, WhatIsUncertainIsNotShownAsCertain) {
    EXPECT_EQ(percent(Rational(999'999'999, 1'000'000'000), 4), ">99.9999%");
    EXPECT_EQ(percent(Rational(999, 1000), 0), ">99%");
    EXPECT_EQ(percent(1 - 1e-9, 2), ">99.99%");
    EXPECT_EQ(percent(Rational(1'000'000'001, 1'000'000'000), 4), "100.0000%");
    EXPECT_EQ(percent(Rational(9999, 10'000), 2), "99.99%");
}

TEST(NumbersTest, DifferencesHaveASignUnlessTheyRoundToZero) {
    EXPECT_EQ(signed_percent(Rational(1, 80), 2), "+1.25%");
    EXPECT_EQ(signed_percent(Rational(-1, 200), 2), "-0.50%");
    EXPECT_EQ(signed_percent(Rational(0), 4), "0.0000%");
    EXPECT_EQ(signed_percent(Rational(1, 1'000'000'000), 4), "0.0000%");
    EXPECT_EQ(signed_percent(Rational(-1, 1'000'000'000), 4), "0.0000%");
    EXPECT_EQ(signed_percent(0.0602452, 4), "+6.0245%");
    EXPECT_EQ(signed_percent(-0.5, 0), "-50%");
    EXPECT_EQ(signed_percent(1e-17, 4), "0.0000%");
    EXPECT_EQ(signed_percent(-1e-17, 4), "0.0000%");
}

TEST(NumbersTest, NoNegativeZero) {
    EXPECT_EQ(percent(Rational(-1, 1'000'000'000), 4), "0.0000%");
    EXPECT_EQ(percent(-1e-17, 4), "0.0000%");
    EXPECT_EQ(fixed_text(-0.0, 2), "0.00");
    EXPECT_EQ(fixed_text(-0.4, 0), "0");
    EXPECT_EQ(fixed_text(-0.6, 0), "-1");
    EXPECT_EQ(fixed_text(-0.05, 2), "-0.05");
    EXPECT_EQ(fixed_text(4.4175424, 6), "4.417542");
    EXPECT_EQ(fixed_text(-std::numeric_limits<double>::infinity(), 2), "-inf");
}

TEST(NumbersTest, PaysAreExact) {
    EXPECT_EQ(pays_text(Rational(0)), "0");
    EXPECT_EQ(pays_text(Rational(4000)), "4,000");
    EXPECT_EQ(pays_text(Rational(87, 2)), "43.5");
    EXPECT_EQ(pays_text(Rational(2433, 10'000)), "0.2433");
    EXPECT_EQ(pays_text(Rational(1, 1'000'000'000'000)), "0.000000000001");
    EXPECT_EQ(pays_text(Rational(1, 3)), "1/3");
}

}  // namespace
}  // namespace holdfast::ask
