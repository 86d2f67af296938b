// Numbers before rows without a sign behind them: read if the whole list has them, refused otherwise.
#include <tests/unit/videopoker/strategy/language/chart_language.h>

#include <holdfast/core/parse_errors.h>
#include <holdfast/videopoker/strategy/language/row_numbers.h>

namespace holdfast::videopoker {
namespace {

using test::expect_error;
using test::jacks;

/// The text with its numbers marked.
std::string marked(std::string text) {
    mark_numbers(text);
    return text;
}

TEST(RowNumbersTest, AListIsReadByItsNumbers) {
    EXPECT_EQ(
        jacks().printed("Jacks or Better\n\n1  2 pair\n2  high pair\n3  4 to a royal\n4  discard all\n"),
        "two pair\nhigh pair\nfour to a royal flush\ndiscard all\n");
    EXPECT_EQ(jacks().printed(" 1\xc2\xa0 Boat 9.0\n 2\t\tHP\n# x\n"), "full house\nhigh pair\n");
    EXPECT_EQ(
        jacks().printed("1  J\n2  Q\n3  K\n4  A\n5  flush\n6  trips\n7  QJ\n8  KQ\n9  KJ\n10 4 to a flush\n"),
        "jack\nqueen\nking\nace\nflush\nthree of a kind\nQJ\nKQ\nKJ\n"
        "four to a flush\n");
    const test::Language joker("joker-poker-kings-full-pay");
    EXPECT_EQ(joker.printed(
                  "no joker:\n1  pair\n2  discard all\njoker:\n1  flush\n  but joker only: take it if a K "
                  "in this hold\n2  joker only\n"),
              "no jokers:\npair\ndiscard all\n\none joker:\nflush\n  but joker only: take it if a K in this "
              "hold\njoker only\n");
}

TEST(RowNumbersTest, ADashMayBeBehindTheNumber) {
    EXPECT_EQ(jacks().printed("1 - quads\n2 - 2 pair\n3 \xe2\x80\x93 high pair\n4 - flush\n"),
              "four of a kind\ntwo pair\nhigh pair\nflush\n");
    // No list: these may be four cards.
    EXPECT_EQ(jacks().printed("high pair\n4 - flush\n"), "high pair\nfour to a flush\n");
    for (const char* const text :
         {"1 - flush\n", "1 - flush\n3 - trips\n", "1 - flush\n2 - trips\nlow pair\n", "4 - flush\n",
          "1-flush\n2-trips\n", "1 -\n2 -\n"}) {
        EXPECT_EQ(marked(text), text);
    }
    expect_error(
        jacks(), "1 - quads\n2 - trips\ndiscard all\n",
        "'1' does not fit here; if it is the number of the row, write '1. quads', and so in all such lines",
        "1");
    expect_error(jacks(), "1-quads\n2-trips\n", "write '1. quads'", "1");
    // As rows with these numbers they would be other holds.
    expect_error(jacks(), "2-pair\ndiscard all\n", "'-' does not fit here; expected a comma", "-");
    expect_error(jacks(), "10-K\ndiscard all\n", "'-' does not fit here; expected a comma", "-");
}

TEST(RowNumbersTest, NumbersOfCardsStay) {
    for (const char* const text :
         {"4  to a royal\n3  of a kind\n2  pair\n1  high card\n", "flush\n2  pair\n3  aces\n",
          "1  high card\n", "1  flush\n3  trips\n", "1  flush\n2  trips\nlow pair\n",
          "1  flush\nlow pair\n2  trips\n", "1 flush\n2 trips\n",
          "no deuces\npair\n1  deuce\npair\n2  deuces\npair\n", "1  joker\n1  joker\n"}) {
        EXPECT_EQ(marked(text), text);
    }
    EXPECT_EQ(jacks().printed("flush\n2  pair\n3  aces\n"), "flush\ntwo pair\nthree aces\n");
}

TEST(RowNumbersTest, OtherNumbersAreRefusedOnce) {
    const std::string advice =
        "if it is the number of the row, write '1. Royal flush', and so in all such lines";
    expect_error(jacks(), "1 Royal flush\n2 straight flush\n3 high pair\n", advice, "1");
    expect_error(jacks(), "1  Royal flush\n2  straight flush\n4  high pair\n", advice, "1");
    try {
        jacks().read("1 Royal flush\n2 straight flush\n3 high pair\n4 pear\n");
        FAIL() << "was read";
    } catch (const ParseErrors& error) {
        ASSERT_EQ(error.others.size(), 1U);
        EXPECT_EQ(error.others.front().position, 45U);
    }
}

// Both readings leave a chart: with the row or without it.
TEST(RowNumbersTest, AHashBeforeANumberIsRefused) {
    const std::string rest = "\nhigh pair\ndiscard all\n";
    for (const std::string row : {"#3 full house", "#3. full house", " #3) full house"}) {
        expect_error(
            jacks(), row + rest,
            "'#3 full house' may be a row with its number or a comment; write '3. full house' or '# 3 full "
            "house', and so in all such lines",
            "#3");
    }
    expect_error(jacks(), "#2 pair" + rest, "write '2. pair' or '# 2 pair'", "#2");
    for (const std::string comment : {"#3 of a kind", "#4 to a flush", "# 3 full house", "#full house",
                                      "#1 see below", "#9/6 Jacks", "#3"}) {
        EXPECT_EQ(jacks().printed(comment + rest), "high pair\ndiscard all\n") << comment;
    }
    EXPECT_EQ(jacks().printed("3. full house" + rest), "full house\nhigh pair\ndiscard all\n");
}

// Each may be a row of every section.
TEST(RowNumbersTest, CommentsThatBeginWithANumberAreBounded) {
    std::string comments;
    for (std::size_t comment = 0; comment < max_chart_rows; ++comment) comments += "#1 see below\n";
    EXPECT_EQ(jacks().printed(comments + "high pair\n"), "high pair\n");
    expect_error(jacks(), comments + "#7 see above\nhigh pair\n",
                 "a chart has at most 5,000 comments that begin with a number", "#7 see above");
}

}  // namespace
}  // namespace holdfast::videopoker
