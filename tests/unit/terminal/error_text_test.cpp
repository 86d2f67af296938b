// The caret of an error stands under what is wrong.
#include <cerrno>
#include <stdexcept>
#include <string>
#include <system_error>

#include <apps/terminal/display.h>
#include <apps/terminal/error_text.h>
#include <gtest/gtest.h>

#include <holdfast/ask/error_json.h>
#include <holdfast/core/parse_errors.h>

namespace holdfast::terminal {
namespace {

using ask::sentence_of;

TEST(ErrorTextTest, AnArgument) {
    EXPECT_EQ(to_text(ParseError("no such card", "As Xd", 3, 2)), "no such card\n  As Xd\n     ^~\n");
}

TEST(ErrorTextTest, AThreadThatTheSystemDoesNotStart) {
    const char* const sentence = "the system starts no more threads; ask for fewer (--threads)";
    EXPECT_STREQ(sentence_of(std::runtime_error("pthread_create has failed: 11")), sentence);
    EXPECT_STREQ(sentence_of(std::system_error(EAGAIN, std::generic_category())), sentence);
    const std::system_error full(ENOSPC, std::generic_category());
    EXPECT_STREQ(sentence_of(full), full.what());
}

TEST(ErrorTextTest, AFileHasLineAndColumn) {
    EXPECT_EQ(to_text(ParseError("bad hand", "a = 1\nhand = \"x\"\nb", 13, 3, "mine.toml")),
              "mine.toml:2:8: bad hand\n  hand = \"x\"\n         ^~~\n");
}

TEST(ErrorTextTest, SeveralMistakes) {
    ParseErrors errors("bad", "ax\nby\ncz", 1, 1, "mine.chart");
    errors.others = {{"worse", 4, 1}, {"end", 8, 1}};
    const std::string all =
        "mine.chart:1:2: bad\n  ax\n   ^\nmine.chart:2:2: worse\n  by\n   ^\nmine.chart:3:3: end\n  cz\n    "
        "^\n";
    EXPECT_EQ(to_text(errors), all);
    errors.untold = 1;
    EXPECT_EQ(to_text(errors), all + "and 1 more mistake\n");
    errors.untold = 2;
    EXPECT_EQ(to_text(errors), all + "and 2 more mistakes\n");
}

TEST(ErrorTextTest, SomethingMissingAtTheEnd) {
    EXPECT_EQ(to_text(ParseError("no suit", "A", 1)), "no suit\n  A\n   ^\n");
    EXPECT_EQ(to_text(ParseError("nothing here", "", 0)), "nothing here\n  \n  ^\n");
    EXPECT_EQ(to_text(ParseError("no rows", "a\n", 2, 1, "file")), "file:2:1: no rows\n");
    EXPECT_EQ(to_text(ParseError("past the end", "ab", 99, 5)), "past the end\n  ab\n    ^\n");
}

TEST(ErrorTextTest, ASpanEndsWithItsLine) {
    EXPECT_EQ(to_text(ParseError("open", "ab[\ncd", 2, 4)), "open\n  ab[\n    ^\n");
}

TEST(ErrorTextTest, CharactersOfSeveralBytesTakeOneColumn) {
    EXPECT_EQ(to_text(ParseError("twice", "A♠ A♠", 5, 4)), "twice\n  A♠ A♠\n     ^~\n");
}

TEST(ErrorTextTest, WhatCannotBeShownIsAQuestionMark) {
    EXPECT_EQ(to_text(ParseError("bad \x1b[1m", "a\x1b\xFF\rb", 4, 1)), "bad ?[1m\n  a???b\n      ^\n");
}

TEST(ErrorTextTest, ATabIsOneBlank) {
    EXPECT_EQ(to_text(ParseError("wrong", "\tx = \ty", 6, 1)), "wrong\n   x =  y\n        ^\n");
}

TEST(ErrorTextTest, CharactersOfTwoColumnsMoveTheCaret) {
    EXPECT_EQ(to_text(ParseError("wrong", "name = 百搭 x", 14, 1)),
              "wrong\n"
              "  name = 百搭 x\n"
              "              ^\n");
    EXPECT_EQ(to_text(ParseError("wrong", "百搭", 0, 6)), "wrong\n  百搭\n  ^~~~\n");
    EXPECT_EQ(to_text(ParseError("wrong", "e\u0301x", 3, 1)), "wrong\n  e\u0301x\n   ^\n");
}

TEST(ErrorTextTest, APlaceInsideACharacterMeansThatCharacter) {
    EXPECT_EQ(to_text(ParseError("wrong", "a百b", 2, 1)), "wrong\n  a百b\n   ^~\n");
}

TEST(ErrorTextTest, AnArgumentOfSeveralLinesShowsTheOneInQuestion) {
    EXPECT_EQ(to_text(ParseError("'K\nx' is not a card", "As Kd\n9x Kx\nQd", 9, 2)),
              "'K?x' is not a card\n  9x Kx\n     ^~\n");
    EXPECT_EQ(to_text(ParseError("wrong", "As\r\nKd", 3, 1)), "wrong\n  As\n    ^\n");
}

TEST(ErrorTextTest, LongLinesAreCutAroundTheSpan) {
    const std::string text = std::string(500, 'a') + "BAD" + std::string(500, 'b');
    EXPECT_EQ(to_text(ParseError("wrong", text, 500, 3)), "wrong\n  ..." + std::string(29, 'a') + "BAD" +
                                                              std::string(60, 'b') + "...\n" +
                                                              std::string(34, ' ') + "^~~\n");
    EXPECT_EQ(to_text(ParseError("all of it", text, 0, text.size())),
              "all of it\n  " + std::string(95, 'a') + "...\n  ^" + std::string(97, '~') + "\n");
    EXPECT_EQ(to_text(ParseError("at the end", text, text.size())),
              "at the end\n  ..." + std::string(29, 'b') + "\n" + std::string(34, ' ') + "^\n");
}

TEST(ErrorTextTest, WhatStandsBeforeTheSpanStaysIfItCan) {
    const std::string text = std::string(60, 'a') + "BAD" + std::string(50, 'b');
    EXPECT_EQ(to_text(ParseError("wrong", text, 60, 3)), "wrong\n  " + std::string(60, 'a') + "BAD" +
                                                             std::string(32, 'b') + "...\n" +
                                                             std::string(62, ' ') + "^~~\n");
}

// In time that grows with the line, or else this takes minutes.
TEST(ErrorTextTest, APlaceFarBehindInALongLine) {
    const std::string text(1'000'000, 'a');
    EXPECT_EQ(to_text(ParseError("wrong", text, text.size() - 1)),
              "wrong\n  ..." + std::string(30, 'a') + "\n" + std::string(34, ' ') + "^\n");
}

TEST(ErrorTextTest, TheExcerptFitsTheTerminal) {
    for (const std::size_t width : {20U, 33U, 60U, 80U, 200U}) {
        for (std::size_t at = 0; at <= 40; ++at) {
            for (const std::size_t length : {1U, 12U, 90U}) {
                std::string line;
                for (std::size_t i = 0; i < 40; ++i) line += "牌";
                const std::string text = to_text(ParseError("wrong", line, 3 * at, length), {false, width});
                const std::size_t second = text.find('\n') + 1;
                const std::size_t third = text.find('\n', second) + 1;
                EXPECT_LE(display_width(text.substr(second, third - 1 - second)), width) << text;
                EXPECT_LE(text.size() - 1 - third, width) << text;
            }
        }
    }
}

}  // namespace
}  // namespace holdfast::terminal
