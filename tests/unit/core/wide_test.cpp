// U256 and U512 against unsigned __int128, against identities of arithmetic, and at their edges.
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/core/integers.h>

#include "random_numbers.h"

namespace holdfast {
namespace {

using test::all_ones;
using test::any_u128;
using test::any_wide;
using test::largest;

// Division one bit at a time, with nothing but shifts, comparison and subtraction.
template <std::size_t Limbs>
Wide<Limbs> quotient_bit_by_bit(Wide<Limbs> a, const Wide<Limbs>& b) {
    Wide<Limbs> quotient;
    for (unsigned shift = Wide<Limbs>::bits - b.bit_width() + 1; shift-- > 0;) {
        if (const Wide<Limbs> part = b << shift; a >= part) {
            a -= part;
            quotient += Wide<Limbs>(1) << shift;
        }
    }
    return quotient;
}

template <std::size_t Limbs>
void expect_division(const Wide<Limbs>& a, const Wide<Limbs>& b) {
    const Division<Limbs> result = divmod(a, b);
    EXPECT_EQ(result.quotient, quotient_bit_by_bit(a, b)) << a << " / " << b;
    EXPECT_LT(result.remainder, b);
    EXPECT_EQ(result.quotient * b + result.remainder, a);
}

RC_GTEST_PROP(U256Test, AgreesWith128Bits, ()) {
    const u128 a = *any_u128();
    const u128 b = *any_u128();
    const U256 wide_a(a);
    const U256 wide_b(b);
    RC_ASSERT(wide_a.to_u128() == a);
    RC_ASSERT((wide_a < wide_b) == (a < b));
    RC_ASSERT((wide_a == wide_b) == (a == b));
    RC_ASSERT((wide_a + wide_b).limb(1) == static_cast<u64>((a + b) >> 64));
    RC_ASSERT((wide_a + wide_b).limb(2) == (a + b < a ? 1U : 0U));
    if (a >= b) RC_ASSERT((wide_a - wide_b).to_u128() == a - b);
    RC_ASSERT((U256(a >> 64) * U256(b >> 64)).to_u128() == (a >> 64) * (b >> 64));
    RC_ASSERT(wide_a.text() == to_text(a));
    if (b != 0) {
        RC_ASSERT(divmod(wide_a, wide_b).quotient.to_u128() == a / b);
        RC_ASSERT(divmod(wide_a, wide_b).remainder.to_u128() == a % b);
    }
}

RC_GTEST_PROP(U256Test, MultiplicationDistributes, ()) {
    const U256 a = *any_wide<4>(127);
    const U256 b = *any_wide<4>(127);
    const U256 c = *any_wide<4>(128);
    RC_ASSERT((a + b) * c == a * c + b * c);
    RC_ASSERT(a * c == c * a);
    RC_ASSERT((a + b) - b == a);
}

RC_GTEST_PROP(U256Test, DivisionLeavesTheRightRemainder, ()) {
    const U256 a = *any_wide<4>(256);
    const U256 b = *any_wide<4>(256);
    RC_PRE(!b.is_zero());
    const Division<4> result = divmod(a, b);
    RC_ASSERT(result.remainder < b);
    RC_ASSERT(result.quotient * b + result.remainder == a);
    RC_ASSERT(result.quotient == quotient_bit_by_bit(a, b));
}

RC_GTEST_PROP(U512Test, DivisionLeavesTheRightRemainder, ()) {
    const U512 a = *any_wide<8>(512);
    const U512 b = *any_wide<8>(512);
    RC_PRE(!b.is_zero());
    const Division<8> result = divmod(a, b);
    RC_ASSERT(result.remainder < b);
    RC_ASSERT(result.quotient * b + result.remainder == a);
    RC_ASSERT(result.quotient == quotient_bit_by_bit(a, b));
}

RC_GTEST_PROP(U512Test, HoldsEveryProductOfTwoU256, ()) {
    const U256 a = *any_wide<4>(256);
    const U256 b = *any_wide<4>(256);
    const U512 product = U512(a) * U512(b);
    if (!b.is_zero()) RC_ASSERT(divmod(product, U512(b)).quotient.to_u256() == a);
    RC_ASSERT(product.bit_width() <= a.bit_width() + b.bit_width());
}

RC_GTEST_PROP(U256Test, ShiftsMultiplyByPowersOfTwo, ()) {
    const U256 a = *any_wide<4>(128);
    const unsigned count = *rc::gen::inRange(0U, 129U);
    U256 doubled = a;
    for (unsigned i = 0; i < count; ++i) doubled += doubled;
    RC_ASSERT((a << count) == doubled);
    RC_ASSERT((doubled >> count) == a);
    const U256 odd_bits = *any_wide<4>(256);
    RC_ASSERT((odd_bits >> count) == divmod(odd_bits, U256(1) << count).quotient);
}

RC_GTEST_PROP(U256Test, TrailingZerosAndBitWidthFrameTheNumber, ()) {
    const U256 a = *any_wide<4>(256);
    RC_PRE(!a.is_zero());
    RC_ASSERT((a >> a.trailing_zeros()).is_odd());
    RC_ASSERT(((a >> a.trailing_zeros()) << a.trailing_zeros()) == a);
    RC_ASSERT((a >> (a.bit_width() - 1)) == U256(1));
}

RC_GTEST_PROP(U256Test, GcdIsThatOfEuclid, ()) {
    const U256 factor = *any_wide<4>(100);
    const U256 a = factor * *any_wide<4>(156);
    const U256 b = factor * *any_wide<4>(156);
    U256 x = a;
    U256 y = b;
    while (!y.is_zero()) {
        const U256 rest = divmod(x, y).remainder;
        x = y;
        y = rest;
    }
    RC_ASSERT(gcd(a, b) == x);
    RC_ASSERT(gcd(b, a) == x);
}

TEST(U256Test, GcdOfEqualAndZeroNumbers) {
    EXPECT_EQ(gcd(U256(), U256()), U256());
    EXPECT_EQ(gcd(U256(12), U256()), U256(12));
    EXPECT_EQ(gcd(U256(), U256(12)), U256(12));
    EXPECT_EQ(gcd(largest, largest), largest);
    EXPECT_EQ(gcd(U256(1) << 255, U256(1) << 200), U256(1) << 200);
}

TEST(U256Test, Text) {
    EXPECT_EQ(U256().text(), "0");
    EXPECT_EQ((U256(10'000'000'000'000'000'000U) * U256(10)).text(), "100000000000000000000");
    EXPECT_EQ(largest.text(),
              "115792089237316195423570985008687907853269984665640564039457584007913129639935");
}

TEST(U256Test, BitWidthAndTrailingZerosOfZero) {
    EXPECT_EQ(U256().bit_width(), 0U);
    EXPECT_EQ(U256().trailing_zeros(), 256U);
    EXPECT_TRUE(U256().is_zero());
    EXPECT_FALSE((U256(1) << 255).is_zero());
}

TEST(U256Test, OrderLooksAtHighLimbsFirst) {
    const U256 high = U256(1) << 192;
    EXPECT_LT(high - U256(1), high);
    EXPECT_GT(high, U256(all_ones));
    EXPECT_LE(high, high);
}

// After Hacker's Delight, 9-2: the first estimate of a digit is one too large, and the divisor must be added
// back.
TEST(U256Test, DivisionThatMustAddBack) {
    constexpr u64 top = u64{1} << 63;
    expect_division(U256::from_limbs({0, 0, top, top - 1}), U256::from_limbs({1, 0, top, 0}));
    expect_division(U256::from_limbs({3, 0, top, 0}), U256::from_limbs({1, 0, top >> 2, 0}));
    expect_division(U256::from_limbs({0, all_ones - 1, top, 0}), U256::from_limbs({all_ones, top, 0, 0}));
}

// Dividend and divisor agree in their two leading limbs: the estimate is 2^64, which is not a digit.
TEST(U256Test, DivisionWhoseEstimateIsNoDigit) {
    constexpr u64 top = u64{1} << 63;
    expect_division(U256::from_limbs({all_ones, 4, 7, top}), U256::from_limbs({5, 7, top, 0}));
}

TEST(U256Test, DivisionByZero) {
    EXPECT_THROW(divmod(U256(1), U256()), std::domain_error);
    EXPECT_THROW(divmod(U256(), U256()), std::domain_error);
}

TEST(U256Test, SumsOverflowAtTheEdgeOnly) {
    EXPECT_EQ((largest - U256(1)) + U256(1), largest);
    EXPECT_THROW(largest + U256(1), OverflowError);
    EXPECT_THROW(U256() - U256(1), OverflowError);
    EXPECT_EQ(largest - largest, U256());
}

TEST(U256Test, ProductsOverflowAtTheEdgeOnly) {
    const U256 root = U256(~u128{0});  // root (root + 2) = 2^256 - 1
    EXPECT_EQ(root * (root + U256(2)), largest);
    EXPECT_THROW((root + U256(1)) * (root + U256(1)), OverflowError);
    EXPECT_THROW(largest * U256(2), OverflowError);
    EXPECT_THROW((U256(1) << 200) * (U256(1) << 200), OverflowError);
}

TEST(U256Test, ShiftsOverflowAtTheEdgeOnly) {
    EXPECT_EQ(U256(3) << 254, largest - ((U256(1) << 254) - U256(1)));
    EXPECT_THROW(U256(3) << 255, OverflowError);
    EXPECT_THROW(U256(1) << 256, OverflowError);
    EXPECT_EQ(U256() << 1000, U256());
    EXPECT_EQ(largest >> 255, U256(1));
    EXPECT_EQ(largest >> 256, U256());
    EXPECT_EQ(largest >> 1000, U256());
}

TEST(U256Test, AFailedOperationChangesNothing) {
    U256 value = largest;
    EXPECT_THROW(value += U256(1), OverflowError);
    EXPECT_THROW(value *= U256(2), OverflowError);
    EXPECT_THROW(value <<= 1, OverflowError);
    EXPECT_EQ(value, largest);
    U256 small(1);
    EXPECT_THROW(small -= U256(2), OverflowError);
    EXPECT_EQ(small, U256(1));
}

TEST(U256Test, NarrowingIsChecked) {
    EXPECT_TRUE(U256(~u128{0}).to_u128() == ~u128{0});
    EXPECT_THROW((U256(~u128{0}) + U256(1)).to_u128(), OverflowError);
    EXPECT_EQ(U512(largest).to_u256(), largest);
    EXPECT_THROW((U512(largest) + U512(1)).to_u256(), OverflowError);
}

}  // namespace
}  // namespace holdfast
