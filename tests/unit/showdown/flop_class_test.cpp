// Classes of flops: how many flops each has, and what belongs to them. What people may type is in boards.txt.
#include <string>

#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/showdown/flop_class.h>

namespace holdfast {
namespace {

std::size_t size_of_class(const std::string& text) {
    return parse_flop_class(text).size();
}

bool has_flop(const std::string& text, const std::string& flop) {
    return parse_flop_class(text).contains(set_of(parse_cards(flop, Deck())));
}

// C(13, 3) * 4 * 3 * 2 rainbow flops of three ranks, 13 * 12 * C(4, 2) * 4 paired ones, 13 * 4 of trips.
TEST(FlopClass, HasAsManyFlopsAsCombinatoricsSays) {
    EXPECT_EQ(size_of_class("any"), 22'100U);
    EXPECT_EQ(size_of_class("monotone"), 4U * 286);
    EXPECT_EQ(size_of_class("rainbow"), 4U * 13 * 13 * 13);
    EXPECT_EQ(size_of_class("two-tone"), 22'100U - 4 * 286 - 4 * 2197);
    EXPECT_EQ(size_of_class("trips"), 52U);
    EXPECT_EQ(size_of_class("paired"), 3'744U);
    EXPECT_EQ(size_of_class("unpaired"), 18'304U);
    EXPECT_EQ(size_of_class("unpaired rainbow"), 286U * 24);
    EXPECT_EQ(size_of_class("A72"), 64U);
    EXPECT_EQ(size_of_class("A72r"), 24U);
    EXPECT_EQ(size_of_class("9xx unpaired"), 21U * 64);
    EXPECT_EQ(size_of_class("9xx rainbow"), 21U * 24 + 7 * 12);
    EXPECT_EQ(size_of_class("77x"), 6U * 48);
    EXPECT_EQ(size_of_class("777"), 4U);
    EXPECT_EQ(size_of_class("AKx"), 16U * 44);
    // C(32, 3) - C(28, 3): the nine is the highest of eight ranks.
    EXPECT_EQ(size_of_class("9-high"), 4'960U - 3'276);
}

TEST(FlopClass, HasThe1755FlopsUpToSuits) {
    EXPECT_EQ(parse_flop_class("any").suit_classes(), 1'755U);
    EXPECT_EQ(parse_flop_class("monotone").suit_classes(), 286U);
    EXPECT_EQ(parse_flop_class("trips").suit_classes(), 13U);
}

TEST(FlopClass, TakesAnXForALowerCard) {
    EXPECT_TRUE(has_flop("9xx", "9h5d2c"));
    EXPECT_TRUE(has_flop("9xx", "9h5d5c"));
    EXPECT_FALSE(has_flop("9xx", "9h9d5c"));
    EXPECT_FALSE(has_flop("9xx", "Th9d5c"));
    EXPECT_TRUE(has_flop("9-high", "9h9d5c"));
    EXPECT_FALSE(has_flop("K9x", "KhQd9c"));
    // After a pair, an x is any other rank.
    EXPECT_TRUE(has_flop("77x", "7h7dAc"));
    EXPECT_FALSE(has_flop("77x", "7h7d7c"));
}

TEST(FlopClass, ReadsWhatPeopleType) {
    const FlopClass expected = parse_flop_class("T98 two-tone");
    EXPECT_EQ(parse_flop_class("1098 two tone"), expected);
    EXPECT_EQ(parse_flop_class("t98tt"), expected);
    EXPECT_EQ(parse_flop_class("Two-Tone, 89T board"), expected);
    EXPECT_EQ(parse_flop_class("9 high flop, rainbow"), parse_flop_class("rainbow 9-high"));
    EXPECT_EQ(parse_flop_class("10 9 8 two-tone"), expected);
    EXPECT_EQ(parse_flop_class("Q 7 2 rainbow"), parse_flop_class("Q72 rainbow"));
    EXPECT_EQ(parse_flop_class("rainbow, 9 x x"), parse_flop_class("9xx rainbow"));
    EXPECT_EQ(parse_flop_class("Ace high"), parse_flop_class("A-high"));
    EXPECT_EQ(parse_flop_class("rainbow ten-high"), parse_flop_class("T-high rainbow"));
}

}  // namespace
}  // namespace holdfast
