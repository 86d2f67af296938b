// The places of a query that must not share a card.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/ask/input/card_places.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

using testing::HasSubstr;

template <class Read>
void expect_refused_cards(Read read, const std::string& words, std::size_t position, std::size_t length) {
    try {
        read();
        ADD_FAILURE() << "no " << words;
    } catch (const ParseError& error) {
        EXPECT_THAT(error.what(), HasSubstr(words));
        EXPECT_EQ(error.position, position);
        EXPECT_EQ(error.length, length);
    }
}

TEST(CardPlacesTest, CardsInTheOrderTheyWereGiven) {
    CardPlaces places;
    EXPECT_EQ(to_text(places.read("hole", "2c, Ah", "in your hand", 2)), "2cAh");
    EXPECT_EQ(to_text(places.read_board("10♠ Td 3h")), "TsTd3h");
    EXPECT_EQ(to_text(places.read("dead", "", "among the dead cards")), "");
    EXPECT_EQ(to_text(set_of(places.read("dead", "5c4c", "among the dead cards"))),
              to_text(set_of(parse_cards("4c5c", Deck()))));
}

TEST(CardPlacesTest, ACardThatIsElsewhere) {
    CardPlaces places;
    places.read("hole", "Ah Kh", "in your hand", 2);
    places.read_board("Q♥ Jh 2c");
    expect_refused_cards([&] { places.read("dead", "3c kh", "among the dead cards"); },
                         "the card kh is already in your hand", 3, 2);
    expect_refused_cards([&] { places.read("dead", "Qh", "among the dead cards"); },
                         "the card Qh is already on the board", 0, 2);
    expect_refused_cards([&] { places.read("dead", "10h 2♣", "among the dead cards"); },
                         "is already on the board", 4, 4);
    expect_refused_cards([&] { places.read("dead", "3c 3c", "among the dead cards"); }, "written twice", 3,
                         2);
    EXPECT_EQ(to_text(places.read("dead", "3c", "among the dead cards")),
              "3c");  // nothing refused is remembered
}

TEST(CardPlacesTest, ABoardIsCardsOrNone) {
    for (const char* board : {"preflop", "PREFLOP", "pre-flop"}) {
        EXPECT_TRUE(CardPlaces().read_board(board).empty()) << board;
    }
    for (const char* board : {"any", "Axx rainbow", "9-high", "K72"}) {
        EXPECT_THROW(CardPlaces().read_board(board), ParseError) << board;
    }
    expect_refused_cards([] { CardPlaces().read_board("any"); }, "3, 4 or 5 cards, not a class of flops", 0,
                         3);
    expect_refused_cards(
        [] { CardPlaces().read("hole", "AhKhQhJh", "in your hand", 2); },
        "expected 2 cards, found 4; 'vs' stands between two hands, and Holdfast does not cover Omaha", 0, 8);
}

TEST(CardPlacesTest, NumbersOfCards) {
    for (const char* board : {"", "2c3c4c", "2c3c4c5c", "2c3c4c5c6c"}) {
        EXPECT_NO_THROW(CardPlaces().read_board(board)) << board;
    }
    expect_refused_cards([] { CardPlaces().read_board("2c"); },
                         "a board has 3, 4 or 5 cards, or none before the flop; found 1", 0, 2);
    expect_refused_cards([] { CardPlaces().read_board("2c 3c"); }, "found 2", 0, 5);
    expect_refused_cards([] { CardPlaces().read_board("2c3c4c5c6c7c"); }, "found 6", 0, 12);
    expect_refused_cards([] { CardPlaces().read("hole", "2c3c4c", "in your hand", 2); },
                         "expected 2 cards, found 3", 0, 6);
    expect_refused_cards([] { CardPlaces().read("hole", "2cJk", "in your hand", 2); }, "no jokers", 2, 2);
}

}  // namespace
}  // namespace holdfast::ask
