// Ranges as people write and paste them: what each spelling means, or what its error says and where.
#include <array>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using testing::HasSubstr;

struct Spelling {
    const char* text;
    const char* range;  ///< to_text() of it
};

constexpr std::array<Spelling, 123> spellings{{
    // Separators.
    {"AA KK QQ", "QQ+"},
    {"TT+ AK", "TT+,AK"},
    {"AA;KK", "KK+"},
    {"AA; KK ;QQ", "QQ+"},
    {"AA\nKK\r\nQQ", "QQ+"},
    {"AA,KK QQ;JJ", "JJ+"},
    {"22+ A2s+ KTo+", "22+,A2s+,KTo+"},
    {"AhKh QsQd", "AhKh,QdQs"},
    {"AA:0.5 KK:0.25", "AA:1/2,KK:1/4"},
    {"AA:.5", "AA:1/2"},
    {"AA :0.5 KK : 0.5", "KK+:1/2"},
    {"77 - 55 AKs", "77-55,AKs"},
    {"QQ + AKs", "QQ+,AKs"},
    {"22+ !AA", "KK-22"},
    {"random !AA", "random,!AA"},
    {"any !AA !KK", "random,!AA,!KK"},
    {"any pair !AA,KQ", "KK-22,KQ"},
    {"AK QQ !AhKh", "AK,QQ,!AhKh"},
    {"(AA KK):0.5 QQ", "QQ,KK+:1/2"},
    {"(AA,KK) QQ, {JJ}@25 (TT)", "QQ+,TT,JJ:1/4"},
    {"(AA):0.5 (KK):0.25", "AA:1/2,KK:1/4"},
    // A bracket behind a blank.
    {"AA [Ah Kh]", "AA,AhKh"},
    {"AA [Ah] [Kh] QQ", "QQ,AA,AhKh"},
    {"QQ (AA KK):0.5", "QQ,KK+:1/2"},
    {"QQ+ AKs (JJ,TT)@25 {99}", "QQ+,99,AKs,JJ-TT:1/4"},
    {"(AA KK) (QQ)", "QQ+"},
    {"(AA) (KK):0.5 QQ", "AA,QQ,KK:1/2"},
    {"(AA KK) (0.25)", "KK+:1/4"},
    {"AA (33 22)", "AA,33-22"},
    {"AA [50]KK QQ[/50] JJ", "AA,JJ,KK-QQ:1/2"},
    {"[50]AA [/50] KK [25]QQ[/25]", "KK,AA:1/2,QQ:1/4"},
    // Cards within a bracket.
    {"[50]QQ,[AhKh][/50]", "QQ:1/2,AhKh:1/2"},
    {"[50][Ah] [Kh], QQ[/50] AA", "AA,QQ:1/2,AhKh:1/2"},
    {"[50]AQs KQs[/50]", "AQs:1/2,KQs:1/2"},
    {"A* K*s", "A2+,AA,K2s+"},
    // Blanks inside an item, as ever.
    {"7 7-5 5", "77-55"},
    {"A h K h", "AhKh"},
    {"A Q s : 0.5", "AQs:1/2"},
    {"10 10", "TT"},
    {"A K o", "AKo"},
    // Braces and parentheses.
    {"{TT+, AQs+}", "TT+,AQs+"},
    {"(AA,KK)", "KK+"},
    {"(AA,KK):25%", "KK+:1/4"},
    {"{AA;KK}@25,QQ", "QQ,KK+:1/4"},
    {"(AA KK)(0.25)", "KK+:1/4"},
    {"(AA:0.5,KK),QQ", "KK,QQ,AA:1/2"},
    {"{[50]AA[/50],KK}", "KK,AA:1/2"},
    {"({AA})", nullptr},
    // Weights.
    {"AA(0.5)", "AA:1/2"},
    {"AA (50%)", "AA:1/2"},
    {"QQ+(1/3)", "QQ+:1/3"},
    {"AA@50", "AA:1/2"},
    {"AA@12.5", "AA:1/8"},
    {"AA@100", "AA"},
    {"AA@0.5%", "AA:1/200"},
    {"AA@0,KK", "KK"},
    {"top 1%@50", "KK+:1/2"},
    {"AA:5e-1", "AA:1/2"},
    {"AA:1e-05,KK", "KK,AA:1/100000"},
    {"AA:0.123456", "AA:1929/15625"},
    // Cards.
    {"AdKx", "AdKd,AdKc,AdKh,AdKs"},
    {"AxKd", "AdKd,AcKd,AhKd,AsKd"},
    {"AhXh", "Ah2h,Ah3h,Ah4h,Ah5h,Ah6h,Ah7h,Ah8h,Ah9h,AhTh,AhJh,AhQh,AhKh"},
    {"Ah*h", "Ah2h,Ah3h,Ah4h,Ah5h,Ah6h,Ah7h,Ah8h,Ah9h,AhTh,AhJh,AhQh,AhKh"},
    {"XhAh", "Ah2h,Ah3h,Ah4h,Ah5h,Ah6h,Ah7h,Ah8h,Ah9h,AhTh,AhJh,AhQh,AhKh"},
    {"10h9x", "Th9d,Th9c,Th9h,Th9s"},
    {"AhAx", "AhAd,AhAc,AsAh"},
    {"[Ad As]", "AsAd"},
    {"[Ah Kh], [10s 10d]", "TsTd,AhKh"},
    {"[Ah] [Kh]", "AhKh"},
    {"[10h][Kh], QQ", "KhTh,QQ"},
    {"[Ah Kh] [Ad Kd]", "AhKh,AdKd"},
    {"[AhKh]:0.5", "AhKh:1/2"},
    {"[Ah] [Kh]@50 [Ad Kd](0.25),22", "22,AhKh:1/2,AdKd:1/4"},
    {"([Ah Kh],QQ):0.5", "AhKh:1/2,QQ:1/2"},
    {"Ah-Kh", "AhKh"},
    // Downwards.
    {"99-", "99-22"},
    {"ATo-", "ATo-A2o"},
    {"K5-", "K5-K2"},
    {"22-", "22"},
    {"32s-", "32s"},
    {"99- ATs-", nullptr},
    {"99-, ATs-", "99-22,ATs-A2s"},
    // Words.
    {"**", "random"},
    {"any two", "random"},
    {"Any Two Cards", "random"},
    {"ATC", "random"},
    {"any pair", "22+"},
    {"pairs", "22+"},
    {"pocket pairs, AK", "22+,AK"},
    {"pairs:50%", "22+:1/2"},
    {"any king", "K*"},
    {"any aces", "A*"},
    {"any sixes", "6*"},
    {"pocket aces", "AA"},
    {"any twos", "2*"},
    {"any two", "random"},
    {"pocket twos", "22"},
    {"AK, (suited connectors)", "AK,AKs-32s"},
    {"(AA, suited connectors)", "AA,AKs-32s"},
    {"pocket sixes, Pocket Deuces", "66,22"},
    {"best 10%", "top 10%"},
    {"Dealt to Hero [Ah Kh]", "AhKh"},
    {"suited connectors", "AKs,KQs,QJs,JTs,T9s,98s,87s,76s,65s,54s,43s,32s"},
    {"suited one-gappers", "AQs,KJs,QTs,J9s,T8s,97s,86s,75s,64s,53s,42s"},
    {"any suited ace", "A2s+"},
    {"suited broadways", "ATs+,KTs+,QTs+,JTs"},
    {"offsuit broadways", "ATo+,KTo+,QTo+,JTo"},
    {"any ace,!AA", "A2+"},
    {"AK suited", "AKs"},
    {"KT offsuit+", "KTo+"},
    {"AK off", "AKo"},
    {"QQ AKoff", "QQ,AKo"},
    {"random,!pairs,!suited,!A*,!K*,!Q*,!J*,!T*,!9*,!8*,!7*,!6*,!5*", "43o,42o,32o"},
    // As ever.
    {"AKs+", "AKs"},
    {"A*o", "A2o+"},
    {"15%-30%,15%", "top 30%"},
    {"1%,QQ", "QQ+"},
    {"QQ:50%,1%", "QQ:1/2,KK+"},
    {"QQ,top 1%", "QQ+"},
    {"QQ+,KQs:0.25,!AsAh", "KK-QQ,AcAd,AdAh,AcAh,AdAs,AcAs,KQs:1/4"},
    {"random", "random"},
    {"any", "random"},
}};

TEST(RangeSpellingsTest, WhatPeoplePasteIsRead) {
    for (const Spelling& each : spellings) {
        if (each.range == nullptr) {
            EXPECT_THROW(parse_range(each.text), ParseError) << each.text;
            continue;
        }
        try {
            EXPECT_EQ(to_text(parse_range(each.text)), to_text(parse_range(each.range))) << each.text;
        } catch (const ParseError& error) {
            ADD_FAILURE() << each.text << ": " << error.what();
        }
    }
}

struct Refusal {
    const char* text;
    const char* words;
    std::size_t position;
    std::size_t length;
};

constexpr std::array<Refusal, 111> refusals{{
    // Two readings.
    {"AK 20%", "20% may be the weight of AK or the best 20% of all hands: write AK:20% or 'top 20%'", 3, 3},
    {"AKs 50%, QQ", "50% may be the weight of AKs or the best 50% of all hands: write AKs:50% or", 4, 3},
    {"AKs,50%, QQ", "write AKs:50% or 'top 50%'", 4, 3},
    {"any pair 20%", "20% may be the weight of any pair or the best", 9, 3},
    {"QQ AKs 5%", "5% may be the weight of AKs or the best", 7, 2},
    {"AK top 20%", "'top 20%' cannot follow a starting hand", 3, 7},
    {"any AK", "'any AK' is not a range", 0, 6},
    {"KK random", "'random' cannot follow a starting hand", 3, 6},
    {"AKs,20%,AQs,50%",
     "20% may be the weight of AKs or the best 20% of all hands: write AKs:20% or 'top 20%'", 4, 3},
    {"QQ+;AK; 5 %", "may be the weight of AK or", 8, 3},
    {"(AA,KK),0.5%", "write (AA,KK):0.5% or 'top 0.5%'", 8, 4},
    {"30%,15%", "write 30%:15% or 'top 15%'", 4, 3},
    {"AA@0.5", "a weight of @0.5 may be 0.5 percent or a share: write @0.5% or :0.5", 3, 3},
    {"AA@1", "write @1% or :1", 3, 1},
    {"AxKx", "'AxKx' may be AK or AKs: write one of them", 0, 4},
    {"KxAx", "'KxAx' may be AK or AKs: write one of them", 0, 4},
    {"KxKx", "'Kx' cannot follow all hands with a rank", 2, 2},
    {"Kx Qx", "may be KQ or KQs: write one of them", 0, 5},
    {"76s-", "'76s-' may be 76s-72s or 76s-32s: write one of them", 0, 4},
    {"AA,AKo-", "'AKo-' may be AKo-A2o or AKo-32o", 3, 4},
    {"broadways", "'broadways' may be meant with or without the pairs: write TT+,AT+", 0, 9},
    {"AA, any broadway", "may be meant with or without the pairs", 4, 12},
    {"top10", "like 'top 15%'; without the sign, it may be a number of hands", 0, 5},
    {"[0.5]AA[/0.5]", "in percent", 1, 3},
    {"random !AA KK", "'KK' may be taken out, too, or added: write !AA,!KK or !AA,KK", 11, 2},
    {"any pair !AA KQ,QQ", "write !AA,!KQ or !AA,KQ", 13, 2},
    {"random,!AA [Ah Kh]", "write !AA,[Ah Kh], or '!' before each hand", 11, 7},
    {"random !AA (KK QQ)",
     "'(KK QQ)' may be taken out, too, or added: write !AA,(KK QQ), or '!' before each hand", 11, 7},
    {"random,!(KK QQ)", "brackets are not taken out: write '!' before each hand", 8, 7},
    // A word or a share beside a bracket.
    {"AK (suited)",
     "'AK (suited)' may be one item or two: write it without the brackets for one, or AK, (suited) for two",
     3, 8},
    {"50% (AA KK)", "write (AA KK):50% for one, or 50%, (AA KK) for two", 4, 7},
    {"20% [AhKh]", "may be one item or two", 4, 6},
    {"any (AA KK)", "'any (AA KK)' may be one item or two", 4, 7},
    {"KQ {any}", "may be one item or two", 3, 5},
    {"suited (AK, KQ)", "may be one item or two", 7, 8},
    {"TT+ (AA, suited connectors)", "may be one item or two", 4, 23},
    {"(AK AQ) offsuit", "'(AK AQ) offsuit' may be one item or two", 8, 7},
    {"[50]AA[/50] 20%", "a comma is missing before '20%', or 'top' if the best hands are meant", 12, 3},
    {"(AA):0.5 20%", "a comma is missing before '20%'", 9, 3},
    // Said instead of written.
    {"QQ or better", "'better' is not range notation; QQ and every higher pair are written QQ+", 6, 6},
    {"AK,TT or Higher", "'Higher' is not range notation", 9, 6},
    {"AA or KK", "'or' is not range notation; commas separate hands, as in AA,KK", 3, 2},
    {"TT+ no AA", "'no' is not range notation; hands are taken out with '!', as in TT+,!AA", 4, 2},
    {"TT+, without AA", "hands are taken out with '!', as in TT+,!AA", 5, 7},
    {"10% best", "the best hands are written 'top 10%'", 0, 8},
    {"AA, 10%-20%, 15% top", "the best hands are written 'top 15%'", 13, 7},
    {"Dealt to Hero [Ah Kh Qh]", "expected 2 cards, found 3", 0, 24},
    // A blank inside a number.
    {"1. 55%", "'1. 55' has a blank inside a number: write 1.55, or a comma between two items", 0, 5},
    {"AA:0 . 5", "'0 . 5' has a blank inside a number: write 0.5", 3, 5},
    {"[12 .5]AA[/12.5]", "'12 .5' has a blank inside a number", 1, 5},
    {"2 5%", "'2 5' has a blank inside a number: write 25, or a comma between two items", 0, 3},
    {"AA, top 1 5 %", "'1 5' has a blank inside a number", 8, 3},
    {"AA:2 5%,KK", "'2 5%' has a blank inside a number: write 25%", 3, 4},
    {"15%-3 0%", "'3 0' has a blank inside a number", 4, 3},
    {"[5 0]AA[/50]", "'5 0' has a blank inside a number", 1, 3},
    {"AA@5 0%", "has a blank inside a number", 3, 4},
    // Words as words.
    {"AA,hello", "'hello' is not a range: ranges are written like AA", 3, 5},
    {"premium", "'premium' is not a range", 0, 7},
    {"small pairs", "'small pairs' is not a range", 0, 11},
    {"AA KK utg", "'utg' is not a range", 6, 3},
    {"randon", "'randon' is not a range", 0, 6},
    // Brackets.
    {"(AA,KK) 20%",
     "20% may be the weight of (AA,KK) or the best 20% of all hands: write (AA,KK):20% or 'top 20%'", 8, 3},
    {"[AhKh] 20%", "20% may be the weight of [AhKh] or the best 20% of all hands", 7, 3},
    {"{AA KK} 12.5%,QQ", "12.5% may be the weight of {AA KK} or the best 12.5% of all hands", 8, 5},
    {"(AA,KK", "the bracket '(' is not closed", 0, 1},
    {"KK,{AA", "the bracket '{' is not closed", 3, 1},
    {"AA(0.5", "the bracket '(' is not closed", 2, 1},
    {"((AA),KK)", "brackets do not nest", 1, 1},
    {"(AA,KK)+", "'+' cannot follow a bracket; a weight is written like :0.5", 7, 1},
    {"(AA:0.5,KK):0.5", "a weight within brackets has two values: '(' gives one already", 3, 4},
    {"{[50]AA,KK}", "the bracket '[50]' is not closed", 1, 4},
    {"(AA,!KK):0.5", "write it outside the brackets", 4, 3},
    {"()", "a part of the range is missing here", 1, 1},
    // Cards.
    {"AhKhQhJh",
     "hole cards are two cards, not 4; 'vs' stands between two hands, and Holdfast does not cover Omaha "
     "(docs/reference/limits.md)",
     0, 8},
    {"[7c 3s Ac]", "hole cards are two cards, not 3", 1, 8},
    {"AhKy", "'Ky' is not a card", 2, 2},
    {"[Ah]", "hole cards are two cards, not 1", 0, 4},
    {"[Ah] [Ah]", "the card Ah is written twice", 0, 9},
    // Weights.
    {"AA@", "a weight is missing", 3, 1},
    {"AA@x", "a weight after '@' is a percentage such as 50%, not 'x%'", 3, 1},
    // Suits behind both ranks.
    {"AKhh", "'AKhh' is written with a suit behind each rank: both hearts is AhKh", 0, 4},
    {"QQ,akSS", "'akSS' is written with a suit behind each rank: both spades is AsKs", 3, 4},
    {"T9cc", "both clubs is Tc9c", 0, 4},
    {"109dd", "both diamonds is Td9d", 0, 5},
    {"AKhd", "with a suit behind each rank: AhKd", 0, 4},
    {"AKsd", "with a suit behind each rank: AsKd", 0, 4},
    {"AAhh", "'hh' cannot follow a starting hand", 2, 2},
    // Ends with different suits.
    {"A5-A2s", "one end of 'A5-A2s' is suited, the other is not: write A5s-A2s or A5-A2", 0, 6},
    {"A5s-A2", "one end of 'A5s-A2' is suited, the other is not: write A5s-A2s or A5-A2", 0, 6},
    {"K9-KJs", "one end of 'K9-KJs' is suited, the other is not: write K9s-KJs or K9-KJ", 0, 6},
    {"QQ,AK-AJo", "one end of 'AK-AJo' is offsuit, the other is not: write AKo-AJo or AK-AJ", 3, 6},
    {"AKs-ATo", "one end of 'AKs-ATo' is suited, the other offsuit: write AKs-ATs or AKo-ATo", 0, 7},
    {"A5s-K2", "the two ends of 'A5s-K2' must be pairs", 0, 6},
    {"77-55s", "a pair is neither suited nor offsuit", 5, 1},
    // Words for ranks and for what is written with signs.
    {"aces", "'aces' may be the pair or every hand with an ace: write AA or A*", 0, 4},
    {"QQ, Sixes", "'Sixes' may be the pair or every hand with a six: write 66 or 6*", 4, 5},
    {"tens", "write TT or T*", 0, 4},
    {"twos", "'twos' may be the pair or every hand with a deuce: write 22 or 2*", 0, 4},
    {"ace king", "'ace king' is written AK, AKs suited and AKo offsuit", 0, 8},
    {"king ace", "'king ace' is written AK", 0, 8},
    {"QQ, Ten-Nine", "'Ten-Nine' is written T9", 4, 8},
    {"ace king suited", "'ace king suited' is written AKs", 0, 15},
    {"ace king offsuit", "'ace king offsuit' is written AKo", 0, 16},
    {"bottom 20%", "'bottom 20%' is written 80%-100%", 0, 10},
    {"worst 12.5%", "'worst 12.5%' is written 87.5%-100%", 0, 11},
    {"QQ, Bottom 1/3%", "is written 299/3%-100%", 4, 11},
    {"77 to 99", "'to' is not range notation; a range from hand to hand is written with '-', as in 77-99", 3,
     2},
    {"5-20%", "'5-20%' is written 5%-20%", 0, 5},
    {"QQ,5 - 12.5%", "'5 - 12.5%' is written 5%-12.5%", 3, 9},
    {"“QQ+”", "'“' is a typographic quote: leave it out", 0, 3},
    {"QQ’", "'’' is a typographic quote: leave it out", 2, 3},
}};

TEST(RangeSpellingsTest, WhatIsRefusedSaysWhyAndWhere) {
    for (const Refusal& each : refusals) {
        try {
            ADD_FAILURE() << each.text << " was read as " << to_text(parse_range(each.text));
        } catch (const ParseError& error) {
            EXPECT_THAT(error.what(), HasSubstr(each.words)) << each.text;
            EXPECT_EQ(error.text, each.text);
            EXPECT_EQ(error.position, each.position) << each.text << ": " << error.what();
            EXPECT_EQ(error.length, each.length) << each.text << ": " << error.what();
        }
    }
}

TEST(RangeSpellingsTest, ATextHasABound) {
    const std::string blanks(131'068, ' ');
    EXPECT_EQ(to_text(parse_range("AA" + blanks + "KK")), "KK+");
    try {
        parse_range("AA" + blanks + "KK,QQ");
        ADD_FAILURE() << "read";
    } catch (const ParseError& error) {
        EXPECT_STREQ(error.what(), "a range has at most 131,072 bytes");
        EXPECT_EQ(error.position, 131'072U);
    }
}

std::string notes_of(const char* text, Weights weights = Weights::exact) {
    std::string notes;
    for (const std::string& note : read_range(text, {}, weights).notes) notes += note + "\n";
    return notes;
}

TEST(RangeSpellingsTest, APlusThatAddsNothingIsNoted) {
    EXPECT_EQ(notes_of("AA,65s+"), "65s+ is 65s alone; connectors: AKs-65s\n");
    EXPECT_EQ(notes_of("KQo+, 32+,KQo+:1"),
              "KQo+ is KQo alone; connectors: AKo-KQo\n32+ is 32 alone; connectors: AK-32\n");
    EXPECT_EQ(notes_of("22+,AA+,AK+,AKs+,75s+,T8o+,65s"), "");
}

TEST(RangeSpellingsTest, OnlyCommasSeparateItemsWherePlayersStandToo) {
    for (const char* text : {"AA", "AA,KK", "7 7 - 5 5", "any pair", "(AA,KK)"}) {
        EXPECT_TRUE(read_range(text).has_only_commas) << text;
    }
    for (const char* text : {"AA KK", "AA;KK", "AA,KK QQ", "AA;KK,QQ", "AA KK,QQ", "(AA KK)", "AA (KK,QQ)",
                             "AA [Ah Kh]", "[50]AA[/50] KK"}) {
        EXPECT_FALSE(read_range(text).has_only_commas) << text;
    }
}

TEST(RangeSpellingsTest, FineWeightsAreRefusedOrRounded) {
    for (const char* text :
         {"AA:0.1234567891,KK", "AA:0.999983,KK:1/3", "AA:0.1234567891 KK", "AA:1e-7,KK"}) {
        EXPECT_THROW(read_range(text), FineWeight) << text;
    }
    const auto rounded = [](const char* text) {
        return to_text(read_range(text, {}, Weights::rounded).range);
    };
    EXPECT_EQ(rounded("AA:0.1234567891,KK"), "KK,AA:123457/1000000");
    EXPECT_EQ(rounded("AA:0.1234567891 KK"), "KK,AA:123457/1000000");
    EXPECT_EQ(rounded("AA:0.1234567891,KK:1/3"), "KK:333333/1000000,AA:123457/1000000");
    EXPECT_EQ(rounded("AA:1e-7,KK"), "KK");
    EXPECT_EQ(rounded("AA:0.99999951"), "AA");
    // Half a millionth away from zero.
    EXPECT_EQ(rounded("AA:0.0000005"), "AA:1/1000000");
    // What can be taken exactly is.
    EXPECT_EQ(rounded("AA:1/3,KK:0.25"), "AA:1/3,KK:1/4");
    EXPECT_EQ(notes_of("AA:1/3,KK:0.25", Weights::rounded), "");
    EXPECT_EQ(notes_of("AA:0.1234567891,KK", Weights::rounded),
              "1 weight is rounded to six decimals: AA:0.123457\n");
    EXPECT_EQ(notes_of("AA:0.1234567891,KK:1/3,QQ:1e-9,JJ:1/7,TT:1e-8", Weights::rounded),
              "5 weights are rounded to six decimals: AA:0.123457, KK:0.333333, QQ:0.000000, ...; what has "
              "the weight 0 then is not in the range: 2\n");
    EXPECT_THROW(read_range("AA:1e-9", {}, Weights::rounded), ParseError);
}

TEST(RangeSpellingsTest, ANameComesBeforeAWord) {
    NamedRanges names;
    names.check_name("pairs");
    names.add("pairs", "99+");
    EXPECT_EQ(to_text(parse_range("pairs AKs", names)), "99+,AKs");
    EXPECT_EQ(to_text(parse_range("any pair", names)), "22+");
    EXPECT_THROW(names.check_name("random"), ParseError);
}

}  // namespace
}  // namespace holdfast::holdem
