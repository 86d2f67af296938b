// The caret of an error stands under what is wrong.
#include <string>

#include <gtest/gtest.h>

#include <holdfast/queries/output/error_text.h>

namespace holdfast::queries {
namespace {

TEST(ErrorTextTest, AnArgument) {
    EXPECT_EQ(to_text(ParseError("no such card", "As Xd", 3, 2)), "no such card\n  As Xd\n     ^~\n");
}

TEST(ErrorTextTest, AFileHasLineAndColumn) {
    EXPECT_EQ(to_text(ParseError("bad hand", "a = 1\nhand = \"x\"\nb", 13, 3, "mine.toml")),
              "mine.toml:2:8: bad hand\n  hand = \"x\"\n         ^~~\n");
}

TEST(ErrorTextTest, SomethingMissingAtTheEnd) {
    EXPECT_EQ(to_text(ParseError("no suit", "A", 1)), "no suit\n  A\n   ^\n");
    EXPECT_EQ(to_text(ParseError("nothing here", "", 0)), "nothing here\n  \n  ^\n");
    EXPECT_EQ(to_text(ParseError("past the end", "ab", 99, 5)), "past the end\n  ab\n    ^\n");
}

TEST(ErrorTextTest, ASpanEndsWithItsLine) {
    EXPECT_EQ(to_text(ParseError("open", "ab[\ncd", 2, 4)), "open\n  ab[\n    ^\n");
}

TEST(ErrorTextTest, CharactersOfSeveralBytesTakeOneColumn) {
    EXPECT_EQ(to_text(ParseError("twice", "A♠ A♠", 5, 4)), "twice\n  A♠ A♠\n     ^~\n");
}

TEST(ErrorTextTest, WhatCannotBeShownIsAQuestionMark) {
    EXPECT_EQ(to_text(ParseError("bad \x1b[1m", "a\x1b\xFF\tb", 4, 1)), "bad ?[1m\n  a???b\n      ^\n");
}

TEST(ErrorTextTest, LongLinesAreCutAroundTheSpan) {
    const std::string text = std::string(500, 'a') + "BAD" + std::string(500, 'b');
    EXPECT_EQ(to_text(ParseError("wrong", text, 500, 3)), "wrong\n  ..." + std::string(30, 'a') + "BAD" +
                                                              std::string(67, 'b') + "...\n" +
                                                              std::string(35, ' ') + "^~~\n");
    EXPECT_EQ(to_text(ParseError("all of it", text, 0, text.size())),
              "all of it\n  " + std::string(100, 'a') + "...\n  ^" + std::string(99, '~') + "\n");
}

}  // namespace
}  // namespace holdfast::queries
