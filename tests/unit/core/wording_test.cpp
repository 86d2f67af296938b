// Letters, lists and quotations in sentences.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include <holdfast/core/text.h>

namespace holdfast {
namespace {

TEST(WordingTest, SmallLettersAreThoseOfCapitalsAlone) {
    std::string text = "@AZ[az`\xc3\x84";
    std::transform(text.begin(), text.end(), text.begin(), small_letter);
    EXPECT_EQ(text, "@az[az`\xc3\x84");
}

TEST(WordingTest, Lists) {
    EXPECT_EQ(joined({}), "");
    EXPECT_EQ(joined({"a"}), "a");
    EXPECT_EQ(joined({"a", "b", "c"}), "a, b, c");
    EXPECT_EQ(joined({"ace", "queen"}, "-"), "ace-queen");
    EXPECT_EQ(joined({"a", "b", "c"}, "; ", " and "), "a; b and c");
    EXPECT_EQ(either_of({}), "");
    EXPECT_EQ(either_of({"a"}), "a");
    EXPECT_EQ(either_of({"a", "b"}), "a or b");
    EXPECT_EQ(either_of({"a", "b", "c"}), "a, b or c");
}

TEST(WordingTest, QuotationsStayOnOneLineAndShort) {
    EXPECT_EQ(in_quotes(""), "''");
    EXPECT_EQ(in_quotes("A\u2660"), "'A\u2660'");
    EXPECT_EQ(in_quotes("a\nb\x1b[31m\xFF"), "'a?b?[31m?'");
    const std::string forty(40, 'x');
    EXPECT_EQ(in_quotes(forty), "'" + forty + "'");
    EXPECT_EQ(in_quotes(forty + "y"), "'" + forty.substr(3) + "...'");
    std::string spades;
    for (int i = 0; i < 41; ++i) spades += "\u2660";
    EXPECT_EQ(in_quotes(spades), "'" + spades.substr(0, 3U * 37U) + "...'");
}

TEST(WordingTest, BlanksAroundATextCapitalsAndByteOrderMarks) {
    EXPECT_EQ(trimmed(" \t As Kd \r\n"), "As Kd");
    EXPECT_EQ(trimmed("As"), "As");
    const std::string_view blanks = " \n ";
    EXPECT_TRUE(trimmed(blanks).empty());
    EXPECT_EQ(trimmed(blanks).data(), blanks.data() + blanks.size());
    EXPECT_TRUE(trimmed("").empty());
    EXPECT_EQ(in_small_letters("NOTHING \xC3\x84"), "nothing \xC3\x84");
    EXPECT_EQ(after_byte_order_mark("\xEF\xBB\xBF"
                                    "deal"),
              3U);
    EXPECT_EQ(after_byte_order_mark("\xEF\xBB"), 0U);
    EXPECT_EQ(after_byte_order_mark("deal"), 0U);
}

}  // namespace
}  // namespace holdfast
