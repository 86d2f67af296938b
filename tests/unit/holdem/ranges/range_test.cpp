// Ranges: combos with exact weights over one denominator. What is read is in ranges.txt.
#include <stdexcept>

#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/ranges/range.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

HoleCards combo(const char* text) {
    return parse_hole_cards(text);
}

TEST(RangeTest, WeightsShareADenominator) {
    Range range;
    range.set(combo("AhKh"), Rational(1, 2));
    range.set(combo("2c2d"), Rational(1, 3));
    range.set(combo("9s8s"), Rational(1));
    EXPECT_EQ(range.denominator(), 6U);
    EXPECT_EQ(range.numerator(combo("AhKh")), 3U);
    EXPECT_EQ(range.numerator(combo("2c2d")), 2U);
    EXPECT_EQ(range.numerator(combo("9s8s")), 6U);
    EXPECT_EQ(range.numerator(combo("AdKd")), 0U);
    EXPECT_EQ(range.weight(combo("KhAh")), Rational(1, 2));
    EXPECT_EQ(range.size(), 3U);
    range.set(combo("AhKh"), Rational(1, 6));
    EXPECT_EQ(range.numerator(combo("AhKh")), 1U);
    EXPECT_EQ(range.size(), 3U);
}

TEST(RangeTest, AWeightThatIsGoneLeavesNoTrace) {
    Range changed;
    changed.set(combo("AhKh"), Rational(1, 7));
    changed.set(combo("2c2d"), Rational(3, 4));
    changed.set(combo("AhKh"), Rational(1, 2));
    Range direct;
    direct.set(combo("2c2d"), Rational(3, 4));
    direct.set(combo("AhKh"), Rational(1, 2));
    EXPECT_EQ(changed.denominator(), 4U);
    EXPECT_TRUE(changed == direct);
}

TEST(RangeTest, WeightsAreAboveZeroAndAtMostOne) {
    Range range;
    EXPECT_THROW(range.set(combo("AhKh"), Rational(0)), std::domain_error);
    EXPECT_THROW(range.set(combo("AhKh"), Rational(-1, 2)), std::domain_error);
    EXPECT_THROW(range.set(combo("AhKh"), Rational(7, 6)), std::domain_error);
    EXPECT_THROW(range.set(combo("AhKh"), Rational(1, 1'000'001)), OverflowError);
    EXPECT_TRUE(range.empty());
    range.set(combo("AhKh"), Rational(1, 999'983));
    EXPECT_THROW(range.set(combo("AdKd"), Rational(1, 2)), OverflowError);
    EXPECT_EQ(range.weight(combo("AhKh")), Rational(1, 999'983));
}

TEST(RangeTest, AllIsEveryCombo) {
    EXPECT_EQ(Range::all().size(), 1326U);
    EXPECT_EQ(Range::all().without(CardSet{combo("AhKh").high()}).size(), 1275U);
    EXPECT_EQ(Range::all().without(combo("AhKh").cards()).size(), 1225U);
    EXPECT_EQ(parse_range("random"), Range::all());
}

TEST(RangeTest, CombosComeInOrderOfTheirIndex) {
    int last = -1;
    for (const HoleCards combo : parse_range("AA,22,KQs,72o").combos()) {
        EXPECT_GT(combo.index(), last);
        last = combo.index();
    }
}

TEST(RangeTest, WeightsAreThoseOfTheText) {
    const Range range = parse_range("AQs:0.5, KK : 1/3,AhKh:1");
    EXPECT_EQ(range.size(), 11U);
    for (const HoleCards combo : range.combos()) {
        const std::string hand = to_text(StartingHand::of(combo));
        EXPECT_EQ(range.weight(combo), hand == "AQs"  ? Rational(1, 2)
                                       : hand == "KK" ? Rational(1, 3)
                                                      : Rational(1));
    }
}

TEST(RangeTest, WeightsMayBeTooFine) {
    for (const char* text :
         {"AA:0.1234567891,KK", "AA:0.999983,KK:1/3", "AA:0.1234567891 KK", "AA:1e-7,KK"}) {
        EXPECT_THROW(read_range(text), FineWeight) << text;
    }
}

TEST(RangeTest, NothingIsWrittenAsNothing) {
    EXPECT_EQ(to_text(Range()), "");
}

}  // namespace
}  // namespace holdfast::holdem
