// Charts as the tables that answers print, and with names of rows as no game has them. More are in charts.txt.
#include <tests/unit/videopoker/strategy/language/chart_language.h>

#include <holdfast/videopoker/strategy/language/pasted_chart.h>

namespace holdfast::videopoker {
namespace {

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

TEST(PastedChartTest, ReadsTheRowsOfATable) {
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

// A page says "2–7" and "this hold’s".
TEST(PastedChartTest, DashesAndApostrophesOfRules) {
    const auto with = [](const std::string& mark, const std::string& apostrophe) {
        return "high pair\n  but four to a flush: take it if no flush penalties 2" + mark +
               "7 to it and this hold" + apostrophe + "s highest card is T or higher\n";
    };
    for (const std::string dash :
         {"\xe2\x80\x90", "\xe2\x80\x91", "\xe2\x80\x93", "\xe2\x80\x94", "\xe2\x88\x92"}) {
        EXPECT_EQ(jacks().printed(with(dash, "\xe2\x80\x99")), jacks().printed(with("-", "'")));
    }
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

}  // namespace
}  // namespace holdfast::videopoker
