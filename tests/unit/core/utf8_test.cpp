// Text in UTF-8: steps, counts, and what must not reach a terminal.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <holdfast/core/text.h>

namespace holdfast {
namespace {

void expect_well_formed(std::string_view text, char32_t value, std::size_t length) {
    const CodePoint point = code_point_at(text, 0);
    EXPECT_TRUE(point.well_formed) << text;
    EXPECT_EQ(point.value, value) << text;
    EXPECT_EQ(point.length, length) << text;
}

TEST(Utf8Test, TheFirstAndLastCodePointsOfEachLength) {
    expect_well_formed(std::string_view("\0", 1), 0, 1);
    expect_well_formed("\x7F", 0x7F, 1);
    expect_well_formed("\xC2\x80", 0x80, 2);
    expect_well_formed("\xDF\xBF", 0x7FF, 2);
    expect_well_formed("\xE0\xA0\x80", 0x800, 3);
    expect_well_formed("\xED\x9F\xBF", 0xD7FF, 3);
    expect_well_formed("\xEE\x80\x80", 0xE000, 3);
    expect_well_formed("\xEF\xBF\xBF", 0xFFFF, 3);
    expect_well_formed("\xF0\x90\x80\x80", 0x10000, 4);
    expect_well_formed("\xF4\x8F\xBF\xBF", 0x10FFFF, 4);
    expect_well_formed("\u2660x", U'\u2660', 3);
}

TEST(Utf8Test, WhatIsMalformedIsOneByteLong) {
    const std::vector<std::string> texts{
        "\x80",
        "\xBF",
        "\xC0\xAF",
        "\xC1\xBF",  // lone; overlong
        "\xE0\x80\xAF",
        "\xE0\x9F\xBF",
        "\xF0\x80\x80\x80",
        "\xF0\x8F\xBF\xBF",  // overlong
        "\xED\xA0\x80",
        "\xED\xBF\xBF",  // surrogates
        "\xF4\x90\x80\x80",
        "\xF5\x80\x80\x80",
        "\xFE",
        "\xFF",  // past U+10FFFF
        "\xC2",
        "\xE2\x99",
        "\xE2\x99z",
        "\xF0\x9F\x98",
        "\xF0\x9F\x98z",
        "\xE2\x99\xE2",  // cut short
    };
    for (const std::string& text : texts) {
        const CodePoint point = code_point_at(text, 0);
        EXPECT_FALSE(point.well_formed) << text;
        EXPECT_EQ(point.value, 0xFFFDU) << text;
        EXPECT_EQ(point.length, 1U) << text;
    }
}

TEST(Utf8Test, ReadsNoBytesBehindTheText) {
    const std::string spade = "\u2660";
    EXPECT_FALSE(code_point_at(std::string_view(spade).substr(0, 2), 0).well_formed);
    EXPECT_TRUE(code_point_at(spade, 0).well_formed);
}

TEST(Utf8Test, TheFirstMalformedByte) {
    EXPECT_EQ(find_malformed(""), std::string_view::npos);
    EXPECT_EQ(find_malformed("ab\u2660"), std::string_view::npos);
    EXPECT_EQ(find_malformed("ab\u2660\xFF"), 5U);
    EXPECT_EQ(find_malformed("\xE2\x99"), 0U);
}

TEST(Utf8Test, CodePointsAreCountedAndCutOff) {
    EXPECT_EQ(count_code_points(""), 0U);
    EXPECT_EQ(count_code_points("A\u2660 \u00E9"), 4U);
    EXPECT_EQ(count_code_points("a\xFF\xE2\x99z"), 5U);
    EXPECT_EQ(first_code_points("A\u2660K", 0), "");
    EXPECT_EQ(first_code_points("A\u2660K", 2), "A\u2660");
    EXPECT_EQ(first_code_points("A\u2660K", 3), "A\u2660K");
    EXPECT_EQ(first_code_points("A\u2660K", 9), "A\u2660K");
}

TEST(Utf8Test, NothingThatSteersATerminalIsPrintable) {
    EXPECT_EQ(printable("plain \u2660 \u00E9 \U0001F600"), "plain \u2660 \u00E9 \U0001F600");
    EXPECT_EQ(printable("\x1b[31mred\x7f\n"), "?[31mred??");
    EXPECT_EQ(printable("\xC2\x9B"
                        "31m"),
              "?31m");
    EXPECT_EQ(printable("\xC2\xA0"), "\xC2\xA0");
    EXPECT_EQ(printable(std::string("a\0b", 3)), "a?b");
    EXPECT_EQ(printable("a\u2028b\u202Ec\u2066d"), "a?b?c?d");  // a new line; right to left; an isolate
}

TEST(Utf8Test, MalformedBytesAreNotPrintable) {
    EXPECT_EQ(printable("a\xFF\xE2\x99z"), "a???z");
    EXPECT_EQ(printable("\xC0\xAF"), "??");
    EXPECT_EQ(printable("\xED\xA0\x80"), "???");
    EXPECT_EQ(printable("\xF4\x8F\xBF\xBF"), "\xF4\x8F\xBF\xBF");  // U+10FFFF
}

}  // namespace
}  // namespace holdfast
