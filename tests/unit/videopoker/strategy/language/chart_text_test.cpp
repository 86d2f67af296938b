// The language of charts: what is read, what is printed, and how errors are told.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/odd_games.h>
#include <tests/support/published_charts.h>
#include <tests/unit/videopoker/strategy/language/chart_language.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/strategy/language/row_reader.h>

namespace holdfast::videopoker {
namespace {

using test::expect_error;
using test::jacks;
using test::Language;

TEST(ChartTextTest, AByteOrderMarkIsNotPartOfTheChart) {
    EXPECT_EQ(jacks().read("\xEF\xBB\xBFhigh pair\ndiscard all\n").sections.front().size(), 2U);
    expect_error(jacks(),
                 "high pair\n\xEF\xBB\xBF"
                 "discard all\n",
                 "does not belong in a chart", "\xEF\xBB\xBF");
}

TEST(ChartTextTest, WhatIsPrintedReadsBackAsTheSameChart) {
    for (const std::string& text :
         {test::wizard_simple, test::wizard_optimal(false), test::wizard_optimal(true), test::best_basic,
          test::sixteen_rows, test::thirteen_rows}) {
        const Chart chart = jacks().read(text);
        const std::string printed = jacks().writer.text(chart);
        const Chart again = jacks().read(printed);
        ASSERT_EQ(again.sections.front().size(), chart.sections.front().size());
        for (std::size_t row = 0; row < chart.sections.front().size(); ++row) {
            EXPECT_EQ(again.sections[0][row].types, chart.sections[0][row].types) << printed;
            EXPECT_EQ(again.sections[0][row].rules.size(), chart.sections[0][row].rules.size());
        }
        EXPECT_EQ(jacks().writer.text(again), printed);
    }
}

TEST(ChartTextTest, QuickQuadsAreHeldAsFiveCards) {
    const test::Language quick("bonus-poker-8-5-quick-quads");
    const std::vector<TypeIndex> held = quick.row("quick quads");
    EXPECT_EQ(held.size(), 2U) << "a type for each of its rows";
    for (const TypeIndex type : held) EXPECT_EQ(quick.types.all_types()[type].cards, 5);
}

TEST(ChartTextTest, RanksInDigitsAfterANumberReadBack) {
    const test::Language joker("double-joker-full-pay");
    const std::string chart =
        "no jokers:\ndiscard all\n\none joker:\nthree to a straight flush with 2 gaps; 986\njoker only\n\n"
        "two jokers:\njokers only\n";
    const Chart read = joker.read(chart);
    const std::string printed = joker.writer.text(read);
    EXPECT_THAT(printed, testing::HasSubstr("2 gaps, unsuited 986\n"));
    EXPECT_EQ(joker.read(printed).sections[1][0].types, read.sections[1][0].types);
    // No hold has 986 gaps, so the number is read as ranks, even without a word before it.
    std::string bare = printed;
    bare.replace(bare.find("unsuited 986"), 12, "986");
    EXPECT_EQ(joker.read(bare).sections[1][0].types, read.sections[1][0].types);
}

// Charts may have thousands of rows.
TEST(ChartTextTest, CanBeStoppedWhileItIsPrinted) {
    const Chart chart = jacks().read("high pair, low pair\nlow pair, three of a kind\ndiscard all\n");
    StopFlag stop;
    EXPECT_EQ(jacks().writer.text(chart, &stop), jacks().writer.text(chart));
    EXPECT_EQ(jacks().writer.row_texts(0, chart.sections[0], &stop)[1], "three of a kind, any low pair");
    stop.request_stop();
    EXPECT_THROW(jacks().writer.text(chart, &stop), Stopped);
    EXPECT_THROW(jacks().writer.row_texts(0, chart.sections[0], &stop), Stopped);
}

TEST(ChartTextTest, LinesHaveALimit) {
    // Of a row, a remark outside the table, and a row that the table wraps.
    const std::string row = "QJ" + std::string(99'998, ' ');
    EXPECT_EQ(jacks().row(row), jacks().row("QJ"));
    expect_error(jacks(), row + "X", "a line of a chart has at most 100,000 characters", "X");
    const std::string table = "\nRow  Hold\n  1  QJ\n";
    EXPECT_EQ(jacks().row(std::string(100'000, 'x') + "\n" + table), jacks().row("QJ"));
    expect_error(jacks(), std::string(100'000, 'x') + "X\n" + table,
                 "a line of a chart has at most 100,000 characters", "X");
    std::string wrapped = "Row  Hold\n  1  QJ,\n";
    for (int line = 0; line < 15'000; ++line) wrapped += "     QJ,\n";
    expect_error(jacks(), wrapped + "     QJ\n", "a line of a chart has at most 100,000 characters",
                 wrapped.substr(100'010, 1));
}

TEST(ChartTextTest, WordsOfPlayers) {
    EXPECT_EQ(jacks().row("quads, trips, small pair"),
              jacks().row("four of a kind, three of a kind, low pair"));
    EXPECT_EQ(jacks().row("pat quads"), jacks().row("pat four of a kind"));
}

TEST(ChartTextTest, EveryOfferedTypeHasWordsOfItsOwn) {
    for (const Game& game :
         {catalog_game("jacks-or-better-9-6"), catalog_game("double-double-bonus-9-6"),
          catalog_game("deuces-wild-full-pay"), catalog_game("deuces-wild-double-double-bonus-20-10-8"),
          catalog_game("joker-poker-kings-full-pay"), catalog_game("deuces-and-joker-12-9-6"),
          catalog_game("shockwave-12-8-5"), test::odd_game("royal-in-hearts"),
          test::odd_game("kicker-and-jokers"), test::odd_game("sixty-four-rows"),
          test::odd_game("one-eyed-jacks")}) {
        const Language language(game);
        for (std::size_t i = 0; i < language.types.types().size(); ++i) {
            const auto type = static_cast<TypeIndex>(i);
            const std::size_t section = language.types.types()[i].section;
            const std::string words = language.writer.row_text(section, {type});
            EXPECT_EQ(try_row(language.vocabulary, section, words), std::vector<TypeIndex>{type})
                << game.id << ": " << words;
        }
    }
}

TEST(ChartTextTest, ManyWaysToSayTheSame) {
    const auto same = [](const std::string& a, const std::string& b) {
        EXPECT_EQ(jacks().row(a), jacks().row(b)) << a << " | " << b;
    };
    same("high pair", "jacks or better");
    same("high pair", "pair of J-A");
    same("pair of aces", "pair of A");
    same("low pair", "pair of 2-10");
    same("pair of tens", "two 10s");
    same("three kings", "three of a kind of K");
    same("four aces", "4 As");
    same("ten", "10 alone");
    same("three to a royal with A and K", "THREE TO A ROYAL WITH AN ACE AND A KING");
    same("three to a royal without A", "Three to a royal without an ACE");
    same("four to a royal flush", "4 to a ROYAL");
    same("four to an inside straight", "four to a straight with 1 gap");
    same("four to an outside straight", "four to a straight with 2 windows");
    same("three to a straight flush with no gaps and 1 high card",
         "three to an outside straight flush, 1 high");
    same("three to a straight flush with high cards >= gaps",
         "three to a straight flush with no gaps, three to a straight flush with 1 gap and 1-3 high cards, "
         "three to a straight flush with 2 gaps and 2-3 high cards");
    same("suited QJ", "suited JQ");
    same("full house with high cards >= 0", "full house with at least 0 high cards");
    same("one high card with high cards >= 0", "one high card");
    same("two suited high cards", "suited AK/AQ/AJ/KQ/KJ/QJ");
    same("KQ/KJ", "unsuited KQ or unsuited KJ");
    same("J", "jack alone");
    same("one high card", "jack, queen, king, ace");
    same("discard all", "discard everything");
    same("TJQK", "10JQK");
    same("straight flush, flush", "straight flush; flush");
    same("any pair", "one pair");
    same("pair of aces or better",
         "pair of aces, two pair, three of a kind, straight, flush, full house, four of a kind, straight "
         "flush, "
         "royal flush");
}

TEST(ChartTextTest, OutsideInsideAndDoubleInsideHaveNoneOneAndTwoGaps) {
    for (const std::string draw : {"straight flush", "straight"}) {
        for (const std::string cards : {"three to ", "four to "}) {
            const std::string any = cards + "a " + draw + " with ";
            const auto same_or_none = [&](const std::string& text, const std::string& gaps) {
                if (draw == "straight" && cards == "three to ") return;  // JoB has no such draw
                if (cards == "four to " && gaps == "2 gaps") return;
                EXPECT_EQ(jacks().row(cards + text + " " + draw), jacks().row(any + gaps));
            };
            same_or_none("an outside", "no gaps");
            same_or_none("an inside", "1 gap");
            same_or_none("a double inside", "2 gaps");
        }
    }
}

TEST(ChartTextTest, ListsWithNumbersOrBullets) {
    const std::string plain =
        "high pair\nfour to a flush\n  but low pair: take it\n4 to a straight\nsuited KT\n";
    for (const std::string list :
         {"1. high pair\n2. four to a flush\n  but low pair: take it\n 3. 4 to a straight\n10. suited K10\n",
          "1) high pair\n2) four to a flush\n3) but low pair: take it\n4)4 to a straight\n5) suited 10K\n",
          "- high pair\n - four to a flush\n  - but low pair: take it\n* 4 to a straight\n"
          "\xe2\x80\xa2 suited KT\n"}) {
        EXPECT_EQ(jacks().printed(list), jacks().printed(plain)) << list;
    }
    expect_error(jacks(), "1. stright", "unknown word 'stright'", "stright");
    expect_error(jacks(), "1.", "the chart has no rows", "");
}

/// Whether some of these games reads the phrase, in some section.
bool is_read(const std::vector<const Language*>& languages, const std::string& phrase) {
    for (const Language* language : languages) {
        for (std::size_t section = 0; section < language->types.sections(); ++section) {
            if (try_row(language->vocabulary, section, phrase)) return true;
        }
    }
    return false;
}

// docs/reference/strategy-language.md: the first column of its table of holds, and its indented examples.
TEST(ChartTextTest, ThePhrasesOfTheDocument) {
    const Language bonus("double-double-bonus-9-6");
    const Language deuces("deuces-wild-full-pay");
    std::ifstream document(HOLDFAST_SOURCE_FOLDER "/docs/reference/strategy-language.md");
    std::size_t phrases = 0;
    for (std::string line; std::getline(document, line);) {
        std::vector<std::string> found;
        if (line.rfind("| `", 0) == 0) {
            const std::string first = line.substr(2, line.find(" | ") - 2);
            for (std::size_t at = 0; (at = first.find('`', at)) != std::string::npos;) {
                const std::size_t end = first.find('`', at + 1);
                found.push_back(first.substr(at + 1, end - at - 1));
                at = end + 1;
            }
        } else if (line.rfind("    three ", 0) == 0 || line.rfind("    four ", 0) == 0) {
            found.push_back(line.substr(4));
        }
        for (const std::string& phrase : found) {
            const bool is_of_odd_games = phrase.rfind("cards ", 0) == 0;
            EXPECT_TRUE(is_of_odd_games || is_read({&jacks(), &bonus, &deuces}, phrase)) << phrase;
            ++phrases;
        }
    }
    EXPECT_GE(phrases, 45U);
}

TEST(ChartTextTest, RowsOfThePaytableByTheirNames) {
    const Language bonus("double-double-bonus-9-6");
    EXPECT_EQ(bonus.printed("\"four aces with 2-4\""), "\"four aces with 2-4\"\n");
    EXPECT_EQ(bonus.row("four of a kind of A").size(), 1U);
    EXPECT_EQ(bonus.row("pat four of a kind").size(), 5U);
    EXPECT_EQ(bonus.row("three of a kind of A with kicker 2-4").size(), 3U);
    EXPECT_EQ(bonus.row("pair of A with kickers 3/2").size(), 1U);
    expect_error(bonus, "\"four acess with 2-4\"",
                 "the paytable has no such row; did you mean 'four aces with 2-4'",
                 "\"four acess with 2-4\"");
}

TEST(ChartTextTest, UnknownWordsSuggestTheNearest) {
    expect_error(jacks(), "stright flush", "unknown word 'stright'; did you mean 'straight'?", "stright");
    expect_error(jacks(), "high pair\nfour to a flsh", "unknown word 'flsh'; did you mean 'flush'?", "flsh");
    expect_error(jacks(), "Anything else", "unknown word 'Anything'; a chart says 'discard all'", "Anything");
    expect_error(jacks(), "flush or lower", "'lower' does not fit here", "lower");
    expect_error(jacks(), "Draw to a flush", "a chart says 'discard all' for five new cards", "Draw");
    expect_error(jacks(), "suited JT, A/K/Q",
                 "may be held together or be several holds; write 'AKQ' or 'suited AKQ' or 'one card",
                 "A/K/Q");
    expect_error(jacks(), "high pair, suitd QJ", "unknown word 'suitd'; did you mean 'suited'?", "suitd");
}

TEST(ChartTextTest, DrawsAsBooksWriteThem) {
    const auto expect_same = [](const std::string& theirs, const std::string& ours) {
        EXPECT_EQ(jacks().row(theirs), jacks().row(ours)) << theirs;
    };
    expect_same("3-card royal", "three to a royal flush");
    expect_same("4 card royal flush", "four to a royal flush");
    expect_same("Four-card straight flush", "four to a straight flush");
    expect_same("4 - card flush", "four to a flush");
    expect_same("3-card straight flush with 1 gap", "three to a straight flush with 1 gap");
    expect_same("3-card royal or straight flush", "three to a royal flush; three to a straight flush");
    expect_same("4-card royal, 4-card flush", "four to a royal flush, four to a flush");
    expect_same("four to an open-ended straight", "four to an outside straight");
    expect_same("4-card open ended straight", "four to an outside straight");
    expect_same("4-card straight, open-ended", "four to an outside straight");
    expect_same("3-card double inside straight flush", "three to a double inside straight flush");
    // "One card" alone stays a hold.
    expect_same("one card, 4-card inside straight", "one card; four to an inside straight");
    expect_error(jacks(), "3-card pair", "does not fit here", "-");
}

TEST(ChartTextTest, WhatDoesNotFitIsBlamed) {
    expect_error(jacks(), "", "the chart has no rows", "");
    expect_error(jacks(), "# nothing but a comment\n", "the chart has no rows", "");
    expect_error(jacks(), "four to a", "the line ends where 'royal flush'", "");
    expect_error(jacks(), "high pair,", "the line ends where a hold", "");
    expect_error(jacks(), "high pair two pair", "'two' does not fit here", "two");
    expect_error(jacks(), "suited qj", "unknown word 'qj'", "qj");
    expect_error(jacks(), "deuce only", "expected", "only");
    expect_error(jacks(), "joker", "these deals have no wild cards", "joker");
    expect_error(jacks(), "five of a kind", "this game has no such hold", "five of a kind");
    expect_error(jacks(), "three to a straight flush with 5 high cards", "this game has no such hold",
                 "three to a straight flush with 5 high cards");
    expect_error(
        jacks(), "three to a royal flush with 4 high cards",
        "this game has no such hold; of this kind it has 'suited KQJ', 'suited QJT', 'suited AQJ' and 7 more",
        "three to a royal flush with 4 high cards");
    expect_error(jacks(), "suited 987",
                 "a chart calls these ranks 'three to a straight flush with no gaps and no high cards'",
                 "suited 987");
    expect_error(jacks(), "pat pair of", "the line ends where ranks", "");
    expect_error(jacks(), "pair of 4-2", "runs backwards", "4-2");
    expect_error(jacks(), "cards 9h9h", "twice", "9h");
    expect_error(jacks(), "full house \xe2\x86\x92", "does not belong in a chart", "\xe2\x86\x92");
    expect_error(jacks(), "jack's", "unknown word 'jack's'; did you mean 'jacks'?", "jack's");
    expect_error(jacks(), "jack'", "does not belong in a chart", "'");
    expect_error(jacks(), "\"full", "a quotation mark without its other end", "\"");
    expect_error(jacks(), "two of a kind", "two are a pair", "kind");
    expect_error(jacks(), "three to a straight flush with double", "the line ends where 'inside'", "");
    expect_error(jacks(), "three to a straight flush with double aces", "expected 'inside'", "aces");
}

TEST(ChartTextTest, FiveCardsMeetNoConditionOfDraws) {
    for (const std::string hold :
         {"flush with 3 high cards", "full house with 2 gaps", "full house, 2 windows",
          "straight with 1 joker", "flush in hearts", "four of a kind with kicker A",
          "pat three of a kind with kickers 2/3", "flush dropping 1 wild card"}) {
        expect_error(jacks(), hold, "this game has no such hold", hold);
    }
}

TEST(ChartTextTest, SectionsForTheWildCardsDealt) {
    const Language deuces("deuces-wild-full-pay");
    const Chart chart = deuces.read(test::deuces_33_rows);
    ASSERT_EQ(chart.sections.size(), 5U);
    EXPECT_EQ(chart.sections[0].size(), 17U);
    EXPECT_EQ(chart.sections[1].size(), 8U);
    EXPECT_EQ(deuces.printed(deuces.printed(test::deuces_33_rows)), deuces.printed(test::deuces_33_rows));
    EXPECT_THAT(deuces.printed(test::deuces_33_rows), testing::StartsWith("no deuces:\nroyal flush\n"));
    expect_error(deuces, "pair", "say first which deals the rows are for, such as 'no deuces:'", "pair");
    expect_error(deuces, "no deuces:\npair", "the chart has no rows for one deuce", "");
    expect_error(deuces, "no deuces:\npair\nno wild cards:\n", "this section is here twice",
                 "no wild cards:");
    expect_error(deuces, "five deuces:\n", "no deal of this game has so many wild cards", "five deuces:");
    expect_error(deuces, "some deuces:\n", "a heading is like 'no deuces:'", "some deuces:");
    expect_error(deuces, "no deuces:\nhigh pair", "this game has no such hold", "high pair");
}

TEST(ChartTextTest, AWildRankThatIsANumberToo) {
    Game game = catalog_game("deuces-wild-full-pay");
    game.wild = CardSet::of_rank(Rank::three);
    const Language threes(game);
    const std::string text =
        "no threes:\nthree to a flush\none three:\nthree only\ntwo threes:\nthrees only\n"
        "three threes:\nthrees only\nfour threes:\nthrees only\n";
    EXPECT_EQ(threes.read(text).sections[1][0].types.size(), 1U);
    EXPECT_EQ(threes
                  .printed("no threes:\nthree of a kind\none three:\nthree only\ntwo threes:\nthrees only\n"
                           "three threes:\nthrees only\nfour threes:\nthrees only\n")
                  .substr(0, 27),
              "no threes:\nthree of a kind\n");
}

TEST(ChartTextTest, RulesStandUnderTheirRow) {
    const Chart chart =
        jacks().read("suited JT\n  but KJ: take it if at least 1 flush penalty to this hold\n");
    ASSERT_EQ(chart.sections[0][0].rules.size(), 1U);
    EXPECT_EQ(chart.sections[0][0].rules[0].to, jacks().row("KJ"));
    EXPECT_EQ(jacks().writer.text(chart),
              "suited JT\n  but KJ: take it if at least 1 flush penalty to this hold\n");
    EXPECT_EQ(jacks().writer.text(
                  jacks().read("SUITED JT\n  BUT KJ: TAKE IT IF AT LEAST 1 FLUSH PENALTY TO THIS HOLD")),
              jacks().writer.text(chart));
    const Language bonus("double-double-bonus-9-6");
    EXPECT_EQ(bonus.printed("QJ\n  But \"four aces with 2-4\": take it # high: no"),
              "QJ\n  but \"four aces with 2-4\": take it\n");
    expect_error(jacks(), "but KJ: take it", "a rule stands under its row", "but");
    expect_error(jacks(), "QJ\nbut KJ", "a rule is like", "but");
    expect_error(jacks(), "QJ\nbut KJ: take it if foo", "'foo' is not something a rule can count", "foo");
    expect_error(jacks(), "QJ\nbut XX: take it", "unknown word 'XX'", "XX");
}

TEST(ChartTextTest, TitlesOfColumnsAreBounded) {
    std::string titles;
    for (int title = 0; title < 100; ++title) titles += "EV\n";
    EXPECT_EQ(jacks().printed(titles + "QJ\n"), "QJ\n");
    expect_error(jacks(), titles + "EV\nQJ\n", "EV", "EV");
}

TEST(ChartTextTest, RowsAndRulesAreBounded) {
    std::string rows;
    for (std::size_t row = 0; row < max_chart_rows; ++row) rows += "QJ\n";
    EXPECT_EQ(jacks().read(rows).sections[0].size(), max_chart_rows);
    expect_error(jacks(), rows + "KQ\n", "a chart has at most 5,000 rows", "KQ");
    std::string rules = "suited JT\n";
    for (std::size_t rule = 0; rule < max_chart_rules; ++rule) rules += "but KJ: take it\n";
    EXPECT_EQ(jacks().read(rules).sections[0][0].rules.size(), max_chart_rules);
    expect_error(jacks(), rules + "but QJ: take it\n", "a chart has at most 200 rules", "but");
}

TEST(ChartTextTest, AnyTellsARowThatCoversMoreThanIsLeft) {
    EXPECT_EQ(jacks().printed("suited QJ\ntwo suited high cards\n"),
              "suited QJ\nany two suited high cards\n");
    EXPECT_EQ(jacks().printed("suited KT, suited JT, suited QT\n"), "suited KT/QT/JT\n");
}

}  // namespace
}  // namespace holdfast::videopoker
