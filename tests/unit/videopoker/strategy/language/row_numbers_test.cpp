// Numbers before rows without a sign behind them: which are not marked. How charts with them are read is in charts.txt.
#include <string>

#include <gtest/gtest.h>

#include <holdfast/videopoker/strategy/language/row_numbers.h>

namespace holdfast::videopoker {
namespace {

/// The text with its numbers marked.
std::string marked(std::string text) {
    mark_numbers(text);
    return text;
}

TEST(RowNumbersTest, NumbersBeforeADashStayIfTheyAreNoList) {
    for (const char* const text :
         {"1 - flush\n", "1 - flush\n3 - trips\n", "1 - flush\n2 - trips\nlow pair\n", "4 - flush\n",
          "1-flush\n2-trips\n", "1 -\n2 -\n"}) {
        EXPECT_EQ(marked(text), text);
    }
}

TEST(RowNumbersTest, NumbersOfCardsStay) {
    for (const char* const text :
         {"4  to a royal\n3  of a kind\n2  pair\n1  high card\n", "flush\n2  pair\n3  aces\n",
          "1  high card\n", "1  flush\n3  trips\n", "1  flush\n2  trips\nlow pair\n",
          "1  flush\nlow pair\n2  trips\n", "1 flush\n2 trips\n",
          "no deuces\npair\n1  deuce\npair\n2  deuces\npair\n", "1  joker\n1  joker\n"}) {
        EXPECT_EQ(marked(text), text);
    }
}

}  // namespace
}  // namespace holdfast::videopoker
