// The places of a question that must not share a card.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/queries/input/cards_apart.h>

namespace holdfast::queries {
namespace {

using testing::HasSubstr;

template <class Read>
void expect_refused(Read read, const std::string& words, std::size_t position, std::size_t length) {
    try {
        read();
        ADD_FAILURE() << "no " << words;
    } catch (const ParseError& error) {
        EXPECT_THAT(error.what(), HasSubstr(words));
        EXPECT_EQ(error.position, position);
        EXPECT_EQ(error.length, length);
    }
}

TEST(CardsApartTest, CardsInTheOrderTheyWereGiven) {
    CardsApart apart;
    EXPECT_EQ(to_text(apart.read("2c, Ah", "in the hero's hand", 2)), "2cAh");
    EXPECT_EQ(to_text(apart.read_board("10♠ Td 3h")), "TsTd3h");
    EXPECT_EQ(to_text(apart.read("", "dead")), "");
    EXPECT_EQ(to_text(set_of(apart.read("5c4c", "dead"))), to_text(set_of(parse_cards("4c5c", Deck()))));
}

TEST(CardsApartTest, ACardThatIsElsewhere) {
    CardsApart apart;
    apart.read("Ah Kh", "in the hero's hand", 2);
    apart.read_board("Q♥ Jh 2c");
    expect_refused([&] { apart.read("3c kh", "dead"); }, "the card kh is in the hero's hand already", 3, 2);
    expect_refused([&] { apart.read("Qh", "dead"); }, "the card Qh is on the board already", 0, 2);
    expect_refused([&] { apart.read("10h 2♣", "dead"); }, "is on the board already", 4, 4);
    expect_refused([&] { apart.read("3c 3c", "dead"); }, "written twice", 3, 2);
    EXPECT_EQ(to_text(apart.read("3c", "dead")), "3c");  // nothing refused is remembered
}

TEST(CardsApartTest, NumbersOfCards) {
    for (const char* board : {"", "2c3c4c", "2c3c4c5c", "2c3c4c5c6c"}) {
        EXPECT_NO_THROW(CardsApart().read_board(board)) << board;
    }
    expect_refused([] { CardsApart().read_board("2c"); }, "3, 4 or 5 cards or none yet, not 1", 0, 2);
    expect_refused([] { CardsApart().read_board("2c 3c"); }, "not 2", 0, 5);
    expect_refused([] { CardsApart().read_board("2c3c4c5c6c7c"); }, "not 6", 0, 12);
    expect_refused([] { CardsApart().read("2c3c4c", "in the hero's hand", 2); }, "expected 2 cards, found 3",
                   0, 6);
    expect_refused([] { CardsApart().read("2cJk", "in the hero's hand", 2); }, "no jokers", 2, 2);
}

}  // namespace
}  // namespace holdfast::queries
