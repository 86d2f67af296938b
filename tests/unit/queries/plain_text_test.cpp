// Numbers and words for people.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/output/plain_text.h>

namespace holdfast::queries {
namespace {

using testing::ElementsAre;

TEST(PlainTextTest, CountsAreGroupedByThousands) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1000), "1,000");
    EXPECT_EQ(grouped(19'933'230'517'200), "19,933,230,517,200");
    EXPECT_EQ(grouped(18'446'744'073'709'551'615ULL), "18,446,744,073,709,551,615");
}

TEST(PlainTextTest, SharesArePercent) {
    EXPECT_EQ(percent(Rational(1653526326983, 1661102543100), 6), "99.543904%");
    EXPECT_EQ(percent(Rational(1), 2), "100.00%");
}

TEST(PlainTextTest, PaysAreExact) {
    EXPECT_EQ(pays_text(Rational(0)), "0");
    EXPECT_EQ(pays_text(Rational(4000)), "4,000");
    EXPECT_EQ(pays_text(Rational(87, 2)), "43.5");
    EXPECT_EQ(pays_text(Rational(2433, 10'000)), "0.2433");
    EXPECT_EQ(pays_text(Rational(1, 1'000'000'000'000)), "0.000000000001");
    EXPECT_EQ(pays_text(Rational(1, 3)), "1/3");
}

TEST(PlainTextTest, CardsWithBlanks) {
    EXPECT_EQ(spaced_cards(parse_cards("TdJkAs", Deck::with_jokers(1))), "Td Jk As");
    EXPECT_EQ(spaced_cards({}), "nothing");
}

TEST(PlainTextTest, WidthCountsCharactersNotBytes) {
    EXPECT_EQ(display_width(""), 0U);
    EXPECT_EQ(display_width("A♠ é"), 4U);
}

TEST(PlainTextTest, LooksOnlyWithColour) {
    EXPECT_EQ(with_look("text", Look::good, {false, 0}), "text");
    EXPECT_EQ(with_look("text", Look::bold, {true, 0}), "\x1b[1mtext\x1b[0m");
    EXPECT_EQ(with_look("text", Look::plain, {true, 0}), "text");
}

TEST(PlainTextTest, ListsBreakBehindCommas) {
    EXPECT_THAT(wrapped("8 flush, 3 straight, 36 nothing", 20),
                ElementsAre("8 flush, 3 straight,", "36 nothing"));
    EXPECT_THAT(wrapped("8 flush, 3 straight, 36 nothing", 19),
                ElementsAre("8 flush,", "3 straight,", "36 nothing"));
    EXPECT_THAT(wrapped("8 flush, 3 straight", 0), ElementsAre("8 flush, 3 straight"));
    EXPECT_THAT(wrapped("one item too long, 1", 5), ElementsAre("one item too long,", "1"));
    EXPECT_THAT(wrapped("", 5), ElementsAre(""));
}

}  // namespace
}  // namespace holdfast::queries
