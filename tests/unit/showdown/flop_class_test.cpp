// Classes of flops: how many flops each has, and what people may type.
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
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

TEST(FlopClass, SaysWhatToWriteInstead) {
    const auto refusal = [](const std::string& text) -> std::string {
        EXPECT_TRUE(looks_like_flop_class(text)) << text;
        try {
            parse_flop_class(text);
            return "read";
        } catch (const ParseError& error) {
            return error.what();
        }
    };
    EXPECT_EQ(refusal("monotne"), "'monotne' is not a class of flops; did you mean 'monotone'?");
    EXPECT_EQ(refusal("Rainbw 9xx"), "'rainbw' is not a class of flops; did you mean 'rainbow'?");
    EXPECT_EQ(refusal("suited"),
              "'suited' is said of two cards: write monotone for a flop of one suit, two-tone for two suits");
    EXPECT_EQ(refusal("random"), "'random' is not a class of flops: write any for every flop");
    EXPECT_EQ(refusal("random flop"), "'random' is not a class of flops: write any for every flop");
    EXPECT_NE(refusal("10 9 8 7").find("'7' is not a class of flops"), std::string::npos);
    EXPECT_NE(refusal("10 9 rainbow").find("'10' is not a class of flops"), std::string::npos);
}

TEST(FlopClass, TellsAClassFromCards) {
    for (const char* text : {"9xx rainbow", "A72", "1098", "rainbow", "9 high", "any flop", "xx9", "two tone",
                             "monotne", "suited", "random", "Ace high", "10 9 8"}) {
        EXPECT_TRUE(looks_like_flop_class(text)) << text;
    }
    for (const char* text : {"", "QhJh2c", "Qh Jh 2x", "10h9h8h", "Q♥J♥2♣", "foo", "9", "Board [Kh 7d 2c]",
                             "preflop", "Flop: Kh 7d 2c"}) {
        EXPECT_FALSE(looks_like_flop_class(text)) << text;
    }
}

TEST(FlopClass, SaysWhatIsWrongAndWhere) {
    const auto place = [](const std::string& text) {
        try {
            parse_flop_class(text);
        } catch (const ParseError& error) {
            return std::pair(error.position, error.length);
        }
        ADD_FAILURE() << text << " was read";
        return std::pair(std::size_t{0}, std::size_t{0});
    };
    using Place = std::pair<std::size_t, std::size_t>;
    EXPECT_EQ(place("9xx raimbow"), Place(4, 7));
    EXPECT_EQ(place("9xx rainbow monotone"), Place(12, 8));
    EXPECT_EQ(place("9xx A72"), Place(4, 3));
    EXPECT_EQ(place("rainbow x9x"), Place(8, 3));
    EXPECT_EQ(place("xxx"), Place(0, 3));
    EXPECT_EQ(place("A72q"), Place(0, 4));
    // Two suits, or a pair of tens.
    EXPECT_EQ(place("TT"), Place(0, 2));
    EXPECT_EQ(place("unpaired tt"), Place(9, 2));
    EXPECT_EQ(place("99x monotone"), Place(0, 12));
}

}  // namespace
}  // namespace holdfast
