// Stretches of a text, and what errors about them point at.
#include <string>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/core/text_span.h>

namespace holdfast {
namespace {

/// What the stretch throws, as "text[begin+length] source".
template <class Fail>
std::string blamed(const Fail& fail) {
    try {
        fail();
    } catch (const ParseError& error) {
        return error.text + "[" + std::to_string(error.position) + "+" + std::to_string(error.length) + "] " +
               error.source;
    }
    return "nothing";
}

std::string blamed(const TextSpan& span) {
    return blamed([&] { span.fail("wrong"); });
}

TEST(TextSpanTest, PartsKeepTheirPlaceInTheWhole) {
    const TextSpan whole("full house = 8 ", "a.txt");
    EXPECT_EQ(whole.part(0, 10).text(), "full house");
    EXPECT_EQ(whole.part(5).part(0, 5).text(), "house");
    EXPECT_EQ(whole.part(12).text(), " 8 ");
    EXPECT_EQ(blamed(whole.part(5).part(0, 5)), "full house = 8 [5+5] a.txt");
    // An end beyond that of the stretch is its end.
    EXPECT_EQ(whole.part(0, 10).part(5, 99).text(), "house");
}

TEST(TextSpanTest, TrimmedIsWithoutTheBlanksAroundIt) {
    const TextSpan whole("  a b   ");
    EXPECT_EQ(blamed(whole.trimmed()), "  a b   [2+3] ");
    EXPECT_TRUE(whole.part(5).trimmed().empty());
    EXPECT_EQ(blamed(whole.part(5).trimmed()), "  a b   [8+1] ");
    EXPECT_EQ(TextSpan("ab").trimmed().text(), "ab");
}

TEST(TextSpanTest, OnlyTheBeginningOfSeveralLinesIsBlamed) {
    const TextSpan whole("a\nb");
    EXPECT_EQ(blamed(whole), "a\nb[0+1] ");
    EXPECT_EQ(blamed(whole.part(2)), "a\nb[2+1] ");
}

TEST(TextSpanTest, AnErrorInsideASpanKeepsItsPlace) {
    const TextSpan value = TextSpan("range = \"AA,XX\"").part(8);
    EXPECT_EQ(blamed([&] { value.fail_inside({"wrong", "AA,XX", 3, 2}); }), "range = \"AA,XX\"[12+2] ");
    // Written as "\\u0041A": the places in it are those of other bytes.
    EXPECT_EQ(blamed([&] { value.fail_inside({"wrong", "AA, XX", 3, 2}); }), "range = \"AA,XX\"[8+7] ");
}

}  // namespace
}  // namespace holdfast
