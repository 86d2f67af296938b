// Whole charts as others wrote them, against the charts they mean. Parts of them are in charts.txt and rows.txt.
#include <tests/support/published_charts.h>
#include <tests/unit/videopoker/strategy/language/chart_language.h>

#include <holdfast/videopoker/strategy/charts/chart_score.h>

namespace holdfast::videopoker {
namespace {

using test::jacks;
using test::Language;

TEST(OtherPeoplesChartsTest, TheNameOfAGameIsATitle) {
    const std::string simple = jacks().printed(test::wizard_simple);
    for (const std::string title : {"Jacks or Better",
                                    "JACKS OR BETTER",
                                    "9/6 Jacks or Better",
                                    "9/6 Jacks or Better Intermediate Strategy",
                                    "Jacks or Better 9/6 - Optimal Strategy (99.54%)",
                                    "Video Poker Strategy\nJacks or Better:",
                                    "Full Pay Deuces Wild",
                                    "8/5 Bonus Poker",
                                    "Joker Poker",
                                    "Tens or Better",
                                    "Simple strategy",
                                    "\xef\xbb\xbfJacks or Better # from a page",
                                    "\n\nJacks or Better\n",
                                    "Strategy for 9/6 JoB",
                                    "JoB",
                                    "9/6 DDB",
                                    "Strategy Table\nHand",
                                    "Rank  Hand  EV",
                                    "Wizard of Odds",
                                    "Jacks or Better\nSimple Strategy",
                                    "Jacks or Better\nHand"}) {
        SCOPED_TRACE(title);
        EXPECT_EQ(jacks().printed(title + "\n" + test::wizard_simple), simple);
    }
    const Language deuces("deuces-wild-full-pay");
    EXPECT_EQ(deuces.printed("Full Pay Deuces Wild\nOptimal Strategy\n" + test::deuces_33_rows),
              deuces.printed(test::deuces_33_rows));
}

TEST(OtherPeoplesChartsTest, ReportsHowEachLineWasRead) {
    const ChartReading reading = read_chart_text(
        jacks().vocabulary, "Jacks or Better\n\nflush # pat\ntwo pair\nhigh pair\n  but low pair: take it\n");
    std::vector<std::pair<ReadLine::Kind, std::size_t>> lines;
    for (const ReadLine& each : reading.lines) lines.emplace_back(each.kind, each.row);
    using Kind = ReadLine::Kind;
    EXPECT_EQ(lines, (std::vector<std::pair<Kind, std::size_t>>{
                         {Kind::title, 0}, {Kind::row, 0}, {Kind::row, 1}, {Kind::row, 2}, {Kind::rule, 2}}));
    EXPECT_EQ(reading.lines[1].position, 17U);
    EXPECT_EQ(reading.lines[1].length, 11U);
    EXPECT_EQ(reading.notes,
              std::vector<std::string>{"'Jacks or Better' was read as the title of the chart"});
}

// The optimal list of a well-known site in its own words; the exact return of these rows is published.
TEST(OtherPeoplesChartsTest, APublishedOptimalListHasItsPublishedReturn) {
    const std::string theirs =
        "9/6 Jacks or Better Optimal Strategy\n"
        "1. Royal flush (pat)\n2. Straight flush (pat)\n3. Four of a kind\n4. 4 to a royal flush\n"
        "5. Boat\n6. Made flush\n7. Trips\n8. Made straight\n9. 4 to a SF\n10. Two pairs\n11. Hi pair (J-A)\n"
        "12. 3 to a royal flush (1.2868 to 1.5319)\n13. Flush draw\n14. Unsuited 10-J-Q-K\n"
        "15. Lo pair (2s through 10s)\n16. 4 to an outside straight, 0-2 high cards\n"
        "17. 3 to a straight flush (type 1)\n18. Suited Q/J\n19. 4 to an inside straight, 4 high cards\n"
        "20. Suited KQ; suited KJ\n21. Suited AK; suited AQ; suited AJ\n"
        "22. 4 to an inside straight, 3 high cards\n23. 3 to a straight flush (type 2)\n24. Unsuited JQK\n"
        "25. Unsuited JQ\n26. Suited TJ\n27. 2 unsuited high cards king highest\n28. Suited TQ\n"
        "29. 2 unsuited high cards ace highest\n30. J only\n31. Suited TK\n32. Q only\n33. K only\n34. Lone "
        "A\n"
        "35. 3 to a straight flush (type 3)\n36. Nothing - Draw 5\n";
    EXPECT_EQ(jacks().printed(theirs), jacks().printed(test::wizard_optimal(false)));
    EXPECT_EQ(score_chart(jacks().types, jacks().read(theirs)).misplayed, 5'496U);
}

}  // namespace
}  // namespace holdfast::videopoker
