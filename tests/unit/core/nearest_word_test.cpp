// "Did you mean": which words are alike, in which order, and which are not.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <holdfast/core/text.h>

namespace holdfast {
namespace {

using Words = std::vector<std::string>;

const Words commands{"return", "hold", "games", "equity", "preflop"};

TEST(NearestWordTest, SlipsOfTheKeyboard) {
    EXPECT_EQ(nearest_word("retrun", commands), "return");
    EXPECT_EQ(nearest_word("equty", commands), "equity");
    EXPECT_EQ(nearest_word("hodl", commands), "hold");
    EXPECT_EQ(nearest_word("RETURN", commands), "return");
    EXPECT_EQ(nearest_word("full_house", {"full.house", "full house"}), "full house");
    EXPECT_EQ(nearest_word("full house", {"full.house", "full-house"}), "full-house");
}

TEST(NearestWordTest, NothingWhereNoneIsLikeIt) {
    EXPECT_EQ(nearest_word("zzz", commands), "");
    EXPECT_EQ(nearest_word("", commands), "");
    EXPECT_EQ(nearest_word("g", commands), "");
    EXPECT_EQ(nearest_word("return", {}), "");
    // A short word is in a long one by chance; a long word may be meant by its beginning.
    EXPECT_EQ(nearest_word("strategy", {"at"}), "");
    EXPECT_EQ(nearest_word("boat", {"at"}), "at");
    EXPECT_EQ(nearest_word("deuces", {"deuces-wild"}), "deuces-wild");
    EXPECT_EQ(nearest_word("", {""}), "") << "nor is nothing like nothing";
}

TEST(NearestWordTest, ThreeFifthsAlikeIsEnough) {
    EXPECT_EQ(nearest_word("abcxy", {"abcde"}), "abcde");  // 6/10
    EXPECT_EQ(nearest_word("nosuch", {"bench"}), "");      // 6/11
}

TEST(NearestWordTest, AWordThatContainsTheOther) {
    EXPECT_EQ(nearest_word("jacks", {"jacks-or-better-9-6", "tens-or-better"}), "jacks-or-better-9-6");
    EXPECT_EQ(nearest_word("deuces wild", {"dueces", "full-pay-deuces-wild"}), "full-pay-deuces-wild");
    EXPECT_EQ(nearest_word("returns", commands), "return");
}

TEST(NearestWordTest, SeveralInOrderOfLikeness) {
    const Words known{"bonus-deuces", "deuces-wild-44", "deuces-wild", "aces"};
    EXPECT_EQ(nearest_words("deuces wild", known, 2), (Words{"deuces-wild", "deuces-wild-44"}));
    EXPECT_EQ(nearest_words("deuces-wild", known, 0), Words{});
    EXPECT_EQ(nearest_words("ab", {"ab1", "ab2", "ab3"}, 9), (Words{"ab1", "ab2", "ab3"}));
}

TEST(NearestWordTest, AVeryLongWordIsLikeNothing) {
    EXPECT_EQ(nearest_word(std::string(1'000'000, 'r'), commands), "");
}

}  // namespace
}  // namespace holdfast
