// Ranges as text: what each notation means, and where an error lies.
#include <set>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/range_text.h>

namespace holdfast::holdem {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// The starting hands of a range, all of whose combos must be in.
std::set<std::string> hands_of(const char* text) {
    const Range range = parse_range(text);
    std::set<std::string> hands;
    std::size_t combos = 0;
    for (const HoleCards combo : range.combos()) {
        const StartingHand hand = StartingHand::of(combo);
        if (hands.insert(to_text(hand)).second) {
            combos += static_cast<std::size_t>(hand.size());
        }
    }
    EXPECT_EQ(range.size(), combos) << text;
    return hands;
}

TEST(RangeTextTest, SingleHands) {
    EXPECT_THAT(hands_of("AA"), ElementsAre("AA"));
    EXPECT_THAT(hands_of("AKs"), ElementsAre("AKs"));
    EXPECT_THAT(hands_of("AKo"), ElementsAre("AKo"));
    EXPECT_THAT(hands_of("AK"), ElementsAre("AKo", "AKs"));
    EXPECT_THAT(hands_of("kaS"), ElementsAre("AKs"));
    EXPECT_THAT(hands_of("109o"), ElementsAre("T9o"));
    EXPECT_THAT(hands_of("1010"), ElementsAre("TT"));
}

TEST(RangeTextTest, PlusRaisesAPairOrTheLowerRank) {
    EXPECT_THAT(hands_of("QQ+"), ElementsAre("AA", "KK", "QQ"));
    EXPECT_THAT(hands_of("AA+"), ElementsAre("AA"));
    EXPECT_THAT(hands_of("KTs+"), ElementsAre("KJs", "KQs", "KTs"));
    EXPECT_THAT(hands_of("KJ+"), ElementsAre("KJo", "KJs", "KQo", "KQs"));
    EXPECT_THAT(hands_of("76s+"), ElementsAre("76s"));
    EXPECT_EQ(hands_of("A2o+").size(), 12U);
}

TEST(RangeTextTest, FromHandToHandInEitherOrder) {
    EXPECT_THAT(hands_of("77-55"), ElementsAre("55", "66", "77"));
    EXPECT_THAT(hands_of("55 - 77"), ElementsAre("55", "66", "77"));
    EXPECT_THAT(hands_of("A5s-A2s"), ElementsAre("A2s", "A3s", "A4s", "A5s"));
    EXPECT_THAT(hands_of("A2-A3"), ElementsAre("A2o", "A2s", "A3o", "A3s"));
    EXPECT_THAT(hands_of("99-99"), ElementsAre("99"));
}

TEST(RangeTextTest, CardsAreOneCombo) {
    for (const char* text : {"AhKh", "khah", "A♥K♥", " Ah Kh "}) {
        const Range range = parse_range(text);
        ASSERT_EQ(range.size(), 1U) << text;
        EXPECT_EQ(to_text(range.combos().front().cards()), "KhAh");
    }
    EXPECT_EQ(to_text(parse_range("10s9d").combos().front().cards()), "9dTs");
}

TEST(RangeTextTest, ListsAndWeights) {
    EXPECT_THAT(hands_of("AA, KK ,QQ"), ElementsAre("AA", "KK", "QQ"));
    const Range range = parse_range("AQs:0.5, KK : 1/3,AhKh:1");
    EXPECT_EQ(range.size(), 11U);
    for (const HoleCards combo : range.combos()) {
        const std::string hand = to_text(StartingHand::of(combo));
        EXPECT_EQ(range.weight(combo), hand == "AQs"  ? Rational(1, 2)
                                       : hand == "KK" ? Rational(1, 3)
                                                      : Rational(1));
    }
}

TEST(RangeTextTest, TheBestHandsBySharesOfAllCombos) {
    // 6 of 1,326 combos are 0.452 %.
    EXPECT_THAT(hands_of("top 0.5%"), ElementsAre("AA"));
    EXPECT_THAT(hands_of("TOP 1%"), ElementsAre("AA", "KK"));
    EXPECT_THAT(hands_of("top5%"),
                ElementsAre("77", "88", "99", "AA", "AJs", "AKs", "AQs", "JJ", "KK", "QQ", "TT"));
    EXPECT_EQ(parse_range("top 100 %"), Range::all());
    // The published table of all 169 hands gives 196 combos; the next hand, A6s, would make them more than
    // 198.9.
    EXPECT_EQ(parse_range("top 15%").size(), 196U);
}

TEST(RangeTextTest, AComboListedAgainWithTheSameWeightChangesNothing) {
    EXPECT_EQ(parse_range("AA,AsAh,QQ+"), parse_range("QQ+"));
    EXPECT_EQ(parse_range("AA:0.5,AsAh:1/2"), parse_range("AA:0.5"));
}

struct Blame {
    std::string message;
    std::size_t position;
    std::size_t length;
};

Blame blame(const std::string& text) {
    try {
        parse_range(text);
    } catch (const ParseError& error) {
        EXPECT_EQ(error.text, text);
        return {error.what(), error.position, error.length};
    }
    ADD_FAILURE() << text << " was read";
    return {};
}

void expect_blame(const std::string& text, const std::string& words, std::size_t position,
                  std::size_t length) {
    const Blame found = blame(text);
    EXPECT_THAT(found.message, HasSubstr(words)) << text;
    EXPECT_EQ(found.position, position) << text;
    EXPECT_EQ(found.length, length) << text;
}

TEST(RangeTextTest, WhatIsNoPartOfARange) {
    expect_blame("", "is missing", 0, 1);
    expect_blame("AA,", "is missing", 3, 1);
    expect_blame("AA,,KK", "is missing", 3, 1);
    expect_blame(":0.5", "is missing", 0, 1);
    expect_blame("AKx", "'x' cannot stand behind", 2, 1);
    expect_blame("AXs", "'X' is no rank", 1, 1);
    expect_blame("AA,hello", "'h' is no rank", 3, 1);
    expect_blame("A", "a rank is missing", 1, 1);
    expect_blame("AAs", "a pair is never suited", 2, 1);
    expect_blame("AKs+s", "'+s' cannot stand behind", 3, 2);
    expect_blame("QQ++", "'++' cannot stand behind", 2, 2);
    expect_blame("AK KQ", "'KQ' cannot stand behind", 3, 2);
    expect_blame("randon", "'r' is no rank", 0, 1);
}

TEST(RangeTextTest, EndsThatDoNotFit) {
    expect_blame("AA, A5s-K2s", "the two ends of 'A5s-K2s'", 4, 7);
    expect_blame("77-AKs", "the two ends of '77-AKs'", 0, 6);
    expect_blame("A5s-A2o", "the two ends", 0, 7);
    expect_blame("A5s-A2", "the two ends", 0, 6);
    expect_blame("77-", "a rank is missing", 3, 1);
    expect_blame("77-55-33", "'-33' is too much", 5, 3);
    expect_blame("A5s-A2s+", "'+' is too much", 7, 1);
}

TEST(RangeTextTest, WrongCards) {
    expect_blame("AA,AhAh", "written twice", 5, 2);
    expect_blame("AhKhQh", "two cards, not 3", 0, 6);
    expect_blame("Ah", "two cards, not 1", 0, 2);
    expect_blame("KK,AhKx", "'Kx' is not a card", 5, 2);
}

TEST(RangeTextTest, WrongWeights) {
    expect_blame("AA:0", "above 0 and at most 1", 3, 1);
    expect_blame("AA:1.5", "above 0 and at most 1", 3, 3);
    expect_blame("KK,AA: -0.5", "above 0 and at most 1", 7, 4);
    expect_blame("AA:", "", 3, 1);
    expect_blame("AA:half", "", 3, 1);
    expect_blame("AA:0.5:0.5", "", 6, 1);
    expect_blame("AA:0.0000001", "denominator of at most 1000000", 3, 9);
    expect_blame("AA:1/999983,KK:0.5", "common denominator", 15, 3);
}

TEST(RangeTextTest, TwoWeightsForOneCombo) {
    expect_blame("AA:0.5, KK, QQ+", "before with the weight 1/2, here with 1/1", 12, 3);
    expect_blame("AsAh,AA:1/3", "the combo AhAs is listed before", 5, 2);
}

TEST(RangeTextTest, WrongShares) {
    expect_blame("top", "as in 'top 15%'", 0, 3);
    expect_blame("top 15", "as in 'top 15%'", 0, 6);
    expect_blame("AA,top 101%", "0% to 100%", 7, 4);
    expect_blame("top -1%", "0% to 100%", 4, 3);
    expect_blame("top x%", "", 4, 1);
    expect_blame("top 0.1%", "even the best starting hand", 4, 4);
}

}  // namespace
}  // namespace holdfast::holdem
