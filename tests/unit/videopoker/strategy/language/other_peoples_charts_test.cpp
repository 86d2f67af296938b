// Charts as others wrote them: titles, lists in one line, categories with their specification, types of other pages, and
// the words of lists that players carry.
#include <tests/support/published_charts.h>
#include <tests/unit/videopoker/strategy/language/chart_language.h>

#include <holdfast/core/parse_errors.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>

namespace holdfast::videopoker {
namespace {

using test::expect_error;
using test::jacks;
using test::Language;

/// Each row reads as the row beside it.
struct Reading {
    std::string theirs;
    std::string ours;
};

void expect_all(const Language& language, const std::vector<Reading>& rows, const std::string& above = "") {
    for (const Reading& each : rows) {
        SCOPED_TRACE(each.theirs);
        EXPECT_EQ(language.printed(above + each.theirs + "\n"), language.printed(above + each.ours + "\n"));
    }
}

// A list of a hold and a part of it would say no more than the hold.
TEST(OtherPeoplesChartsTest, ACategoryAndItsSpecification) {
    expect_all(jacks(), {{"pair, JJ-AA", "high pair"},
                         {"one high card, J", "jack"},
                         {"four to a straight, KQJT", "KQJT"},
                         {"one pair, QQ/KK", "pair of Q-K"},
                         {"high pair, KK/AA", "pair of K-A"},
                         {"low pair, 22-44", "pair of 2-4"},
                         {"3 to a royal flush, suited KQJ", "suited KQJ"},
                         {"2 unsuited high cards, KQ/KJ", "unsuited KQ/KJ"},
                         {"pair, JJ, QQ or KK", "pair of J-K"},
                         {"flush, pair, JJ-AA, four to a flush", "flush, high pair, four to a flush"},
                         {"2 high cards, same suit", "two suited high cards"}});
    // A part that is no specification is refused.
    const auto expect_both = [](const std::string& row, const std::string& one, const std::string& other,
                                const std::string& blamed) {
        expect_error(jacks(), row, "; write '" + one + "' or '" + other + "'", blamed);
        jacks().row(one);
        jacks().row(other);
    };
    expect_both("pair; JJ-AA", "JJ-AA", "pair", "JJ-AA");
    expect_both("pair or JJ-AA", "JJ-AA", "pair", "JJ-AA");
    expect_both("pair of aces, jacks or better", "pair of aces", "jacks or better", "jacks or better");
    expect_both("4 to a straight, 4 to an inside straight", "4 to an inside straight", "4 to a straight",
                "4 to an inside straight");
    expect_both("three of a kind or better, flush", "flush", "three of a kind or better", "flush");
    expect_both("pair, flush, JJ", "JJ", "pair", "JJ");
    expect_both("2 suited high cards, KQ", "suited KQ", "2 suited high cards, unsuited KQ", "KQ");
    expect_both("3 to a royal flush, KQJ", "suited KQJ", "3 to a royal flush, unsuited KQJ", "KQJ");
    // "any" asks for what is left.
    expect_all(jacks(), {{"suited QJ, any two suited high cards", "two suited high cards"},
                         {"RF, royal flush", "royal flush"}});
    EXPECT_EQ(jacks().printed("suited KQ/KJ/QJ/AK/AQ/AJ; KQ\n"), "two suited high cards, unsuited KQ\n");
}

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
    const Language jokers("five-jokers");
    const std::string five = "five jokers\nwild cards only\n";
    expect_error(jokers, five, "this game has no such hold; to hold nothing but the wild cards is",
                 "wild cards only");
}

TEST(OtherPeoplesChartsTest, AHoldThatIsATitleOnlyIfItCanBeNoRow) {
    // Alone, or with nothing below it that it would spoil, it is a row.
    EXPECT_EQ(jacks().printed("Jacks or better\n"), "high pair\n");
    EXPECT_EQ(jacks().printed("Jacks or better\nfour to a flush\ndiscard all\n"),
              "high pair\nfour to a flush\ndiscard all\n");
    EXPECT_EQ(jacks().printed("1. Jacks or better\nflush\ntwo pair\nhigh pair\n"),
              "high pair\nflush\ntwo pair\nany high pair\n");
    EXPECT_EQ(jacks().printed("Jacks or Better\nfour to a flush\npair of queens\n"),
              "four to a flush\npair of queens\n");
    // All of it is said again below, but it spoils nothing there.
    EXPECT_EQ(jacks().read("Jacks or Better\nhigh pair, four to a flush\ndiscard all\n").sections[0].size(),
              3U);
    EXPECT_EQ(jacks().printed("high pair\ntwo pair\ndiscard all\n"), "high pair\ntwo pair\ndiscard all\n");
    const std::string below = "\nfull house\ntwo pair\nlow pair\ndiscard all\n";
    for (const std::string first : {"Jacks or Better", "Eights or better"}) {
        expect_error(jacks(), first + below,
                     "'" + first +
                         "' may be the title of the chart or its first row, which would hold a pair of "
                         "better hands below it; write '# " +
                         first + "' or '1. " + first + "'",
                     first);
        EXPECT_EQ(jacks().printed("# " + first + below), jacks().printed(below));
        EXPECT_EQ(jacks().read("1. " + first + below).sections[0].size(), 5U);
    }
}

TEST(OtherPeoplesChartsTest, WhatIsReadIsTold) {
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

// It may be a hold of another chart, or the chart that of another game.
TEST(OtherPeoplesChartsTest, ATitleOfAnotherGameIsTold) {
    const auto notes = [](const std::string& title) {
        return read_chart_text(jacks().vocabulary, title + "\nflush # pat\ntwo pair\nhigh pair\n").notes;
    };
    EXPECT_EQ(notes("Double Bonus 10/7"),
              std::vector<std::string>{
                  "'Double Bonus 10/7' was read as the title of the chart, though the game is 9/6 Jacks or "
                  "Better"});
    EXPECT_EQ(notes("NSUD").size(), 1U);
    for (const std::string title : {"9/6 Jacks or Better Strategy", "JoB", "Hand  EV", "Wizard of Odds"}) {
        EXPECT_EQ(notes(title), std::vector<std::string>{}) << title;
    }
}

// Words of charts are no titles, nor are lines below the first row.
TEST(OtherPeoplesChartsTest, WhatMayBeARowIsNoTitle) {
    EXPECT_EQ(jacks().printed("AA\nhigh pair\nredraw"), "pair of aces\nany high pair\ndiscard all\n");
    expect_error(jacks(), "aces\nhigh pair\n", "'aces' does not fit here", "aces");
    expect_error(jacks(), "jacks\nhigh pair\n", "'jacks' does not fit here", "jacks");
    expect_error(jacks(), "Row\nhigh pair\n", "'Row' does not fit here", "Row");
    expect_error(jacks(), "Hold 5 cards\nhigh pair\n", "unknown word 'Hold'", "Hold");
    expect_error(jacks(), "high pair\nredraw\nSimple Strategy\n", "unknown word 'Simple'", "Simple");
    expect_error(jacks(), "Jacks or Better\nflush\nSimple Strategy\n", "unknown word 'Simple'", "Simple");
    const Language joker("joker-poker-kings-full-pay");
    EXPECT_EQ(joker.printed("no joker:\nHand\npair\njoker:\nHand  EV\njoker only\n"),
              "no jokers:\npair\n\none joker:\njoker only\n");
}

TEST(OtherPeoplesChartsTest, AStrategyInAnErrorIsAskedForOnce) {
    try {
        jacks().read("My own strategy\nhigh pair\nredraw");
        FAIL() << "was read";
    } catch (const ParseError& error) {
        const std::string message = error.what();
        EXPECT_EQ(message.find("put '#'"), message.rfind("put '#'")) << message;
        EXPECT_NE(message.find("put '#'"), message.npos) << message;
    }
}

TEST(OtherPeoplesChartsTest, OtherTitlesAreAskedFor) {
    expect_error(jacks(), "My own list\nhigh pair\ndiscard all\n",
                 "; if this line is a title, put '#' before it", "My");
    expect_error(Language("deuces-wild-full-pay"), "By a friend\nno deuces:\npair\n",
                 "; if this line is a title, put '#' before it", "By");
}

TEST(OtherPeoplesChartsTest, AWholeChartInOneLineIsAnOrder) {
    const std::string list =
        "royal flush; straight flush; four of a kind; four to a royal flush; high pair; ";
    const std::string rows =
        "royal flush\nstraight flush\nfour of a kind\nfour to a royal flush\nhigh pair\ndiscard all\n";
    for (const std::string& line : {list + "discard all", "Jacks or Better\n" + list + "redraw # all\n\n"}) {
        EXPECT_EQ(jacks().printed(line), rows);
    }
    EXPECT_EQ(read_chart_text(jacks().vocabulary, list + "discard all").notes,
              std::vector<std::string>{"the line with semicolons was read as 6 rows in order of play"});
    // With another row, or without the end of an order, it is one row.
    EXPECT_EQ(jacks().read("straight flush; four to a flush; high pair; redraw\nlow pair").sections[0].size(),
              2U);
    EXPECT_EQ(jacks().read("high pair; discard all; flush").sections[0].size(), 1U);
    // Nor does a semicolon in brackets separate rows.
    expect_error(jacks(), "royal flush; high pair (J; Q); discard all", "these are other cards", "(J; Q)");
    const Language joker("joker-poker-kings-full-pay");
    EXPECT_EQ(joker.printed("no joker:\nhigh pair; discard all\njoker:\nroyal flush; joker only\n"),
              "no jokers:\nhigh pair\ndiscard all\n\none joker:\nroyal flush\njoker only\n");
}

// The row would keep the straight before the four of a kind, and so leave nothing to its order.
TEST(OtherPeoplesChartsTest, ARowThatEndsWithNothingMayBeAnOrder) {
    const std::string refusal = "this row may be a whole order of play";
    for (const std::string row :
         {"royal flush, four of a kind, straight, pair, discard all",
          "four to a flush, low pair, four to a straight, redraw",
          "four of a kind, four to a royal flush, redraw", "two suited high cards, high pair, trash",
          "ace, low pair, discard all", "king, jack, discard all", "J, K, Q, discard all",
          "one high card, one low card, discard all"}) {
        expect_error(jacks(), row, refusal, row);
        expect_error(jacks(), "royal flush\n" + row + "\nlow pair\n", refusal, row);
    }
    expect_error(Language("joker-poker-kings-full-pay"),
                 "no joker:\npair\njoker:\nflush, three of a kind, full house, joker only\n", refusal,
                 "flush, three of a kind, full house, joker only");
    // Played alike in both readings: fewer cards each time, five cards each, and a card.
    for (const std::string row :
         {"straight, flush, two pair, pair, discard all", "pair, J, Q, K, discard all",
          "pair, one low card, one high card, discard all", "J, any one high card, discard all",
          "discard all, four of a kind, straight", "trash, discard everything"}) {
        EXPECT_EQ(jacks().read(row).sections[0].size(), 1U) << row;
    }
}

TEST(OtherPeoplesChartsTest, RowsInTheOrderWritten) {
    const auto in_order = [](const std::string& text) {
        return jacks().writer.text(read_chart_text(jacks().vocabulary, text).in_order);
    };
    EXPECT_EQ(in_order("Jacks or Better\nhigh pair, flush\npair, JJ-AA\nthree of a kind; two pair\nredraw"),
              "high pair\nflush\nany high pair\nthree of a kind\ntwo pair\ndiscard all\n");
    EXPECT_EQ(in_order("high pair, flush\n  but low pair: take it\nredraw"), "");
}

TEST(OtherPeoplesChartsTest, TypesOfAPageWithFourAreNotOurs) {
    const std::string type = "3 to a straight flush (type ";
    const std::string own = "this chart has a type 4, so it counts in another way";
    expect_error(jacks(), type + "1)\nhigh pair\n" + type + "4)\n", own, "type");
    expect_error(jacks(), "discard all\n" + type + "4)\n", own, "type");
    const ChartReading reading =
        read_chart_text(jacks().vocabulary, type + "1) # no type 4\n" + type + "2)\n");
    ASSERT_EQ(reading.notes.size(), 1U);
    EXPECT_THAT(reading.notes.front(), testing::HasSubstr("type 1 has as many high cards as gaps or more"));
}

TEST(OtherPeoplesChartsTest, WordsOfLists) {
    expect_all(jacks(),
               {{"Suited J/Q/K with 10", "suited KT/QT/JT"},
                {"Suited 10 with J/Q/K", "suited KT/QT/JT"},
                {"High pair (J-A)", "high pair"},
                {"Low pair (2-10)", "low pair"},
                {"Low pair (2s-10s)", "low pair"},
                {"Low pair (2s through 10s)", "low pair"},
                {"2s through 10s", "low pair"},
                {"jacks to aces", "high pair"},
                {"pair of 2s-10s", "low pair"},
                {"2 high cards of the same suit", "two suited high cards"},
                {"2 high cards (same suit)", "two suited high cards"},
                {"2 high cards, suited", "two suited high cards"},
                {"2 high cards, different suits", "two unsuited high cards"},
                {"Inside straight draw", "four to an inside straight"},
                {"Open-ended straight draw", "four to an outside straight"},
                {"gutshot straight draw", "four to an inside straight"},
                {"gutshot", "four to an inside straight"},
                {"flush draw", "four to a flush"},
                {"4 to a flush draw", "four to a flush"},
                {"Nothing - Draw 5", "discard all"},
                {"Discard all and draw five new cards", "discard all"},
                {"Everything else: discard all", "discard all"},
                {"Throw all", "discard all"},
                {"Boat", "full house"},
                {"Hi pair, lo pair", "high pair, low pair"},
                {"HP", "high pair"},
                {"LP", "low pair"},
                {"Made straight", "straight"},
                {"Flush (pat)", "flush"},
                {"Lone A", "ace"},
                {"J only", "jack"},
                {"one ace", "ace"},
                {"4 to an inside straight, 4 high cards", "AKQJ"},
                {"4 to an inside straight, 3 high cards", "four to an inside straight with 3 high cards"},
                {"2 unsuited high cards king highest", "unsuited KQ/KJ"},
                {"2 unsuited high cards, queen high", "QJ"},
                {"any pat paying hand", "straight or better"},
                {"Pat hands", "straight or better"},
                {"All other 4 to a straight flush", "any 4 to a straight flush"},
                {"any other 3 to a royal flush", "3 to a royal flush"},
                {"3 to a royal flush (0.6207 to 1.6429)", "3 to a royal flush"},
                {"low pair [0.8237]", "low pair"},
                {"low pair (EV = 0.8237)", "low pair"},
                {"low pair 0.82-0.83", "low pair"}});
    const Language deuces("deuces-wild-full-pay");
    expect_all(deuces, {{"any pat paying hand", "straight or better"}},
               "no deuces:\npair\none deuce:\ndeuce only\nthree deuces:\ndeuces only\nfour deuces:\ndeuces "
               "only\ntwo deuces:\n");
}

TEST(OtherPeoplesChartsTest, WhatWordsOfListsDoNotSayIsRefused) {
    expect_error(
        jacks(), "A/K/Q/J",
        "may be held together or be several holds; write 'AKQJ' or 'suited AKQJ' or 'one card of J-A'",
        "A/K/Q/J");
    expect_error(jacks(), "suited J/Q/K", "write 'suited KQJ' or 'suited KQ/KJ/QJ'", "J/Q/K");
    expect_error(jacks(), "straight flush draw", "'draw'", "draw");
    expect_error(jacks(), "3 to a royal flush [A]", "this remark may change the row", "[A]");
    expect_error(jacks(), "3 to a royal flush*", "leave a remark out, or write it after '#'", "*");
    expect_error(jacks(), "High pair (Q-A)", "these are other cards than the hold before them", "(Q-A)");
    expect_error(jacks(), "low pair (0.8 to)", "this remark may change the row", "(0.8 to)");
    expect_error(jacks(), "pair, same suit", "this game has no such hold", "pair, same suit");
}

TEST(OtherPeoplesChartsTest, CheckListsAndTablesOfMarkdown) {
    EXPECT_EQ(jacks().printed("- [x] 1. Royal flush\n- [ ] 2. 4 to a royal flush\n* [X] high pair\n"),
              "royal flush\nfour to a royal flush\nhigh pair\n");
    const std::string table =
        "| Rank | Hold | EV |\n|---:|:----|----|\n| 1 | Royal flush | 800.0000 |\n| 2 | 4 to a royal flush | "
        "18.36 - 19.68 |\n|3|High pair|1.54|\n";
    EXPECT_EQ(jacks().printed(table), "royal flush\nfour to a royal flush\nhigh pair\n");
    EXPECT_EQ(jacks().printed("Jacks or Better\n\n" + table),
              "royal flush\nfour to a royal flush\nhigh pair\n");
    EXPECT_EQ(jacks().printed("| Royal flush |\n| 4 to a royal flush |\n"),
              "royal flush\nfour to a royal flush\n");
    expect_error(jacks(), "| Hold | Note |\n|---|---|\n| high pair | not with a flush |\n",
                 "this line of a table has words in several columns", "|");
    expect_error(jacks(), "| Hold |\n|---|\n| 4 to a flsh |\n", "unknown word 'flsh'", "flsh");
}

/// All mistakes of a chart: the parts of the text that are blamed, and how many are not told.
std::pair<std::vector<std::string>, std::size_t> mistakes_of(const Language& language,
                                                             const std::string& text) {
    try {
        language.read(text);
    } catch (const ParseErrors& error) {
        EXPECT_EQ(error.text, text);
        std::vector<std::string> blamed{text.substr(error.position, error.length)};
        for (const Mistake& each : error.others) blamed.push_back(text.substr(each.position, each.length));
        return {blamed, error.untold};
    }
    ADD_FAILURE() << "was read";
    return {};
}

TEST(OtherPeoplesChartsTest, AllMistakesAreToldAtOnce) {
    using testing::ElementsAre;
    EXPECT_THAT(
        mistakes_of(jacks(),
                    "high pair, flsh\nflush\n  but KX: take it\n\nsuitd QJ\n  but KQ: take it if foo\n"
                    "but A/K: take it\n\"open\nflush?\ndiscard all\n")
            .first,
        ElementsAre("flsh", "KX", "suitd", "foo", "A/K", "\"", "?"));
    // Rows under a heading that is none are for unknown deals, so nothing is said of them.
    EXPECT_THAT(mistakes_of(Language("joker-poker-kings-full-pay"),
                            "no joker:\nflsh\nsome jokers:\nnine of a kind\njoker:\njoker onli\n")
                    .first,
                ElementsAre("flsh", "some jokers:", "onli"));
    EXPECT_THAT(mistakes_of(Language("deuces-wild-full-pay"), "pair\npear\nno deuces:\npear\n").first,
                ElementsAre("pair", "pear"));
    std::string many;
    for (int line = 0; line < 30; ++line) many += "pear\n";
    const auto [told, untold] = mistakes_of(jacks(), many);
    EXPECT_EQ(told.size(), 20U);
    EXPECT_EQ(untold, 10U);
}

// The optimal list of a well-known site in its own words; the exact return of these rows is published.
TEST(OtherPeoplesChartsTest, AnOptimalListIsWorthWhatItsPlainFormIs) {
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
