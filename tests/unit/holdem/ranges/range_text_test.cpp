// Ranges as text: what each notation means, and where an error lies.
#include <set>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/ranges/range_text.h>

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
        if (hands.insert(to_text(hand)).second) combos += static_cast<std::size_t>(hand.size());
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
    EXPECT_THAT(hands_of("A2s-A5s"), ElementsAre("A2s", "A3s", "A4s", "A5s"));
}

TEST(RangeTextTest, BothRanksStepTogether) {
    EXPECT_THAT(hands_of("76s-54s"), ElementsAre("54s", "65s", "76s"));
    EXPECT_THAT(hands_of("54s-76s"), ElementsAre("54s", "65s", "76s"));
    EXPECT_THAT(hands_of("J9o-97o"), ElementsAre("97o", "J9o", "T8o"));
    EXPECT_THAT(hands_of("AK-QJ"), ElementsAre("AKo", "AKs", "KQo", "KQs", "QJo", "QJs"));
}

TEST(RangeTextTest, AnyHandWithARank) {
    EXPECT_EQ(parse_range("A*").size(), 198U);
    EXPECT_EQ(parse_range("A*s").size(), 48U);
    EXPECT_EQ(parse_range("A*o").size(), 144U);
    EXPECT_EQ(parse_range("7*"), parse_range("77,A7,K7,Q7,J7,T7,97,87,72+"));
    EXPECT_EQ(parse_range("7*s"), parse_range("A7s,K7s,Q7s,J7s,T7s,97s,87s,72s+"));
    EXPECT_EQ(parse_range("7*o"), parse_range("A7o,K7o,Q7o,J7o,T7o,97o,87o,72o+"));
    EXPECT_EQ(parse_range("AX, 10xS, kxo"), parse_range("A*,T*s,K*o"));
}

TEST(RangeTextTest, BlanksAndDashes) {
    for (const char* text : {"77 - 55", "7 7-5 5", "77\t-\n55\r\n", " 77-55 "}) {
        EXPECT_EQ(parse_range(text), parse_range("77-55")) << text;
    }
    for (const char* dash : {"\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "\uFE58",
                             "\uFE63", "\uFF0D", "\u058A", "\u301C"}) {
        EXPECT_EQ(parse_range(std::string("A5s ") + dash + " A2s"), parse_range("A5s-A2s")) << dash;
        EXPECT_EQ(parse_range(std::string("15%") + dash + "30%"), parse_range("15%-30%")) << dash;
    }
    EXPECT_EQ(parse_range("top 15 %"), parse_range("top 15%"));
    EXPECT_EQ(parse_range("A Q s : 0.5"), parse_range("AQs:0.5"));
    EXPECT_EQ(parse_range("A h\nK h"), parse_range("AhKh"));
    EXPECT_EQ(parse_range("[ 50 ] AQs [ / 50 ]"), parse_range("AQs:0.5"));
    EXPECT_EQ(parse_range("random, ! AA"), parse_range("random,!AA"));
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
    EXPECT_EQ(parse_range("15%"), parse_range("top 15%"));
}

TEST(RangeTextTest, ABandOfTheBestHands) {
    const Range band = parse_range("15%-30%");
    EXPECT_EQ(band.size(), parse_range("top 30%").size() - 196U);
    EXPECT_EQ(parse_range("15%-30%,15%"), parse_range("top 30%"));
    EXPECT_EQ(parse_range("30% - 15%"), band);
    EXPECT_EQ(parse_range("0%-15%"), parse_range("top 15%"));
    EXPECT_THAT(hands_of("0.5%-1%"), ElementsAre("KK"));
}

TEST(RangeTextTest, EveryCombo) {
    for (const char* text : {"random", "any", "Random", "ANY", "0%-100%",
                             "22+,A2+,K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32"}) {
        EXPECT_EQ(parse_range(text), Range::all()) << text;
    }
}

TEST(RangeTextTest, WeightsInPercent) {
    EXPECT_EQ(parse_range("AQs:50%,KK:12.5%"), parse_range("AQs:1/2,KK:1/8"));
    EXPECT_EQ(parse_range("AQs:100%"), parse_range("AQs"));
    EXPECT_EQ(parse_range("top 1%:50%"), parse_range("AA:0.5,KK:0.5"));
}

TEST(RangeTextTest, WhatHasTheWeight0IsNotInTheRange) {
    // As tools write them that list all hands.
    EXPECT_EQ(parse_range("AA:1,KK:0.5,QQ:0,JJ:0.000,72o:0%"), parse_range("AA,KK:0.5"));
    EXPECT_EQ(parse_range("[0]AA,KK[/0],[0%]JJ[/0],QQ"), parse_range("QQ"));
    EXPECT_EQ(parse_range("AA:0,AsAh:0,KK,!AA"), parse_range("KK"));
}

TEST(RangeTextTest, WeightsOfSeveralItemsInBrackets) {
    EXPECT_EQ(parse_range("[50]AQs,KQs[/50]"), parse_range("AQs:0.5,KQs:0.5"));
    EXPECT_EQ(parse_range("AA,[12.5]KK[/12.5],QQ,[50]JJ,TT,99[/50.0]"),
              parse_range("AA,KK:1/8,QQ,JJ:0.5,TT:0.5,99:0.5"));
    EXPECT_EQ(parse_range("[100]AA[/100]"), parse_range("AA"));
    EXPECT_EQ(parse_range("[4/3]AA[/4/3]"), parse_range("AA:1/75"));
    EXPECT_EQ(parse_range("[1]AA[/1]"), parse_range("AA:1%"));
    // The sign makes it plain, and is needed below one percent.
    EXPECT_EQ(parse_range("[50%]AA[/50]"), parse_range("AA:0.5"));
    EXPECT_EQ(parse_range("[0.5%]AA[/0.5 %]"), parse_range("AA:0.005"));
    EXPECT_EQ(parse_range("[1/3%]AA[/1/3%]"), parse_range("AA:1/300"));
}

TEST(RangeTextTest, ExclusionsAreTakenOutOfTheWholeList) {
    EXPECT_EQ(parse_range("random,!AA,!72o").size(), 1326U - 6 - 12);
    EXPECT_EQ(parse_range("!AA,QQ+"), parse_range("KK,QQ"));
    EXPECT_EQ(parse_range("AK,!AhKh"), parse_range("AKo,AcKc,AdKd,AsKs"));
    EXPECT_EQ(parse_range("AA,!KK"), parse_range("AA"));
    // What is gone leaves no denominator behind.
    EXPECT_EQ(parse_range("KK,AA:1/3,!A*"), parse_range("KK"));
    EXPECT_EQ(parse_range("!top 15%,top 30%"), parse_range("15%-30%"));
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
    expect_blame("AKx", "'x' cannot follow", 2, 1);
    expect_blame("XAs", "'X' is not a rank", 0, 1);
    expect_blame("AA,hello", "'hello' is not a range", 3, 5);
    expect_blame("AA,\u00E9", "'\u00E9' is not a rank", 3, 2);
    expect_blame("A*+", "'+' cannot follow all hands with a rank", 2, 1);
    expect_blame("A*s-K*s", "'-K*s' cannot follow", 3, 4);
    expect_blame("Axx", "'x' cannot follow", 2, 1);
    expect_blame("***", "'*' is not a rank", 0, 1);
    expect_blame("AA,!", "is missing", 4, 1);
    expect_blame("anyone", "'anyone' is not a range", 0, 6);
    expect_blame("A", "a rank is missing", 1, 1);
    expect_blame("AAs", "a pair is neither suited nor offsuit", 2, 1);
    expect_blame("AKs+s", "'s' cannot follow", 4, 1);
    expect_blame("QQ++", "'+' cannot follow", 3, 1);
    expect_blame("AKKQ", "'KQ' cannot follow", 2, 2);
    expect_blame("randon", "'randon' is not a range", 0, 6);
    expect_blame("A A \u2013 K 2 s", "the two ends", 0, 13);
}

TEST(RangeTextTest, EndsThatDoNotFit) {
    expect_blame("AA, A5s-K2s", "the two ends of 'A5s-K2s'", 4, 7);
    expect_blame("77-AKs", "the two ends of '77-AKs'", 0, 6);
    expect_blame("A5s-A2o", "write A5s-A2s or A5o-A2o", 0, 7);
    expect_blame("A5s-A2", "write A5s-A2s or A5-A2", 0, 6);
    expect_blame("A5s-K5s", "the two ends", 0, 7);
    expect_blame("76s-53s", "the two ends", 0, 7);
    expect_blame("AA, 77 \u2013 AKs", "the two ends of '77 \u2013 AKs'", 4, 10);
    expect_blame("77-5", "a rank is missing", 4, 1);
    expect_blame("77-55-33", "unexpected '-33' after a range such as 77-55", 5, 3);
    expect_blame("A5s-A2s+", "unexpected '+' after a range such as 77-55", 7, 1);
}

TEST(RangeTextTest, WrongCards) {
    expect_blame("AA,AhAh", "written twice", 5, 2);
    expect_blame("AhKhQh", "two cards, not 3", 0, 6);
    expect_blame("Ah", "two cards, not 1", 0, 2);
    expect_blame("KK,AhKy", "'Ky' is not a card", 5, 2);
}

TEST(RangeTextTest, SharesThatAreNotPercentages) {
    expect_blame("top %", "a share of all hands is a percentage such as 15%, not '%'", 4, 1);
    expect_blame("top x%", "a share of all hands is a percentage such as 15%, not 'x%'", 4, 1);
    expect_blame("15%-%", "a share of all hands is a percentage such as 15%, not '%'", 4, 1);
    for (const char* const range : {"AKs top 20%", "99 top 20%"}) {
        expect_blame(range, "'top 20%' cannot follow a starting hand; commas separate the items of a range",
                     range[0] == 'A' ? 4 : 3, 7);
    }
    expect_blame("AK 20%", "20% may be the weight of AK or the best 20% of all hands", 3, 3);
    expect_blame("5.%", "a share of all hands is a percentage such as 15%, not '5.%'", 2, 1);
}

TEST(RangeTextTest, WrongWeights) {
    expect_blame("AA:1.5", "a weight is 0 to 1, not 1.5", 3, 3);
    expect_blame("KK,AA: -0.5", "a weight is 0 to 1, not -0.5", 7, 4);
    expect_blame("AA:50", "a weight is 0 to 1, not 50; a half is written 0.5 or 50%", 3, 2);
    expect_blame("AA:", "a weight is missing: a half is written AQs:0.5 or AQs:50%", 3, 1);
    expect_blame("AA:half", "a weight is a number such as 0.5, 1/2 or 50%, not 'half'", 3, 1);
    expect_blame("AA:0.5:0.5", "a weight is a number such as 0.5, 1/2 or 50%, not '0.5:0.5'", 6, 1);
    expect_blame("AA:0.0000001", "denominator of at most 1000000", 3, 9);
    expect_blame("AA:1/999983,KK:0.5", "common denominator", 15, 3);
}

TEST(RangeTextTest, TheWeight0DisagreesWithOthers) {
    expect_blame("AA:0.5,QQ+:0", "AcAd is already in the range with weight 1/2; here it has weight 0", 7, 3);
    expect_blame("QQ+:0,AA", "AcAd is already in the range with weight 0; here it has weight 1", 6, 2);
    expect_blame("AA:0, KK:0%,!QQ", "every combo of the range has the weight 0", 0, 15);
    expect_blame("[0]AA[/0]", "every combo of the range has the weight 0", 0, 9);
}

TEST(RangeTextTest, WrongWeightsInPercent) {
    expect_blame("AA:101%", "a weight is 0% to 100%", 3, 3);
    expect_blame("AA:%", "a weight is a percentage such as 50%, not '%'", 3, 1);
    expect_blame("AA:x%", "a weight is a percentage such as 50%, not 'x%'", 3, 1);
}

TEST(RangeTextTest, WrongBrackets) {
    const char* form = "a bracket holds a weight in percent, as in [50]AQs,KQs[/50]";
    expect_blame("[AA,KK]", form, 0, 3);
    expect_blame("[AA]", form, 0, 4);
    expect_blame("[]", form, 0, 2);
    expect_blame("KK,[]AA", form, 3, 2);
    expect_blame("[%]AA[/%]", form, 0, 3);
    expect_blame("[50%%]AA[/50%%]", form, 0, 6);
    expect_blame("[half]AA[/half]", form, 0, 6);
    expect_blame("AA]", form, 2, 1);
    expect_blame("AA,KK[50]", form, 5, 4);
    expect_blame("AA[50],KK", form, 2, 4);
    expect_blame("[50]A[A[/50]", form, 5, 2);
    expect_blame("[/50]AA", "'[/50]' closes a bracket that was not opened", 0, 5);
    expect_blame("AA,[50]KK,QQ", "the bracket '[50]' is not closed", 3, 4);
    expect_blame("[50]AA,[25]KK[/25],QQ[/50]", "do not nest: '[50]' is still open", 7, 4);
    expect_blame("[50]AA[/50],KK[/50]", "'[/50]' closes a bracket that was not opened", 14, 5);
    expect_blame("[50]AA,KK[/25]", "'[/25]' does not close the bracket '[50]'", 9, 5);
    expect_blame("[50]AA[/50][25]KK[/25]", "a comma is missing before '[25]KK[/25]'", 11, 11);
    expect_blame("[50]AA[/50]KK,QQ", "a comma is missing before 'KK'", 11, 2);
    expect_blame("[-1]AA[/-1]", "a weight in a bracket is 0 to 100 percent", 1, 2);
    expect_blame("[101]AA[/101]", "a weight in a bracket is 0 to 100 percent", 1, 3);
    expect_blame("[50]AA:0.5[/50]", "'[50]' gives one already", 6, 4);
    expect_blame("[50][/50]", "is missing", 4, 1);
    expect_blame("[50]AA,[/50]", "is missing", 7, 1);
    expect_blame("[0.0000001%]AA[/0.0000001%]", "denominator of at most 1000000", 0, 12);
}

// AA:0.5 is a half, and people who write [0.5] more often mean that than half a percent.
TEST(RangeTextTest, BracketsBelowOnePercentNeedTheSign) {
    const char* forms =
        "a weight in brackets is in percent: write [50] for a half, or [0.5%] for 0.5 percent";
    expect_blame("[0.5]AA[/0.5]", forms, 1, 3);
    expect_blame("KK,[0.5]AA,QQ[/0.5]", forms, 4, 3);
    expect_blame("[1/3]AA[/1/3]", "or [1/3%] for 1/3 percent", 1, 3);
    expect_blame("[0.5%]AA[/0.5]", forms, 10, 3);
}

TEST(RangeTextTest, WrongExclusions) {
    expect_blame("!AA", "exclusions are taken out of a list", 0, 3);
    expect_blame("AA,!A*", "nothing is left of the range", 3, 3);
    expect_blame("random,!AA:0.5", "an exclusion has no weight", 10, 4);
    expect_blame("[50]AA,!AhAs[/50]", "write it outside the brackets", 7, 5);
    expect_blame("random,!!AA", "'!' is not a rank", 8, 1);
    expect_blame("random!AA", "a comma is missing before '!'", 6, 1);
    expect_blame("AA:0.5,AA,!AA", "is already in the range with weight 1/2", 7, 2);
}

TEST(RangeTextTest, WrittenShort) {
    for (const char* text : {"AA", "QQ+", "77-55", "A5s-A2s", "KTs+", "AKo", "AhKd", "random",
                             "QQ+,A5s-A2s,AKo,7c6d,TT:1/2,AcJc:1/3"}) {
        EXPECT_EQ(to_text(parse_range(text)), text);
    }
    EXPECT_EQ(to_text(parse_range("AKo,AKs")), "AK");
    EXPECT_EQ(to_text(parse_range("A2s+,A2o+,K9-K7,QTs+,QJo")), "A2+,K9-K7,QTs+,QJo");
    EXPECT_EQ(to_text(parse_range("A9o-A2o,A5s-A2s")), "A5s-A2s,A9o-A2o");
    EXPECT_EQ(to_text(parse_range("AK,!AhKh")), "AKo,AdKd,AcKc,AsKs");
    EXPECT_EQ(to_text(Range()), "");
}

TEST(RangeTextTest, TwoWeightsForOneCombo) {
    expect_blame("AA:0.5, KK, QQ+", "with weight 1/2; here it has weight 1", 12, 3);
    expect_blame("AsAh,AA:1/3", "AsAh is already in the range", 5, 2);
}

TEST(RangeTextTest, AsManyItemsAsOneNeeds) {
    std::string list = "random";
    for (int item = 1; item < 2652; ++item) list += item % 2 == 0 ? ",random" : ",!AA";
    EXPECT_EQ(parse_range(list).size(), 1320U);
    expect_blame(list + ",KK", "a range has at most 2,652 items", list.size() + 1, 2);
}

TEST(RangeTextTest, WrongShares) {
    expect_blame("top", "'top' needs a share in the same argument: 'top 15%'", 0, 3);
    expect_blame("top 15", "like 'top 15%'", 0, 6);
    expect_blame("AA,top 101%", "a share of all hands is 0% to 100%", 7, 3);
    expect_blame("top -1%", "0% to 100%", 4, 2);
    expect_blame("15%-101%", "0% to 100%", 4, 3);
    expect_blame("15%-30", "like 'top 15%' or 15%-30%", 4, 2);
    expect_blame("15%-", "like 'top 15%' or 15%-30%", 4, 1);
    expect_blame("15%-30%-45%", "unexpected '-45%' after a range such as 15%-30%", 7, 4);
    expect_blame("15%+", "'+' cannot follow a share", 3, 1);
    expect_blame("top 15%-30%", "'-30%' cannot follow a share", 7, 4);
    expect_blame("KK, 15% - 15%", "no whole starting hand lies in '15% - 15%'", 4, 9);
    expect_blame("0.1%", "even the best starting hand", 0, 4);
    expect_blame("top x%", "", 4, 1);
    expect_blame("top 0.1%", "even the best starting hand", 4, 4);
}

// Each share is compared with the item before it, not with all that is.
TEST(RangeTextTest, ThousandsOfSharesAreRefusedAtOnce) {
    std::string text;
    for (int share = 0; share < 20000; ++share) text += "xx 5% ";
    EXPECT_THROW(parse_range(text), ParseError);
}

}  // namespace
}  // namespace holdfast::holdem
