// The language of charts: what holds for every text. Single texts are in rows.txt and charts.txt.
#include <algorithm>
#include <array>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/odd_games.h>
#include <tests/support/published_charts.h>
#include <tests/unit/videopoker/strategy/language/chart_language.h>

#include <holdfast/videopoker/strategy/language/row_reader.h>

namespace holdfast::videopoker {
namespace {

using test::jacks;
using test::Language;

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
    EXPECT_EQ(bonus.row("four of a kind of A").size(), 1U);
    EXPECT_EQ(bonus.row("pat four of a kind").size(), 5U);
    EXPECT_EQ(bonus.row("three of a kind of A with kicker 2-4").size(), 3U);
    EXPECT_EQ(bonus.row("pair of A with kickers 3/2").size(), 1U);
}

TEST(ChartTextTest, SectionsForTheWildCardsDealt) {
    const Language deuces("deuces-wild-full-pay");
    const Chart chart = deuces.read(test::deuces_33_rows);
    ASSERT_EQ(chart.sections.size(), 5U);
    EXPECT_EQ(chart.sections[0].size(), 17U);
    EXPECT_EQ(chart.sections[1].size(), 8U);
    EXPECT_EQ(deuces.printed(deuces.printed(test::deuces_33_rows)), deuces.printed(test::deuces_33_rows));
    EXPECT_THAT(deuces.printed(test::deuces_33_rows), testing::StartsWith("no deuces:\nroyal flush\n"));
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
}

TEST(ChartTextTest, TakesAsManyRowsAndRulesAsItMay) {
    std::string rows;
    for (std::size_t row = 0; row < max_chart_rows; ++row) rows += "QJ\n";
    EXPECT_EQ(jacks().read(rows).sections[0].size(), max_chart_rows);
    std::string rules = "suited JT\n";
    for (std::size_t rule = 0; rule < max_chart_rules; ++rule) rules += "but KJ: take it\n";
    EXPECT_EQ(jacks().read(rules).sections[0][0].rules.size(), max_chart_rules);
}

// wizardofodds.com's simple strategy for 9/6 Jacks or Better, in the words of its page. Its return is published
// (tests/cross_checks).
TEST(ChartTextTest, TheSimpleStrategyOfTheWizardAsItIsWritten) {
    const std::string written =
        "1. Four of a kind, straight flush, royal flush\n2. 4 to a royal flush\n"
        "3. Three of a kind, straight, flush, full house\n4. 4 to a straight flush\n5. Two pair\n6. High "
        "pair\n"
        "7. 3 to a royal flush\n8. 4 to a flush\n9. Low pair\n10. 4 to an outside straight\n"
        "11. 2 suited high cards\n12. 3 to a straight flush\n"
        "13. 2 unsuited high cards (if more than 2, then pick the lowest 2)\n14. Suited 10/J, 10/Q, or 10/K\n"
        "15. One high card\n16. Discard everything\n";
    EXPECT_EQ(jacks().printed(written), jacks().printed(test::wizard_simple));
}

// A straight flush with a deuce as itself is natural, and beats one in which it stands for another card.
TEST(ChartTextTest, ANaturalHandIsBetterThanAWildOne) {
    Game game = catalog_game("deuces-wild-full-pay");
    const auto wild = std::find_if(game.rows.begin(), game.rows.end(),
                                   [](const PayRow& row) { return row.hand == PayHand::straight_flush; });
    PayRow natural = *wild;
    natural.natural = true;
    natural.pays += Rational(1);
    natural.name = "natural straight flush";
    game.rows.insert(wild, natural);
    const Language language(game);
    const auto one = [&](const std::string& row) {
        return language
            .read("no deuces:\ndiscard all\none deuce:\n" + row +
                  "\ntwo deuces:\ndeuces only\nthree deuces:\ndeuces only\nfour deuces:\ndeuces only")
            .sections[1][0]
            .types;
    };
    EXPECT_EQ(one("natural straight flush or better"),
              one("natural straight flush, five of a kind, wild royal flush"));
}

/// The texts that an error suggests: those in quotation marks after "write" and "what it counts".
std::vector<std::string> advice_in(const std::string& message) {
    std::vector<std::string> advice;
    for (const std::string before :
         {"; write '", "' or '", "what it counts: '", "for each condition: '", "such as '", "', '"}) {
        for (std::size_t at = message.find(before); at != std::string::npos;
             at = message.find(before, at + 1)) {
            const std::size_t begin = at + before.size();
            advice.push_back(message.substr(begin, message.find('\'', begin) - begin));
        }
    }
    return advice;
}

// Every pair of these, with every separator: what one error tells to write is never refused in its turn.
TEST(ChartTextTest, SuggestionsInErrorsAreValidRows) {
    const std::vector<std::string> holds{"high pair",
                                         "suited KQ",
                                         "KJ",
                                         "KT suited",
                                         "3",
                                         "A",
                                         "king",
                                         "2",
                                         "four to a royal",
                                         "3 to a straight flush",
                                         "flush",
                                         "straight flush",
                                         "an inside straight",
                                         "2 high cards",
                                         "1 or 2 high cards",
                                         "2 suited high cards",
                                         "one high card",
                                         "pair of aces",
                                         "aces",
                                         "J-A",
                                         "three to a royal with an ace",
                                         "3 to a straight flush with 1 gap",
                                         "1 gap",
                                         "no gaps",
                                         "pat flush",
                                         "two pair",
                                         "three of a kind",
                                         "3 or 4 of a kind",
                                         "3 to a flush",
                                         "three to a royal without an ace",
                                         "pair of A, K",
                                         "0-1 high cards",
                                         "high cards >= gaps",
                                         "inside",
                                         "any 3 to a flush",
                                         "jacks or better",
                                         "3, 4 to a straight with 3 high cards",
                                         "2, 3 to a straight with 5 high cards",
                                         "4 to a straight with 3 high cards",
                                         "5 to a flush",
                                         "nonsense"};
    // Each pair with one of the separators in turn: all four would take seconds without optimization.
    constexpr std::array<const char*, 4> separators{", ", " or ", ", or ", "; "};
    std::size_t rows = 0;
    int advised = 0;
    for (const std::string& first : holds) {
        for (const std::string& second : holds) {
            const std::string row = first + separators[rows++ % separators.size()] + second;
            std::string message;
            try {
                jacks().read(row);
            } catch (const ParseError& error) {
                message = error.what();
            }
            for (const std::string& advice : advice_in(message)) {
                ++advised;
                EXPECT_NO_THROW(jacks().read(advice)) << row << ": " << message;
            }
        }
    }
    EXPECT_GT(advised, 300);
}

TEST(ChartTextTest, RanksWithConditionsDoNotShareTheirSuitedness) {
    const Language language(
        parse_game("id = \"odd\"\ndeck = 53\nwild = [\"4d\", \"4c\", \"4h\", \"4s\"]\n"
                   "[[pay]]\nhand = \"four of a kind\"\nkicker = \"T\"\npays = 1\n"));
    const std::string others =
        "two wild cards:\nwild cards only\n\nthree wild cards:\nwild cards only\n\n"
        "four wild cards:\npat four of a kind\n\nfive wild cards:\npat four of a kind\n";
    const std::string chart =
        "no wild cards:\ndiscard all\n\n"
        "one wild card:\nsuited A9 with 1 joker, unsuited T6 with 1 joker\nwild card only\n\n" +
        others;
    EXPECT_EQ(language.printed(chart), chart);
}

}  // namespace
}  // namespace holdfast::videopoker
