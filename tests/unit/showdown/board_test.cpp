// Which cards can be a board, and what it says of the street.
#include <stdexcept>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/cards_of.h>

#include <holdfast/core/error.h>
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
    expect_refused(cards, "there is no joker in hold'em");
}

TEST(BoardTest, IsReadFromAText) {
    EXPECT_TRUE(parse_board("") == Board());
    EXPECT_TRUE(parse_board(" Q\u2665 Jh,2c ") == Board(cards_of("QhJh2c")));
    EXPECT_EQ(parse_board("QhJh2c5d10s").street(), Street::river);
    for (const char* text : {"[Qh Jh 2c]", "Qh-Jh-2c", "Qh/Jh/2c", "[Qh Jh] 2c"}) {
        EXPECT_TRUE(parse_board(text) == Board(cards_of("QhJh2c"))) << text;
    }
    for (const char* text : {"[Qh Jh 2c] [5d]", "QhJh2c|5d"}) {
        EXPECT_TRUE(parse_board(text) == Board(cards_of("QhJh2c5d"))) << text;
    }
    for (const char* text : {"preflop", " Pre-Flop "}) EXPECT_TRUE(parse_board(text).empty()) << text;
}

void expect_no_board(const std::string& text, const std::string& sentence, std::size_t position,
                     std::size_t length) {
    try {
        parse_board(text);
        ADD_FAILURE() << text << " was read as a board";
    } catch (const ParseError& error) {
        EXPECT_EQ(error.what(), sentence);
        EXPECT_EQ(error.text, text);
        EXPECT_EQ(error.position, position);
        EXPECT_EQ(error.length, length);
    }
}

TEST(BoardTest, SaysWhatIsWrongWithAText) {
    expect_no_board("Qh Jh", "a board has 0, 3, 4 or 5 cards, not 2", 0, 5);
    expect_no_board("2c3c4c5c6c7c", "a board has 0, 3, 4 or 5 cards, not 6", 0, 12);
    expect_no_board("Qh Jh Qh", "the card Qh is written twice", 6, 2);
    expect_no_board("Qh Jk 2c", "there are no jokers in this deck", 3, 2);
}

}  // namespace
}  // namespace holdfast
