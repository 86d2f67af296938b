// The room that text takes in a terminal.
#include <apps/terminal/display.h>
#include <apps/terminal/style.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/cards/card_text.h>

namespace holdfast::terminal {
namespace {

using ask::spaced_cards;

using testing::ElementsAre;

TEST(DisplayTest, WidthCountsColumnsNotBytes) {
    EXPECT_EQ(display_width(""), 0U);
    EXPECT_EQ(display_width("A♠ é"), 4U);
    EXPECT_EQ(display_width("\xFF\xE2\x99"), 3U);  // malformed: shown as ???
}

TEST(DisplayTest, EastAsianCharactersAndEmojiTakeTwoColumns) {
    EXPECT_EQ(display_width("万能牌"), 6U);
    EXPECT_EQ(display_width("ジョーカー"), 10U);
    EXPECT_EQ(display_width("조커"), 4U);
    EXPECT_EQ(display_width("ＡＫ"), 4U);  // full-width letters
    EXPECT_EQ(display_width("🃏😀"), 4U);
    EXPECT_EQ(display_width(U'\u3041'), 2U);  // the first and the last of a range, and beside them
    EXPECT_EQ(display_width(U'\uA4C6'), 2U);
    EXPECT_EQ(display_width(U'\uA4D0'), 1U);
    EXPECT_EQ(display_width(U'\u303F'), 1U);
    EXPECT_EQ(display_width(U'\U00020000'), 2U);
    EXPECT_EQ(display_width(U'\U0010FFFF'), 1U);
}

TEST(DisplayTest, CombiningMarksTakeNone) {
    EXPECT_EQ(display_width("e\u0301"), 1U);
    EXPECT_EQ(display_width("か\u3099"), 2U);            // with a voiced sound mark
    EXPECT_EQ(display_width("\u1112\u1161\u11AB"), 2U);  // Hangul in parts: one syllable
    EXPECT_EQ(display_width("♠\uFE0F"), 1U);             // a variation selector
    EXPECT_EQ(display_width("a\u200Bb"), 2U);            // a blank of no width
    EXPECT_EQ(display_width("a\u00ADb"), 3U);            // a soft hyphen is shown
    EXPECT_EQ(display_width("a\U000101FD"), 1U);         // beyond the plane of most characters
}

TEST(DisplayTest, FirstColumnsKeepCharactersWhole) {
    EXPECT_EQ(first_columns("万能牌", 3), "万");
    EXPECT_EQ(first_columns("万能牌", 6), "万能牌");
    EXPECT_EQ(first_columns("e\u0301a", 1), "e\u0301");
    EXPECT_EQ(first_columns("abc", 0), "");
}

TEST(DisplayTest, LongTextIsClippedWithAnEllipsis) {
    EXPECT_EQ(clipped("royal flush", 11), "royal flush");
    EXPECT_EQ(clipped("royal flush", 10), "royal f...");
    EXPECT_EQ(clipped("royal flush", 3), "...");
    EXPECT_EQ(clipped("royal flush", 2), "..");
    EXPECT_EQ(clipped("万能牌", 5), "万...");
    EXPECT_EQ(clipped("万能牌", 4), "...");  // half a character cannot be shown
}

TEST(DisplayTest, ListsBreakBehindCommas) {
    EXPECT_THAT(wrapped_list("8 flush, 3 straight, 36 nothing", 20),
                ElementsAre("8 flush, 3 straight,", "36 nothing"));
    EXPECT_THAT(wrapped_list("8 flush, 3 straight, 36 nothing", 19),
                ElementsAre("8 flush,", "3 straight,", "36 nothing"));
    EXPECT_THAT(wrapped_list("8 flush, 3 straight", 0), ElementsAre("8 flush, 3 straight"));
    EXPECT_THAT(wrapped_list("one item too long, 1", 5), ElementsAre("one item too long,", "1"));
    EXPECT_THAT(wrapped_list("", 5), ElementsAre(""));
}

TEST(DisplayTest, SentencesBreakBetweenWords) {
    EXPECT_THAT(wrapped_words("widen the terminal", 9), ElementsAre("widen the", "terminal"));
    EXPECT_THAT(wrapped_words("widen the terminal", 8), ElementsAre("widen", "the", "terminal"));
    EXPECT_THAT(wrapped_words("widen the terminal", 3), ElementsAre("widen", "the", "terminal"));
    EXPECT_THAT(wrapped_words("widen the terminal", 0), ElementsAre("widen the terminal"));
}

TEST(LookTest, LooksOnlyWithColour) {
    EXPECT_EQ(with_look("text", Look::good, {false, 0}), "text");
    EXPECT_EQ(with_look("text", Look::bold, {true, 0}), "\x1b[1mtext\x1b[0m");
    EXPECT_EQ(with_look("text", Look::plain, {true, 0}), "text");
}

TEST(CardListTest, CardsWithBlanks) {
    EXPECT_EQ(spaced_cards(parse_cards("TdJkAs", Deck::with_jokers(1))), "Td Jk As");
    EXPECT_EQ(spaced_cards({}), "");
}

}  // namespace
}  // namespace holdfast::terminal
