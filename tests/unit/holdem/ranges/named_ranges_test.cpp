// Ranges with names: what a name may be, and how it stands in a range.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using testing::HasSubstr;

NamedRanges two_ranges() {
    NamedRanges names;
    names.add("open-btn", "QQ+,AKs:0.5");
    names.add("Call_BB2", "open-btn:0.5,JJ");
    return names;
}

std::string read_with_names(const std::string& text) {
    return to_text(parse_range(text, two_ranges()));
}

TEST(NamedRangesTest, StandWhereARangeStands) {
    EXPECT_EQ(read_with_names("open-btn"), "QQ+,AKs:1/2");
    EXPECT_EQ(read_with_names(" OPEN-btn , 72o "), "QQ+,72o,AKs:1/2");
    EXPECT_EQ(read_with_names("call_bb2"), "JJ,QQ+:1/2,AKs:1/4");
    EXPECT_EQ(read_with_names("open-btn:1/3"), "QQ+:1/3,AKs:1/6");
    EXPECT_EQ(read_with_names("[50]open-btn,72o[/50]"), "QQ+:1/2,72o:1/2,AKs:1/4");
    EXPECT_EQ(read_with_names("TT+,!open-btn"), "JJ-TT");
    // Listed again with the same weight, a combo counts once.
    EXPECT_EQ(read_with_names("open-btn,KK,open-btn"), "QQ+,AKs:1/2");
}

TEST(NamedRangesTest, RangesWithoutNamesStayAsTheyAre) {
    EXPECT_EQ(read_with_names("AA,KTs+:0.25"), to_text(parse_range("AA,KTs+:0.25")));
    EXPECT_TRUE(two_ranges().find("open") == nullptr);
    EXPECT_TRUE(two_ranges().find("OPEN-BTN") != nullptr);
    EXPECT_TRUE(NamedRanges().empty());
}

TEST(NamedRangesTest, NotesOnTheirTextAreThoseOfARangeThatNamesThem) {
    NamedRanges names;
    names.add("open", "AA,65s+");
    names.add("wide", "open,KQo+");
    const std::vector<std::string> notes{"65s+ is 65s alone; connectors: AKs-65s",
                                         "KQo+ is KQo alone; connectors: AKo-KQo"};
    EXPECT_EQ(read_range("wide:0.5,65s:0.5", names).notes, notes);
    EXPECT_TRUE(read_range("65s", names).notes.empty());
}

// "open AA" are two items, whatever else is called openAA.
TEST(NamedRangesTest, ANameHasNoBlanks) {
    NamedRanges names;
    names.add("openAA", "22");
    EXPECT_THROW(parse_range("open AA", names), UnknownRangeName);
    names.add("open", "KK");
    EXPECT_EQ(to_text(parse_range("open AA", names)), "KK+");
    EXPECT_EQ(to_text(parse_range("AA open !openAA", names)), "KK+");
    EXPECT_EQ(to_text(parse_range("openAA", names)), "22");
    for (const char* text : {"open - btn", "open -\nbtn", "AA,open- btn", "!open -btn"}) {
        EXPECT_THROW(read_with_names(text), ParseError) << text;
    }
}

void expect_error(const std::string& text, const std::string& words, std::size_t position) {
    try {
        parse_range(text, two_ranges());
        ADD_FAILURE() << text << " was read";
    } catch (const ParseError& error) {
        EXPECT_THAT(error.what(), HasSubstr(words));
        EXPECT_EQ(error.position, position) << error.what();
        EXPECT_EQ(error.text, text);
    }
}

TEST(NamedRangesTest, MistakesNameTheRanges) {
    expect_error("AA,opn-btn", "; your ranges: Call_BB2, open-btn", 3);
    expect_error("AA,opn-btn+", "; your ranges: Call_BB2, open-btn", 3);
    // Not if it cannot be meant as a name.
    for (const char* range : {"top 150%", "top 15", "top15"}) {
        try {
            parse_range(range, two_ranges());
            ADD_FAILURE() << range;
        } catch (const ParseError& error) {
            EXPECT_THAT(error.what(), testing::Not(HasSubstr("your ranges"))) << range;
        }
    }
    expect_error("AA,open-btn:2", "a weight is 0 to 1", 12);
    expect_error("AA,open-btn:0", "is already in the range with weight 1; here it has weight 0", 3);
    EXPECT_EQ(read_with_names("JJ,open-btn:0"), "JJ");
    expect_error("AKs,open-btn", "is already in the range with weight 1; here it has weight 1/2", 4);
    expect_error("QQ+,AKs,!open-btn", "nothing is left", 8);
}

TEST(NamedRangesTest, WhatANameMayBe) {
    const auto refused = [](const std::string& name, const std::string& words) {
        try {
            two_ranges().check_name(name);
            ADD_FAILURE() << name << " may be a name";
        } catch (const ParseError& error) {
            EXPECT_THAT(error.what(), HasSubstr(words));
        }
    };
    for (const char* name : {"15", "3-4", "1_2"}) refused(name, "needs at least one letter, such as 3bet");
    for (const char* name : {"", "-a", "_a", "open btn", "a,b", "a:b", "a+", "ouvrir-\xc3\xa9"}) {
        refused(name, "the name of a range may contain letters, digits, '-' and '_'");
    }
    for (const char* name : {"AA", "akS", "random", "any", "A9o", "AhKh", "AA-77"}) {
        refused(name, "is a range itself");
    }
    refused(std::string(41, 'x'), "at most 40");
    refused("OPEN-BTN", "two ranges are called");
    NamedRanges names = two_ranges();
    for (const std::string& name : {std::string(40, 'x'), std::string("fold"), std::string("3bet_bb")}) {
        names.check_name(name);
        names.add(name, "AA");
    }
    EXPECT_EQ(names.names(), "3bet_bb, Call_BB2, fold, open-btn, " + std::string(40, 'x'));
    EXPECT_EQ(to_text(parse_range("3BET_BB,KK", names)), "KK+");
    EXPECT_THROW(names.add("new-one", "AA,QZ"), ParseError);
    EXPECT_THROW(names.add("new-one", ""), ParseError);
    EXPECT_TRUE(names.find("new-one") == nullptr);
}

TEST(NamedRangesTest, WhatIsNoHandMayBeANameThatNobodyGave) {
    const auto message = [](const std::string& text) -> std::string {
        try {
            parse_range(text);
            return "";
        } catch (const ParseError& error) {
            return error.what();
        }
    };
    EXPECT_THAT(message("AA,open-btn"), testing::EndsWith("; no range is named 'open-btn'"));
    EXPECT_THAT(message("3bet_bb+"), testing::EndsWith("; no range is named '3bet_bb+'"));
    for (const char* hand : {"AKx", "QJ-98", "Ahh", "88-", "top 150%", "top 15", "1,2"}) {
        EXPECT_THAT(message(hand), testing::Not(HasSubstr("named"))) << hand;
    }
}

TEST(NamedRangesTest, AThousandAtMost) {
    NamedRanges names;
    for (std::size_t number = 0; number < NamedRanges::most_ranges; ++number) {
        names.check_name("r" + std::to_string(number));
        names.add("r" + std::to_string(number), "AA");
    }
    EXPECT_THROW(names.check_name("one-more"), ParseError);
}

TEST(NamedRangesTest, AListMayRepeatAName) {
    EXPECT_EQ(read_with_names("open-btn,open-btn:1,[100]open-btn[/100],AA"), "QQ+,AKs:1/2");
    expect_error("open-btn,open-btn:0.5", "already in the range with weight", 9);
    expect_error("open-btn:0.5,open-btn:0.25", "already in the range with weight", 13);
}

TEST(NamedRangesTest, ManyNamesAreNotAllListed) {
    NamedRanges names;
    for (char letter = 'a'; letter <= 'z'; ++letter) names.add("name-" + std::string(1, letter), "AA");
    EXPECT_THAT(names.names(), testing::EndsWith("name-l, ..."));
}

}  // namespace
}  // namespace holdfast::holdem
