// Lists of small whole numbers as people write them.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/ask/input/number_list.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<int> read(const std::string& text) {
    return parse_numbers(text, {1, 22}, "opponents");
}

void expect_refused_list(const std::string& text, const std::string& words, std::size_t position,
                         std::size_t length) {
    try {
        read(text);
        ADD_FAILURE() << "'" << text << "' was read";
    } catch (const ParseError& error) {
        EXPECT_THAT(error.what(), HasSubstr(words)) << text;
        EXPECT_EQ(error.text, text);
        EXPECT_EQ(error.position, position) << text;
        EXPECT_EQ(error.length, length) << text;
    }
}

TEST(NumberListTest, NumbersAndRangesInTheirOrder) {
    EXPECT_THAT(read("3"), ElementsAre(3));
    EXPECT_THAT(read("1-4"), ElementsAre(1, 2, 3, 4));
    EXPECT_THAT(read("9,1,3"), ElementsAre(9, 1, 3));
    EXPECT_THAT(read("5-6,22,1-2"), ElementsAre(5, 6, 22, 1, 2));
    EXPECT_THAT(read(" 1 - 2 , 7 "), ElementsAre(1, 2, 7));
    EXPECT_THAT(read("7-7"), ElementsAre(7));
    EXPECT_THAT(read("007"), ElementsAre(7));
    EXPECT_EQ(read("1-22").size(), 22U);
}

TEST(NumberListTest, AnOpenListEndsWithTheMost) {
    EXPECT_THAT(read("20-"), ElementsAre(20, 21, 22));
    EXPECT_THAT(read(" 22 - "), ElementsAre(22));
    EXPECT_THAT(read("21-,1"), ElementsAre(21, 22, 1));
    const auto at_table = [](const std::string& text) {
        return parse_numbers(text, {1, 22, 9}, "opponents");
    };
    EXPECT_THAT(at_table("8-"), ElementsAre(8, 9));
    EXPECT_THAT(at_table("9-"), ElementsAre(9));
    EXPECT_THAT(at_table("8-10"), ElementsAre(8, 9, 10));
    try {
        at_table("1, 10-");
        ADD_FAILURE() << "read";
    } catch (const ParseError& error) {
        EXPECT_STREQ(error.what(), "an open list of opponents ends with 9, before 10");
        EXPECT_EQ(error.position, 2U);
        EXPECT_EQ(error.length, 4U);
    }
}

TEST(NumberListTest, WhatIsNotANumber) {
    const std::string words = "expected a number of opponents";
    expect_refused_list("", words, 0, 1);
    expect_refused_list("many", words, 0, 4);
    expect_refused_list("-1", words, 0, 2);
    expect_refused_list("1,", words, 2, 1);
    expect_refused_list("1,,2", words, 2, 2);
    expect_refused_list("1-2-3", words, 3, 2);
    expect_refused_list("1--", words, 2, 1);
    expect_refused_list("-", words, 0, 1);
    expect_refused_list("1 2", words, 2, 1);
    expect_refused_list("3.5", words, 1, 2);
    expect_refused_list("+3", words, 0, 2);
}

TEST(NumberListTest, OutOfRange) {
    expect_refused_list("0", "must be from 1 to 22, not 0", 0, 1);
    expect_refused_list("1-23", "must be from 1 to 22, not 23", 2, 2);
    expect_refused_list("5,99999999999999999999", "must be from 1 to 22, not 99999999999999999999", 2, 20);
    EXPECT_THAT(parse_numbers("0", {0, 22}, "opponents"), ElementsAre(0));
}

TEST(NumberListTest, BackwardsAndTwice) {
    expect_refused_list("9-1", "'9-1' runs backwards", 0, 3);
    expect_refused_list("2,9-1", "'9-1' runs backwards", 2, 3);
    expect_refused_list("1,1", "is listed twice", 2, 1);
    expect_refused_list("2,1-3", "is listed twice", 2, 3);
}

}  // namespace
}  // namespace holdfast::ask
