// Charts with the characters of web pages, and as the tables that answers print.
#include <tests/unit/strategy/language/chart_language.h>

#include <holdfast/strategy/language/pasted_chart.h>

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
    EXPECT_EQ(plain_chart(table).size(), table.size());
    EXPECT_EQ(plain_chart(chart), chart);
    std::string with_returns;  // as Windows pastes it
    for (const char letter : table) with_returns += letter == '\n' ? "\r\n" : std::string(1, letter);
    EXPECT_EQ(jacks().printed(with_returns), chart);
}

TEST(PastedChartTest, SectionsOfATableAreHeadings) {
    const test::Language joker("joker-poker-kings-full-pay");
    EXPECT_EQ(joker.printed("Joker\n\nno jokers\nRow  Hold         Deals\n  1  discard all      1\n\n"
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

}  // namespace
}  // namespace holdfast::videopoker
