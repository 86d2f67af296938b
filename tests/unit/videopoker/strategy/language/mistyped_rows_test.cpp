// Rows with mistyped words: the error points at the word, also above a chart, where titles stand.
#include <tests/unit/videopoker/strategy/language/chart_language.h>

#include <holdfast/core/parse_errors.h>

namespace holdfast::videopoker {
namespace {

using test::expect_error;
using test::jacks;

// Even if the words before it do not fit without it.
TEST(MistypedRowsTest, AMistypedWordIsBlamed) {
    expect_error(jacks(), "high pare", "unknown word 'pare'; did you mean 'pair'?", "pare");
    expect_error(jacks(), "flush, ful house", "unknown word 'ful'; did you mean 'full'?", "ful");
    expect_error(jacks(), "AKs, high pare", "unknown word 'pare'; did you mean 'pair'?", "pare");
    expect_error(jacks(), "flush\njacks or beter, fuor to a flush", "unknown word 'beter'", "beter");
    expect_error(jacks(), "flush\n  but low pare: take it", "unknown word 'pare'", "pare");
    // With known words it would be no row either.
    expect_error(jacks(), "flush, high pare of", "'high' does not fit here", "high");
}

// As a title it would be dropped, and the chart would return less than the one that was meant.
TEST(MistypedRowsTest, AMistypedRowIsNoTitle) {
    const std::string below = "\nlow pair\ndiscard all\n";
    const std::string title = "; if this line is a title, put '#' before it";
    for (const std::string row : {"pair of jacks or beter", "jacks or beter", "any pair of jacks or beter"}) {
        expect_error(jacks(), row + below, "unknown word 'beter'; did you mean 'better'?" + title, "beter");
        EXPECT_EQ(jacks().printed("# " + row + below), "low pair\ndiscard all\n");
    }
    expect_error(jacks(), "Any pair of Jacks or Bettr" + below,
                 "unknown word 'Bettr'; did you mean 'better'?" + title, "Bettr");
    expect_error(jacks(), "jacks or better, four to a flsh" + below,
                 "unknown word 'flsh'; did you mean 'flush'?" + title, "flsh");
    for (const std::string name : {"Jacks or Beter Strategy", "JoB", "9/6 Jacks or Better",
                                   "Deuces Wild Optimal Strategy", "Joker Poker", "Bonus Deluxe"}) {
        EXPECT_EQ(jacks().printed(name + below), "low pair\ndiscard all\n") << name;
    }
}

TEST(MistypedRowsTest, MistypedRowsAboveTheFirstOneAreAllTold) {
    try {
        jacks().read("high pare\npair of jacks or beter\nlow pair\ndiscard all\n");
        FAIL() << "was read";
    } catch (const ParseErrors& error) {
        EXPECT_STREQ(error.what(), "unknown word 'pare'; did you mean 'pair'?");
        ASSERT_EQ(error.others.size(), 1U);
        EXPECT_EQ(error.others.front().position, 27U);
        EXPECT_EQ(error.others.front().length, 5U);
    }
}

}  // namespace
}  // namespace holdfast::videopoker
