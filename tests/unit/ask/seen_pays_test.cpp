// The pays of a machine in dollars, as shells leave them, with commas and points that have two meanings, and beside names.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/input/doubtful_number.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/typed/row_names.h>
#include <holdfast/ask/videopoker/typed/seen_pays.h>

namespace holdfast::ask {
namespace {

using testing::ElementsAre;

std::string read_pays(const std::vector<std::string>& texts) {
    std::string pays;
    for (const Rational& each : read_seen_pays(texts).pays) {
        pays += (pays.empty() ? "" : " ") + plain_pays_text(each);
    }
    return pays;
}

/// The texts are refused, with this part of one of them blamed.
std::string refused_pays(const std::vector<std::string>& texts, const std::string& blamed) {
    try {
        return "read as " + read_pays(texts);
    } catch (const FieldError& error) {
        EXPECT_EQ(error.field, "pays");
        EXPECT_EQ(error.text.substr(error.position, error.length), blamed);
        return error.what();
    }
}

TEST(SeenPaysInDollars, AreReadWithTheirSigns) {
    const std::string dollars = "1000 62.5 31.25 11.25 7.5 5 3.75 2.5 1.25";
    EXPECT_EQ(read_pays({"$1000 $62.50 $31.25 $11.25 $7.50 $5 $3.75 $2.50 $1.25"}), dollars);
    EXPECT_EQ(read_pays({"$1000", "$62.50", "$31.25", "$11.25", "$7.50", "$5", "$3.75", "$2.50", "$1.25"}),
              dollars);
    EXPECT_EQ(read_pays({"1000$, 62.50$, 31.25$, 11.25$, 7.50$, 5$, 3.75$, 2.50$, 1.25$"}), dollars);
    EXPECT_EQ(read_pays({"Royal flush $1000\nStraight flush $62.50\n4 of a kind $31.25\nfh $11.25\nfl $7.50\n"
                         "str $5\n3K $3.75\n2P $2.50\nJoB $1.25"}),
              dollars);
    // With its sign an amount is whole.
    EXPECT_EQ(read_pays({"$1.00 $.50 $.25"}), "1 0.5 0.25");
}

TEST(SeenPaysAsOdds, OddsForOneAreReadAsPays) {
    EXPECT_EQ(read_pays({"800:1 50:1 25:1 9:1 6:1 4:1 3:1 2:1 1:1"}), "800 50 25 9 6 4 3 2 1");
    EXPECT_EQ(read_pays({"full house 9:1, flush: 6:1"}), "9 6");
    // Between colons they are a list.
    EXPECT_EQ(read_pays({"9:6:4:3:2:1"}), "9 6 4 3 2 1");
    EXPECT_EQ(read_pays({"9:1:6"}), "9 1 6");
    // The last two pays of a list, not odds.
    EXPECT_EQ(read_pays({"800 50 25 9 6 4 3 2:1"}), "800 50 25 9 6 4 3 2 1");
    EXPECT_EQ(read_pays({"800:50:25:9:6:4:3\n2:1"}), "800 50 25 9 6 4 3 2 1");
    EXPECT_EQ(refused_pays({"800 50 9..5 6"}, "9..5"), "'9..5' is not a pay, such as 25 or 4.5");
    EXPECT_THROW(read_pays({"A 400 2-4 160"}), FieldError);
}

TEST(SeenPaysAsOdds, OthersAreRefused) {
    EXPECT_EQ(refused_pays({"800-1 50-1 25-1"}, "800-1"),
              "'800-1' may be a pay of 800 for 1 or two pays; write 800, or 800 and 1 with a blank between");
    EXPECT_EQ(refused_pays({"800 to 1, 50 to 1"}, "to"), "write only the number of each pay, without 'to 1'");
    EXPECT_EQ(read_pays({"4-3-2-1"}), "4 3 2 1");
}

TEST(SeenPaysOfAGlass, DotsLeadToThem) {
    const SeenPays seen = read_seen_pays({"Straight...4 3 of a Kind...3 Two Pair ..... 2"});
    EXPECT_THAT(seen.names, ElementsAre("Straight", "3 of a Kind", "Two Pair"));
    EXPECT_EQ(read_pays({"Straight...4 3 of a Kind...3 Two Pair ..... 2"}), "4 3 2");
}

TEST(SeenPaysOfAGlass, RanksOfKickersAreOfTheName) {
    const SeenPays seen =
        read_seen_pays({"Four Aces + 2,3,4 400, 4 2s 3s 4s 80, four aces with 2, 3, 4 400"});
    EXPECT_THAT(seen.names, ElementsAre("Four Aces + 2 3 4", "4 2s 3s 4s", "four aces with 2 3 4"));
    EXPECT_EQ(spelled_row_name(seen.names[0]), spelled_row_name("four aces with 2-4"));
    EXPECT_EQ(spelled_row_name(seen.names[1]), spelled_row_name("four 2-4"));
    EXPECT_EQ(spelled_row_name(seen.names[2]), spelled_row_name("four aces with 2-4"));
}

TEST(SeenPaysInDollars, RefusesDollarsThatAShellHasExpanded) {
    const std::string half =
        ".50 is not clear: a shell takes the '$1' out of $1.50; write 0.50, or 1.50 without the "
        "dollar sign, or put dollars in single quotes, as in '$1.50'";
    EXPECT_EQ(refused_pays({"1000", ".50"}, ".50"), half);
    EXPECT_EQ(refused_pays({"2.50 .50"}, ".50"), half);
    const auto with_zero = [](const std::string& rest) {
        return "a pay does not begin with 0: a shell takes the '$1' out of $1" + rest +
               "; put dollars in single quotes, as in '$1" + rest + "'";
    };
    // $1000 $62.50 $31.25
    EXPECT_EQ(refused_pays({"000", "2.50", "1.25"}, "000"), with_zero("000"));
    EXPECT_EQ(refused_pays({"25 00 5"}, "00"), with_zero("00"));
    EXPECT_EQ(refused_pays({"25 050"}, "050"), with_zero("050"));
    EXPECT_EQ(refused_pays({"25 0"}, "0"), "leave out rows that pay 0");
    EXPECT_EQ(read_pays({"5 0.50"}), "5 0.5");
}

TEST(SeenPays, ADecimalCommaMayBeTwoPays) {
    const auto may_be = [](const std::string& one, const std::string& other) {
        return "'" + one + "," + other + "' may be " + one + "." + other + " or two pays; write " + one +
               "." + other + ", or " + one + " and " + other + " with a blank between";
    };
    EXPECT_EQ(refused_pays({"1,25"}, "1,25"), may_be("1", "25"));
    EXPECT_EQ(refused_pays({"1000 62,50 31,25"}, "62,50"), may_be("62", "50"));
    EXPECT_EQ(refused_pays({"1000", "62,50", "31,25"}, "62,50"), may_be("62", "50"));
    EXPECT_EQ(refused_pays({"1000; 62,5; 31,25"}, "62,5"), may_be("62", "5"));
    EXPECT_EQ(refused_pays({"$1000 $62,50"}, "62,50"), may_be("62", "50"));
    EXPECT_EQ(refused_pays({"full house 11,25, flush 7,50"}, "11,25"), may_be("11", "25"));
    EXPECT_EQ(refused_pays({"2,00 1"}, "2,00"), may_be("2", "00"));
    // Lists, in which no comma stands alone.
    EXPECT_EQ(read_pays({"800,50,25 9,6,4 3,2,1"}), "800 50 25 9 6 4 3 2 1");
    EXPECT_EQ(read_pays({"25, 9, 6"}), "25 9 6");
    EXPECT_EQ(read_pays({"2.50,1.25"}), "2.5 1.25");
    EXPECT_EQ(read_pays({"full house 9,flush 6"}), "9 6");
}

TEST(SeenPays, APointMayStandBetweenThousands) {
    EXPECT_EQ(refused_pays({"4.000 250 125"}, "4.000"), "'4.000' may be 4 or 4000: write 4 or 4000");
    EXPECT_EQ(refused_pays({"$1.250 $62.50"}, "$1.250"),
              "'$1.250' may be $1.25 or $1250: write $1.25 or $1250");
    EXPECT_EQ(read_pays({"940.125 50 1.5 1.0 2.00 0.500"}), "940.125 50 1.5 1 2 0.5");
}

TEST(DoubtOfThousands, OnlyOfThreeDigitsThatEndInZero) {
    EXPECT_EQ(doubt_of_thousands("1.000"), "'1.000' may be 1 or 1000: write 1 or 1000");
    EXPECT_EQ(doubt_of_thousands("12.340$"), "'12.340$' may be 12.34$ or 12340$: write 12.34$ or 12340$");
    EXPECT_EQ(doubt_of_thousands("1.200 bets"),
              "'1.200 bets' may be 1.2 bets or 1200 bets: write 1.2 bets or 1200 bets");
    for (const char* const text :
         {"", ".", "$", "1", "1.", "1.0", "1.00", "1.25", "1.125", "0.500", ".500", "1.0000", "1.000/3",
          "1.000.000", "1.000e3", "1.000%", "1234.500", "x", "-1.000"}) {
        EXPECT_FALSE(doubt_of_thousands(text)) << text;
    }
}

TEST(SeenPays, ANameWithANumberIsAName) {
    EXPECT_EQ(refused_pays({"9/6 jacks or better 4000"}, "9/6 jacks or better"),
              "'9/6 jacks or better' is a name, not the pays: try `holdfast videopoker return '9/6 jacks or "
              "better'`");
    EXPECT_EQ(refused_pays({"9/6 jacks 4000"}, "9/6 jacks"),
              "'9/6 jacks' is a name, not the pays: try `holdfast videopoker return '9/6 jacks'`");
    EXPECT_EQ(refused_pays({"jacks or better 4000"}, "jacks or better"),
              "'jacks or better' is a name, not the pays: try `holdfast videopoker games 'jacks or better'`");
    EXPECT_EQ(refused_pays({"nsud 4000"}, "nsud"),
              "'nsud' is a name, not the pays: try `holdfast videopoker return 'nsud'`");
    // Rows are no games.
    EXPECT_EQ(read_pays({"quads 25"}), "25");
    EXPECT_EQ(read_pays({"royal flush 4000"}), "4000");
}

TEST(SeenPays, NamesInSentencesAndBetweenSlashes) {
    for (const char* const text :
         {"the full house pays 9 and the flush pays 6", "FULL HOUSE PAYS 9, FLUSH PAYS 6",
          "full house 9/flush 6", "full house=9/flush=6", "full house is 9 and a flush is 6"}) {
        const SeenPays seen = read_seen_pays({text});
        EXPECT_EQ(read_pays({text}), "9 6") << text;
        ASSERT_EQ(seen.names.size(), 2U) << text;
        EXPECT_TRUE(seen.names[1] == "flush" || seen.names[1] == "FLUSH") << seen.names[1];
    }
    EXPECT_THAT(read_seen_pays({"FH $11.25/FL $7.50"}).names, ElementsAre("FH", "FL"));
    EXPECT_THAT(read_seen_pays({"four deuces and joker 2000 four 5/K 50"}).names,
                ElementsAre("four deuces and joker", "four 5/K"));
    EXPECT_THAT(read_seen_pays({"pays 9"}).names, ElementsAre("pays"));
    EXPECT_EQ(read_pays({"800/50/25"}), "800 50 25");
}

TEST(SeenPays, RowsAreCalledAsPlayersCallThem) {
    const SeenPays seen = read_seen_pays(
        {"RF 800 SF 50 5K 15 4-of-a-kind 25 4a 160 4 2s-4s 80 boat 9 fl 6 str 4 trips 3 2pr 2 JoB 1"});
    EXPECT_THAT(seen.names, ElementsAre("RF", "SF", "5K", "4-of-a-kind", "4a", "4 2s-4s", "boat", "fl", "str",
                                        "trips", "2pr", "JoB"));
    EXPECT_EQ(refused_pays({"6x 25"}, "6x"), "'6x' is not a pay, such as 25 or 4.5");
    EXPECT_EQ(refused_pays({"25 4 6x"}, "6x"), "'6x' is not a pay, such as 25 or 4.5");
}

}  // namespace
}  // namespace holdfast::ask
