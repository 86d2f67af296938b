// Rational: the laws of a field, lowest terms, and the exact edge of what fits.
#include <limits>
#include <stdexcept>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/core/rational.h>

#include "random_numbers.h"

namespace holdfast {
namespace {

using test::any_rational;
using test::largest;

constexpr U256 one(1);

Rational fraction(const U256& numerator, const U256& denominator) {
    return Rational(false, numerator, denominator);
}

void assert_lowest_terms(const Rational& value) {
    RC_ASSERT(gcd(value.numerator(), value.denominator()) == one);
    RC_ASSERT(!(value.is_zero() && value.is_negative()));
}

// Three terms of 40 bits: no result below needs more than 240.
RC_GTEST_PROP(RationalTest, IsAField, ()) {
    const Rational a = *any_rational(40);
    const Rational b = *any_rational(40);
    const Rational c = *any_rational(40);
    RC_ASSERT(a + b == b + a);
    RC_ASSERT((a + b) + c == a + (b + c));
    RC_ASSERT(a * b == b * a);
    RC_ASSERT((a * b) * c == a * (b * c));
    RC_ASSERT(a * (b + c) == a * b + a * c);
    RC_ASSERT(a - b == a + (-b));
    RC_ASSERT((a - b) + b == a);
    RC_ASSERT(a - a == Rational());
    if (!b.is_zero()) RC_ASSERT((a / b) * b == a);
}

RC_GTEST_PROP(RationalTest, ResultsAreInLowestTerms, ()) {
    const Rational a = *any_rational(120);
    const Rational b = *any_rational(120);
    assert_lowest_terms(a);
    assert_lowest_terms(a + b);
    assert_lowest_terms(a - b);
    assert_lowest_terms(a - a);
    assert_lowest_terms(a * b);
    if (!b.is_zero()) assert_lowest_terms(a / b);
}

RC_GTEST_PROP(RationalTest, AgreesWith128BitFractions, ()) {
    const auto term = rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<i32>());
    const auto divisor = rc::gen::suchThat(term, [](i32 value) { return value != 0; });
    const i128 p = *term;
    const i128 q = *divisor;
    const i128 r = *term;
    const i128 s = *divisor;
    RC_ASSERT(Rational(p, q) + Rational(r, s) == Rational(p * s + r * q, q * s));
    RC_ASSERT(Rational(p, q) * Rational(r, s) == Rational(p * r, q * s));
    const i128 side = p * s - r * q;
    RC_ASSERT((Rational(p, q) < Rational(r, s)) == ((q > 0) == (s > 0) ? side < 0 : side > 0));
}

RC_GTEST_PROP(RationalTest, OrderIsThatOfTheDifference, ()) {
    const Rational a = *any_rational(127);
    const Rational b = *any_rational(127);
    const Rational difference = a - b;
    RC_ASSERT((a < b) == difference.is_negative());
    RC_ASSERT((a == b) == difference.is_zero());
    RC_ASSERT((a > b) == (!difference.is_zero() && !difference.is_negative()));
    RC_ASSERT((-a < -b) == (a > b));
}

// Whatever the widths are, a sum is either exact or refused: taking one term away again gives the other.
RC_GTEST_PROP(RationalTest, NeverWraps, ()) {
    const Rational a = *any_rational(256);
    const Rational b = *any_rational(256);
    try {
        const Rational sum = a + b;
        RC_ASSERT(sum - b == a);
        RC_ASSERT((sum > a) == (b > Rational()));
    } catch (const OverflowError&) {
        RC_ASSERT(!a.is_zero() && !b.is_zero());
    }
    try {
        const Rational product = a * b;
        if (!b.is_zero()) RC_ASSERT(product / b == a);
    } catch (const OverflowError&) {
        RC_ASSERT(!a.is_zero() && !b.is_zero());
    }
}

TEST(RationalTest, Construction) {
    EXPECT_EQ(Rational().text(), "0/1");
    EXPECT_EQ(Rational(1).text(), "1/1");
    EXPECT_EQ(Rational(-3, 4).text(), "-3/4");
    EXPECT_EQ(Rational(3, -4).text(), "-3/4");
    EXPECT_EQ(Rational(-6, -8).text(), "3/4");
    EXPECT_EQ(Rational(0, -8).text(), "0/1");
    EXPECT_EQ(Rational(u128{1} << 127, u128{1} << 126).text(), "2/1");
    EXPECT_EQ(Rational(std::numeric_limits<i64>::min()).text(), "-9223372036854775808/1");
    EXPECT_EQ(Rational(largest).numerator(), largest);
    EXPECT_EQ(Rational(true, U256(), U256(5)).text(), "0/1");
}

TEST(RationalTest, KnowsItsKind) {
    EXPECT_TRUE(Rational(-4, 2).is_integer());
    EXPECT_FALSE(Rational(4, 3).is_integer());
    EXPECT_TRUE(Rational(-1, 3).is_negative());
    EXPECT_FALSE(Rational().is_negative());
    EXPECT_FALSE((-Rational()).is_negative());
    EXPECT_TRUE((Rational(1, 3) - Rational(2, 6)).is_zero());
}

TEST(RationalTest, CompoundAssignment) {
    Rational value(1, 2);
    value += Rational(1, 3);
    EXPECT_EQ(value, Rational(5, 6));
    value -= Rational(1, 2);
    EXPECT_EQ(value, Rational(1, 3));
    value *= Rational(-3, 7);
    EXPECT_EQ(value, Rational(-1, 7));
    value /= Rational(-2, 7);
    EXPECT_EQ(value, Rational(1, 2));
}

TEST(RationalTest, ZeroDenominators) {
    EXPECT_THROW(Rational(1, 0), std::domain_error);
    EXPECT_THROW(Rational(1) / Rational(), std::domain_error);
}

// (2^256 - 1)/2 twice: the unreduced numerator needs 257 bits, the sum only 256.
TEST(RationalTest, SumThatFitsOnlyOnceReduced) {
    const Rational half_of_largest = fraction(largest, U256(2));
    EXPECT_EQ(half_of_largest + half_of_largest, Rational(largest));
}

// Only one of the two cross products passes 256 bits here.
TEST(RationalTest, HugeAndSmallTermThatFitOnlyOnceReduced) {
    const U256 three_quarters = U256(3) << 254;
    EXPECT_EQ(fraction(largest, U256(4)) + Rational(7, 12), fraction(three_quarters + one, U256(3)));
}

// (2k+1)/2 - (3k+1)/3 = 1/6, where three times 2k+1 passes 256 bits.
TEST(RationalTest, DifferenceOfHugeNumbersThatIsSmall) {
    const U256 k = U256(1) << 254;
    const Rational a = fraction(U256(2) * k + one, U256(2));
    const Rational b = fraction(U256(3) * k + one, U256(3));
    EXPECT_EQ(a - b, Rational(1, 6));
    EXPECT_EQ(b - a, Rational(-1, 6));
}

TEST(RationalTest, ProductThatFitsOnlyOnceReduced) {
    EXPECT_EQ(fraction(largest, U256(7)) * fraction(U256(14), largest), Rational(2));
    EXPECT_EQ(fraction(largest, U256(7)) / fraction(largest, U256(14)), Rational(2));
}

TEST(RationalTest, OverflowIsRefused) {
    EXPECT_THROW(Rational(largest) + Rational(1), OverflowError);
    EXPECT_THROW(Rational(largest) + Rational(1, 2), OverflowError);
    EXPECT_THROW(Rational(largest) * Rational(2), OverflowError);
    EXPECT_THROW(fraction(one, largest) * Rational(1, 2), OverflowError);
    EXPECT_THROW(fraction(one, largest) + fraction(one, largest - one), OverflowError);
    EXPECT_THROW(Rational(largest) / Rational(1, 2), OverflowError);
}

// 1 + 1/(m-1) against 1 + 1/(m-2): they differ by about 2^-512.
TEST(RationalTest, OrderOfTheClosestNeighbours) {
    const Rational less = fraction(largest, largest - one);
    const Rational more = fraction(largest - one, largest - U256(2));
    EXPECT_LT(less, more);
    EXPECT_GT(-less, -more);
    EXPECT_LT(-more, less);
    EXPECT_EQ(less <=> less, std::strong_ordering::equal);
}

// Products of short factors are compared in fewer limbs: in 128 bits, the largest of these would be 0.
TEST(RationalTest, OrderOfFractionsOfEachWidth) {
    for (const unsigned width : {2U, 63U, 64U, 65U, 127U, 128U, 129U}) {
        for (const unsigned other : {4U, 63U, 64U, 65U, 127U, 128U, 129U}) {
            const Rational more = fraction(one << width, U256(3));
            const Rational less = fraction(U256(5), one << other);
            EXPECT_GT(more, less) << width << ' ' << other;
            EXPECT_LT(-more, -less) << width << ' ' << other;
            EXPECT_GT(Rational(1) / less, Rational(1) / more) << width << ' ' << other;
        }
    }
}

// 1 + 1/(m-1) against 1 + 1/(m-2) again, with m - 1 of 63 to 128 bits.
TEST(RationalTest, OrderOfNeighboursOfEachWidth) {
    for (const unsigned bits : {63U, 64U, 65U, 127U, 128U}) {
        const U256 top = (one << bits) - one;
        const Rational less = fraction(top, top - one);
        const Rational more = fraction(top - one, top - U256(2));
        EXPECT_LT(less, more) << bits;
        EXPECT_GT(-less, -more) << bits;
        EXPECT_LT(fraction(top - one, top), less) << bits;
        EXPECT_GT(Rational(top), Rational(top - one)) << bits;
        EXPECT_LT(Rational(1), less) << bits;
        EXPECT_EQ(less <=> less, std::strong_ordering::equal) << bits;
    }
}

}  // namespace
}  // namespace holdfast
