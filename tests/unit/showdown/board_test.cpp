// Which cards can be a board, and what it says of the street.
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>

#include <holdfast/showdown/board.h>

namespace holdfast {
namespace {

using test::cards_of;

void expect_street(const char* cards, Street street, const char* words, int cards_to_come) {
    const Board board(cards_of(cards));
    EXPECT_EQ(board.street(), street) << cards;
    EXPECT_EQ(words_of(board.street()), words);
    EXPECT_EQ(board.cards_to_come(), cards_to_come) << cards;
    EXPECT_EQ(board.size() + board.cards_to_come(), full_board) << cards;
    EXPECT_TRUE(board.cards() == cards_of(cards)) << cards;
}

TEST(BoardTest, Streets) {
    expect_street("", Street::preflop, "preflop", 5);
    expect_street("QhJh2c", Street::flop, "flop", 2);
    expect_street("QhJh2c5d", Street::turn, "turn", 1);
    expect_street("QhJh2c5dTs", Street::river, "river", 0);
    EXPECT_TRUE(Board().empty());
    EXPECT_TRUE(Board() == Board(CardSet()));
    EXPECT_FALSE(Board(cards_of("QhJh2c")).empty());
}

void expect_refused(CardSet cards, const std::string& sentence) {
    try {
        const Board board(cards);
        ADD_FAILURE() << board.size() << " cards are a board";
    } catch (const std::invalid_argument& error) {
        EXPECT_EQ(error.what(), sentence);
    }
}

TEST(BoardTest, RefusesOtherNumbersOfCards) {
    expect_refused(cards_of("2c"), "a board has 0, 3, 4 or 5 cards, not 1");
    expect_refused(cards_of("2c3c"), "a board has 0, 3, 4 or 5 cards, not 2");
    expect_refused(cards_of("2c3c4c5c6c7c"), "a board has 0, 3, 4 or 5 cards, not 6");
}

TEST(BoardTest, RefusesJokers) {
    CardSet cards = cards_of("2c3c");
    cards.insert(Card::from_index(52));
    expect_refused(cards, "a joker cannot be on the board");
}

}  // namespace
}  // namespace holdfast
