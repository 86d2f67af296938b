// Ranges with names: how they are kept. How they stand in a range is in named_ranges.txt.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

NamedRanges two_ranges() {
    NamedRanges names;
    names.add("open-btn", "QQ+,AKs:0.5");
    names.add("Call_BB2", "open-btn:0.5,JJ");
    return names;
}

TEST(NamedRangesTest, AreFoundByTheirWholeName) {
    EXPECT_TRUE(two_ranges().find("open") == nullptr);
    EXPECT_TRUE(two_ranges().find("OPEN-BTN") != nullptr);
    EXPECT_TRUE(NamedRanges().empty());
}

TEST(NamedRangesTest, ARangeInheritsTheNotesOfTheNamedRangesItUses) {
    NamedRanges names;
    names.add("open", "AA,65s+");
    names.add("wide", "open,KQo+");
    const std::vector<std::string> notes{"65s+ is 65s alone; connectors: AKs-65s",
                                         "KQo+ is KQo alone; connectors: AKo-KQo"};
    EXPECT_EQ(read_range("wide:0.5,65s:0.5", names).notes, notes);
    EXPECT_TRUE(read_range("65s", names).notes.empty());
}

TEST(NamedRangesTest, AnUnknownNameHasAnErrorOfItsOwn) {
    NamedRanges names;
    names.add("openAA", "22");
    EXPECT_THROW(parse_range("open AA", names), UnknownRangeName);
}

TEST(NamedRangesTest, ARefusedRangeIsNotAdded) {
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

TEST(NamedRangesTest, AThousandAtMost) {
    NamedRanges names;
    for (std::size_t number = 0; number < NamedRanges::most_ranges; ++number) {
        names.check_name("r" + std::to_string(number));
        names.add("r" + std::to_string(number), "AA");
    }
    EXPECT_THROW(names.check_name("one-more"), ParseError);
}

TEST(NamedRangesTest, ManyNamesAreNotAllListed) {
    NamedRanges names;
    for (char letter = 'a'; letter <= 'z'; ++letter) names.add("name-" + std::string(1, letter), "AA");
    EXPECT_THAT(names.names(), testing::EndsWith("name-l, ..."));
}

}  // namespace
}  // namespace holdfast::holdem
