// Charts with the characters of web pages, and as the tables that answers print.
#include <tests/unit/videopoker/strategy/language/chart_language.h>

#include <holdfast/videopoker/strategy/language/pasted_chart.h>

namespace holdfast::videopoker {
namespace {

using test::expect_error;
using test::jacks;

const std::string table =
    "Some Title\nits-id, 52 cards\n\n"
    "Row  Hold                   Deals\n"
    "  1  royal flush, straight     40\n"
    "       flush\n"
    " 12  suited JT                  7\n"
    "       but KQ: take it if at    3\n"
    "         least 1 flush penalty\n"
    "         to this hold\n"
    "Not shown: Value; widen the\nterminal or send the output\nto a file\n\n"
    "Play the highest row.\nReturn  99%\n";

TEST(PastedChartTest, OfATableTheRowsAreRead) {
    const std::string chart =
        "royal flush, straight flush\nsuited JT\n  but KQ: take it if at least 1 flush penalty to this "
        "hold\n";
    EXPECT_EQ(jacks().printed(table), chart);
    EXPECT_EQ(plain_chart(table).rows.size(), table.size());
    EXPECT_EQ(plain_chart(table).remarks.size(), table.size());
    EXPECT_EQ(plain_chart(chart).rows, chart);
    std::string with_returns;  // as Windows pastes it
    for (const char letter : table) with_returns += letter == '\n' ? "\r\n" : std::string(1, letter);
    EXPECT_EQ(jacks().printed(with_returns), chart);
}

TEST(PastedChartTest, SectionsOfATableAreHeadings) {
    const test::Language joker("joker-poker-kings-full-pay");
    EXPECT_EQ(joker.printed("Joker\nmine, 53 cards with 1 joker\n\nno jokers\nRow  Hold         Deals\n  1  "
                            "discard all      1\n\n"
                            "one joker\nRow  Hold        Deals\n  2  joker only      1\n"),
              "no jokers:\ndiscard all\n\none joker:\njoker only\n");
}

TEST(PastedChartTest, ErrorsPointIntoTheTextAsItWasPasted) {
    std::string wrong = table;
    wrong.replace(wrong.find("suited JT"), 9, "siuted JT");
    expect_error(jacks(), wrong, "unknown word 'siuted'; did you mean 'suited'?", "siuted");
    expect_error(jacks(), "high\xc2\xa0pair\nstright", "unknown word 'stright'", "stright");
}

TEST(PastedChartTest, CharactersOfWebPages) {
    EXPECT_EQ(jacks().printed("1\tRoyal\xc2\xa0"
                              "flush\n2\tpair of J\xe2\x80\x93"
                              "A\n10.\xc2\xa0"
                              "discard all\n"),
              "royal flush\nhigh pair\ndiscard all\n");
    EXPECT_EQ(jacks().row("three to a straight flush with high cards \xe2\x89\xa5 gaps \xe2\x88\x92 1"),
              jacks().row("three to a straight flush with high cards >= gaps - 1"));
    const test::Language bonus("double-double-bonus-9-6");
    EXPECT_EQ(bonus.row("\xe2\x80\x9c"
                        "four aces with 2-4\xe2\x80\x9d"),
              bonus.row("\"four aces with 2-4\""));
    expect_error(bonus,
                 "\"four aces with 2\xe2\x80\x93"
                 "4\"",
                 "the paytable has no such row",
                 "\"four aces with 2\xe2\x80\x93"
                 "4\"");
}

TEST(PastedChartTest, BlankLinesDoNotEndATable) {
    EXPECT_EQ(jacks().printed("Row  Hold\n  1  high pair\n\n  2  four to a flush, four to an\n\n"
                              "       outside straight\n \n  3  discard all\n\nReturn  99%\n"),
              "high pair\nfour to a flush, four to an outside straight\ndiscard all\n");
}

TEST(PastedChartTest, NoRowOutsideATableIsPassedOver) {
    const std::string outside = "row stands outside the table";
    expect_error(jacks(), "high pair\nlow pair\n\nRow  Hold\n  1  four to a flush\n  2  discard all\n",
                 outside, "high pair");
    expect_error(jacks(), "Row  Hold\n  1  discard all\nNot shown: Value\n3  low pair \n", outside,
                 "3  low pair");
    expect_error(jacks(), "Row  Hold\n  1  discard all\n\n4 to a flush\n", outside, "4 to a flush");
    expect_error(jacks(), "\xe2\x80\xa2 low pair\n\nRow  Hold\n  1  discard all\n", outside,
                 "\xe2\x80\xa2 low pair");
    expect_error(jacks(), "Row  Hold\n  1  discard all\nReturn\n  but KQ: take it\n", outside,
                 "but KQ: take it");
    expect_error(test::Language("joker-poker-kings-full-pay"),
                 "joker only\n\nno jokers\nRow  Hold\n  1  discard all\n", outside, "joker only");
    // The first line of an answer is the name of a game, whatever it is.
    EXPECT_EQ(jacks().printed("Two pair\nmine, 53 cards with 1 joker\n\nRow  Hold\n  1  discard all\n"),
              "discard all\n");
}

// A page says "2–7" and "this hold’s".
TEST(PastedChartTest, DashesAndApostrophesOfRules) {
    for (const std::string dash :
         {"\xe2\x80\x90", "\xe2\x80\x91", "\xe2\x80\x93", "\xe2\x80\x94", "\xe2\x88\x92"}) {
        const auto with = [](const std::string& mark, const std::string& apostrophe) {
            return "high pair\n  but four to a flush: take it if no flush penalties 2" + mark +
                   "7 to it and this hold" + apostrophe + "s highest card is T or higher\n";
        };
        EXPECT_EQ(jacks().printed(with(dash, "\xe2\x80\x99")), jacks().printed(with("-", "'")));
        expect_error(jacks(),
                     "high pair\n  but discard all: take it if no flush pnalties 2" + dash + "7 to it",
                     "'flush pnalties 2-7 to it' is not something a rule can count",
                     "flush pnalties 2" + dash + "7 to it");
        EXPECT_EQ(jacks().printed(dash + " high pair\n" + dash + "discard all\n"),
                  "high pair\ndiscard all\n");
        EXPECT_EQ(jacks().printed("Row  Hold           Deals\n  1  pair of J" + dash + "K     40\n"),
                  "pair of J-K\n");
    }
    EXPECT_EQ(
        jacks().printed("Row\xc2\xa0\xc2\xa0Hold\n  1\xc2\xa0\xc2\xa0high\xc2\xa0pair\xc2\xa0\xc2\xa0 7\n"),
        "high pair\n");
    expect_error(jacks(), "high\xffpair", "does not belong in a chart", "\xff");
}

TEST(PastedChartTest, NamesThatEndInABackslash) {
    Game game = catalog_game("jacks-or-better-9-6");
    const std::string dashed = "a \xe2\x80\x93 b";
    for (PayRow& row : game.rows) {
        if (row.hand == PayHand::straight_flush) row.name = "sf\\";
        if (row.hand == PayHand::flush) row.name = dashed;
        if (row.hand == PayHand::full_house) row.name = "q  x";
    }
    const test::Language own(game);
    const std::string names = "\"sf\\\\\", \"" + dashed + "\", \"q  x\"";
    EXPECT_EQ(own.row(names), own.row("straight flush, flush, full house"));
    EXPECT_EQ(own.printed("Row  Hold                            Deals\n  1  " + names + "     7\n"),
              own.printed(names));
    EXPECT_EQ(own.row("\xe2\x80\x9c" + dashed + "\xe2\x80\x9d"), own.row("flush"));
}

TEST(PastedChartTest, ANameThatATableWrapsIsOneName) {
    const test::Language bonus("double-double-bonus-9-6");
    EXPECT_EQ(bonus.printed("Row  Hold                            Deals\n"
                            "  1  royal flush, \"four aces with        52\n"
                            "       2-4\", high pair, \"four\r\n"
                            "       aces\", low pair\n"
                            "  2  discard all                       1\n"),
              bonus.printed(
                  "royal flush, \"four aces with 2-4\", high pair, \"four aces\", low pair\ndiscard all"));
}

}  // namespace
}  // namespace holdfast::videopoker
