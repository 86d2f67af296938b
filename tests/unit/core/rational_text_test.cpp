// Rational in and out: the nearest double, rounded decimals, and the reading of numbers with the place of
// every mistake.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/core/rational.h>

#include "random_numbers.h"

namespace holdfast {
namespace {

using test::any_rational;
using test::largest;

// Division of doubles is correctly rounded by IEEE 754, and whole numbers below 2^53 are exact.
RC_GTEST_PROP(NearestDoubleTest, EqualsTheRoundedQuotientOfTheProcessor, ()) {
    const auto term = rc::gen::inRange<i64>(1, i64{1} << 53);
    const i64 p = *term;
    const i64 q = *term;
    RC_ASSERT(nearest_double(Rational(p, q)) == static_cast<double>(p) / static_cast<double>(q));
    RC_ASSERT(nearest_double(Rational(-p, q)) == -static_cast<double>(p) / static_cast<double>(q));
}

RC_GTEST_PROP(NearestDoubleTest, EqualsTheConversionOfTheProcessor, ()) {
    const i64 p = *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<i64>());
    RC_ASSERT(nearest_double(Rational(p)) == static_cast<double>(p));
}

// The exact distance to the result is at most that to either neighbour.
RC_GTEST_PROP(NearestDoubleTest, NoNeighbourIsNearer, ()) {
    const Rational value = *any_rational(120);
    const auto exact = [](double number) {
        int exponent = 0;
        const i64 mantissa = static_cast<i64>(std::ldexp(std::frexp(number, &exponent), 53));
        const int shift = exponent - 53;
        const U256 power = U256(1) << static_cast<unsigned>(std::abs(shift));
        return shift < 0 ? Rational(mantissa) / Rational(power) : Rational(mantissa) * Rational(power);
    };
    const auto distance = [&](double number) {
        const Rational difference = exact(number) - value;
        return difference.is_negative() ? -difference : difference;
    };
    RC_PRE(!value.is_zero() && value.denominator().bit_width() < 60);
    const double nearest = nearest_double(value);
    RC_ASSERT(distance(nearest) <= distance(std::nextafter(nearest, HUGE_VAL)));
    RC_ASSERT(distance(nearest) <= distance(std::nextafter(nearest, -HUGE_VAL)));
}

// A long division of 512 bits, and rounding by what it leaves.
TEST(NearestDoubleTest, OfTwoNumbersIsThatOfTheFraction) {
    std::mt19937_64 random(96);
    for (int time = 0; time < 20'000; ++time) {
        const u128 whole = ((u128{random()} << 32U) >> (random() % 80)) + 1 + (random() & 0xffff'ffffU);
        const u128 part = time % 3 == 0 ? whole - whole / (1 + random() % 1000)
                                        : (u128{random()} << 64U | random()) % (whole + 1);
        const auto [quotient, rest] = divmod(U512(part) << 300, U512(whole));
        const double found = nearest_quotient(part, whole);
        EXPECT_EQ(found, nearest_double(Rational(part, whole)));
        if (part == 0) continue;
        const unsigned dropped = quotient.bit_width() - 53;
        U512 mantissa = quotient >> dropped;
        const U512 remainder = quotient - (mantissa << dropped);
        const U512 half = U512(1) << (dropped - 1);
        const bool is_tie = remainder == half && rest.is_zero();
        if ((remainder >= half && !is_tie) || (is_tie && mantissa.is_odd())) mantissa += U512(1);
        EXPECT_EQ(found, std::ldexp(static_cast<double>(mantissa.limb(0)), static_cast<int>(dropped) - 300));
    }
    constexpr u128 big = u128{1} << 60U;
    EXPECT_EQ(nearest_quotient((u128{1} << 53U) + 1, big), std::ldexp(1.0, -7));
    EXPECT_EQ(nearest_quotient((u128{1} << 53U) + 3, big), std::ldexp(9007199254740996.0, -60));
    EXPECT_EQ(nearest_quotient(u128{0}, big), 0.0);
    EXPECT_EQ(nearest_quotient(big, big), 1.0);
}

TEST(NearestDoubleTest, PlainValues) {
    EXPECT_EQ(nearest_double(Rational()), 0.0);
    EXPECT_FALSE(std::signbit(nearest_double(Rational())));
    EXPECT_EQ(nearest_double(Rational(1)), 1.0);
    EXPECT_EQ(nearest_double(Rational(-5, 2)), -2.5);
    EXPECT_EQ(nearest_double(Rational(1, 3)), 1.0 / 3.0);
    EXPECT_EQ(nearest_double(Rational(1, 10)), 0.1);
}

TEST(NearestDoubleTest, TiesGoToTheEvenNeighbour) {
    constexpr u64 big = u64{1} << 53;  // above it only every second whole number is a double
    EXPECT_EQ(nearest_double(Rational(big + 1)), 9007199254740992.0);
    EXPECT_EQ(nearest_double(Rational(big + 3)), 9007199254740996.0);
    EXPECT_EQ(nearest_double(-Rational(big + 1)), -9007199254740992.0);
    EXPECT_EQ(nearest_double(Rational(big + 1, u64{1} << 60)), std::ldexp(1.0, -7));
}

TEST(NearestDoubleTest, TheSlightestExcessBreaksATie) {
    const Rational tie(((u64{1} << 53) + 1));
    const Rational tiny = Rational(1) / Rational(U256(1) << 200);
    EXPECT_EQ(nearest_double(tie - tiny), 9007199254740992.0);
    EXPECT_EQ(nearest_double(tie + tiny), 9007199254740994.0);
}

TEST(NearestDoubleTest, RoundsUpIntoTheNextPowerOfTwo) {
    EXPECT_EQ(nearest_double(Rational((u64{1} << 54) - 1)), std::ldexp(1.0, 54));
    EXPECT_EQ(nearest_double(Rational(largest)), std::ldexp(1.0, 256));
    EXPECT_EQ(nearest_double(Rational(false, U256(1), largest)), std::ldexp(1.0, -256));
    EXPECT_EQ(nearest_double(Rational(false, largest - U256(1), largest)), 1.0);
}

// The return of 9/6 Jacks or Better; sixteen digits are the fewest that read back.
TEST(NearestDoubleTest, ReturnOfJacksOrBetter) {
    const double value = nearest_double(Rational(1653526326983, 1661102543100));
    EXPECT_EQ(value, 0.9954390436951225);
    char text[32];
    std::snprintf(text, sizeof text, "%.16g", value);
    EXPECT_STREQ(text, "0.9954390436951225");
    std::snprintf(text, sizeof text, "%.15g", value);
    EXPECT_NE(std::strtod(text, nullptr), value);
}

TEST(DecimalTextTest, RoundsHalfAwayFromZero) {
    EXPECT_EQ(decimal_text(Rational(2, 3), 4), "0.6667");
    EXPECT_EQ(decimal_text(Rational(1, 3), 4), "0.3333");
    EXPECT_EQ(decimal_text(Rational(5, 2), 0), "3");
    EXPECT_EQ(decimal_text(Rational(-5, 2), 0), "-3");
    EXPECT_EQ(decimal_text(Rational(1, 8), 2), "0.13");
    EXPECT_EQ(decimal_text(Rational(-1, 8), 2), "-0.13");
    EXPECT_EQ(decimal_text(Rational(49, 100), 0), "0");
}

TEST(DecimalTextTest, CarriesThroughNines) {
    EXPECT_EQ(decimal_text(Rational(9996, 10000), 3), "1.000");
    EXPECT_EQ(decimal_text(Rational(1999, 1000), 2), "2.00");
    EXPECT_EQ(decimal_text(Rational(995, 10), 0), "100");
    EXPECT_EQ(decimal_text(Rational(-9999, 10), 0), "-1000");
}

TEST(DecimalTextTest, FillsWithZeros) {
    EXPECT_EQ(decimal_text(Rational(), 0), "0");
    EXPECT_EQ(decimal_text(Rational(), 3), "0.000");
    EXPECT_EQ(decimal_text(Rational(100), 2), "100.00");
    EXPECT_EQ(decimal_text(Rational(1, 1000), 4), "0.0010");
}

TEST(DecimalTextTest, WhatRoundsToZeroHasNoSign) {
    EXPECT_EQ(decimal_text(Rational(-1, 1000), 2), "0.00");
    EXPECT_EQ(decimal_text(Rational(-1, 1000), 0), "0");
}

TEST(DecimalTextTest, ManyDigitsOfHugeNumbers) {
    EXPECT_EQ(decimal_text(Rational(1653526326983, 1661102543100), 20), "0.99543904369512249650");
    EXPECT_EQ(decimal_text(Rational(largest), 1), largest.text() + ".0");
    EXPECT_EQ(decimal_text(Rational(false, largest - U256(1), largest), 70), "1." + std::string(70, '0'));
    EXPECT_EQ(decimal_text(Rational(false, largest - U256(1), largest), 77), "0." + std::string(77, '9'));
}

TEST(DecimalTextTest, NegativeDigitsAreRefused) {
    EXPECT_THROW(decimal_text(Rational(1), -1), std::invalid_argument);
}

// Adding half a last place and cutting off: the same rule in whole numbers.
RC_GTEST_PROP(DecimalTextTest, AgreesWithWholeNumberRounding, ()) {
    const i64 p = *rc::gen::inRange<i64>(0, 1'000'000'000);
    const i64 q = *rc::gen::inRange<i64>(1, 1'000'000);
    const i64 thousandths = (2 * 1000 * p + q) / (2 * q);
    const std::string decimals = to_text(thousandths % 1000);
    RC_ASSERT(decimal_text(Rational(p, q), 3) ==
              to_text(thousandths / 1000) + "." + std::string(3 - decimals.size(), '0') + decimals);
}

TEST(ParseRationalTest, ReadsEveryForm) {
    EXPECT_EQ(parse_rational("25"), Rational(25));
    EXPECT_EQ(parse_rational("-3"), Rational(-3));
    EXPECT_EQ(parse_rational("0.2433"), Rational(2433, 10000));
    EXPECT_EQ(parse_rational("-0.5"), Rational(-1, 2));
    EXPECT_EQ(parse_rational("2433/10000"), Rational(2433, 10000));
    EXPECT_EQ(parse_rational("-6/8"), Rational(-3, 4));
    EXPECT_EQ(parse_rational("-0"), Rational());
    EXPECT_EQ(parse_rational("007.50"), Rational(15, 2));
    EXPECT_EQ(parse_rational(largest.text()), Rational(largest));
}

RC_GTEST_PROP(ParseRationalTest, ReadsItsOwnText, ()) {
    const Rational value = *any_rational(256);
    RC_ASSERT(parse_rational(value.text()) == value);
}

void expect_mistake(const std::string& text, std::size_t position, std::size_t length = 1) {
    try {
        parse_rational(text);
        ADD_FAILURE() << '"' << text << "\" was read";
    } catch (const ParseError& error) {
        EXPECT_EQ(error.text, text);
        EXPECT_EQ(error.position, position) << '"' << text << '"';
        EXPECT_EQ(error.length, length) << '"' << text << '"';
    }
}

TEST(ParseRationalTest, MissingDigits) {
    expect_mistake("", 0);
    expect_mistake("-", 1);
    expect_mistake(".", 1);
    expect_mistake("5.", 2);
    expect_mistake("3/", 2);
    expect_mistake("/3", 0);
    expect_mistake("-.", 2);
    expect_mistake("./3", 1);
    expect_mistake(".5/3", 2);
}

TEST(ExactNumberTest, CommasStandBetweenThousands) {
    EXPECT_EQ(without_commas("1,000"), "1000");
    EXPECT_EQ(without_commas("-12,345,678.5"), "-12345678.5");
    for (const char* const text :
         {"1000", "8,5", "1000,000", ",500", "1,0000", "1.000,500", "1,00o", "1,000,", "4,6825"}) {
        EXPECT_FALSE(without_commas(text)) << text;
    }
}

TEST(ParseRationalTest, TheZeroBeforeAPointMayBeLeftOut) {
    EXPECT_EQ(parse_rational(".5"), Rational(1, 2));
    EXPECT_EQ(parse_rational("-.25"), Rational(-1, 4));
    EXPECT_EQ(exact_number(".5e1"), Rational(5));
}

TEST(ParseRationalTest, BytesThatDoNotBelong) {
    expect_mistake("1e3", 1);
    expect_mistake("+3", 0);
    expect_mistake(" 3", 0);
    expect_mistake("3 ", 1);
    expect_mistake("--3", 1);
    expect_mistake("3/-4", 2);
    expect_mistake("1.5/2", 3);
    expect_mistake("1/2/3", 3);
    expect_mistake("1.2.3", 3);
    expect_mistake("1,000", 1);
    expect_mistake("nan", 0);
    expect_mistake(std::string("5\0", 2), 1);
    expect_mistake("5\xE2\x82\xAC", 1);
}

TEST(ParseRationalTest, ZeroDenominator) {
    expect_mistake("3/0", 2);
    expect_mistake("-3/000", 3, 3);
}

TEST(ParseRationalTest, NumbersThatDoNotFit) {
    const std::string too_large =
        "115792089237316195423570985008687907853269984665640564039457584007913129639936";
    expect_mistake(too_large, 0, too_large.size());
    expect_mistake("-" + too_large, 1, too_large.size());
    expect_mistake("1/" + too_large, 2, too_large.size());
    expect_mistake("0." + std::string(78, '0'), 2, 78);
    EXPECT_EQ(parse_rational("0." + std::string(77, '0')), Rational());
}

}  // namespace
}  // namespace holdfast
