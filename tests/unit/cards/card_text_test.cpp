// Cards as text: what a card is written as, and what cards.txt cannot say.
#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>

namespace holdfast {
namespace {

constexpr Deck no_joker;
constexpr Deck two_jokers = Deck::with_jokers(2);

TEST(CardTextTest, EveryCardReadsBackFromItsText) {
    for (int index = 0; index < ordinary_card_count; ++index) {
        const Card card = Card::from_index(index);
        EXPECT_EQ(parse_cards(to_text(card), no_joker), std::vector<Card>{card});
    }
}

TEST(CardTextTest, RanksAndSuitsAreNumberedAsInRoyalflush) {
    EXPECT_EQ(Card(Rank::two, Suit::diamond).index(), 0);
    EXPECT_EQ(Card(Rank::two, Suit::club).index(), 1);
    EXPECT_EQ(Card(Rank::two, Suit::heart).index(), 2);
    EXPECT_EQ(Card(Rank::two, Suit::spade).index(), 3);
    EXPECT_EQ(Card(Rank::ace, Suit::spade).index(), 51);
}

TEST(CardTextTest, LabelsAndLinesOfHandHistories) {
    EXPECT_EQ(size_of_history_label("*** TURN *** [Kh 7d 2c] [5s]"), 13U);
    for (const char* text :
         {"", "[As]", "*** FLOP *** As Th 2c", "Hero [As Th]", "As Th [2c]", "board rainbow [As Th 2c]",
          "*** FLOP *** Kh 7d 2c [5s 9h 2d]", "*** SHOW DOWN *** As [Ks Qs]", "*** Kh [7d 2c]",
          "Dealt to Hero Ah [Kh Qh]", "Flop As Th 2c", "Flop: As Th x", "Hero: As Th"}) {
        EXPECT_EQ(size_of_history_label(text), 0U) << text;
    }
    for (const char* text :
         {"Hero: Ah Kh", "Hero: [Ah Kh]", "Seat 1: Bob showed [Ah Kh] and won", "Villain: shows [Qd Qh]",
          "Flop: [7h 3c 2d]\nTurn: [7h 3c 2d] [9s]", "Flop: 7h 3c 2d\nTurn: 9s",
          "*** FLOP *** [7h 3c 2d]\n*** TURN *** [7h 3c 2d] [9s]"}) {
        EXPECT_TRUE(is_of_history(text)) << text;
    }
    for (const char* text : {"", "AA", "AA:0.5", "pairs: 0.5", "AK: Ah", "pairs,[AhKh]:0.5,foo",
                             "Hero [Ah Kh]", "hello: world"}) {
        EXPECT_FALSE(is_of_history(text)) << text;
    }
}

TEST(CardTextTest, ASetIsWrittenInItsOrder) {
    EXPECT_EQ(to_text(CardSet{Card(Rank::ace, Suit::spade), Card(Rank::two, Suit::club)}), "2cAs");
}

TEST(CardTextTest, JokersTakeTheDecksJokersInTurn) {
    const std::vector<Card> cards = parse_cards("Jk As jk", two_jokers);
    EXPECT_EQ(cards[0], Card::joker(0));
    EXPECT_EQ(cards[2], Card::joker(1));
    EXPECT_EQ(to_text(cards), "JkAsJk");
}

TEST(CardTextTest, CardsWithTheirPlaces) {
    struct Case {
        const char* text;
        std::size_t position;
        std::size_t length;
    };
    const std::string text = " As,10h\nK♥Q♠\uFE0F2c";
    const std::vector<Case> expected{{"As", 1, 2}, {"Th", 4, 3}, {"Kh", 8, 4}, {"Qs", 12, 7}, {"2c", 19, 2}};
    const std::vector<WrittenCard> cards = parse_written_cards(text, no_joker);
    ASSERT_EQ(cards.size(), expected.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        EXPECT_EQ(to_text(cards[i].card), expected[i].text);
        EXPECT_EQ(cards[i].position, expected[i].position) << expected[i].text;
        EXPECT_EQ(cards[i].length, expected[i].length) << expected[i].text;
    }
    EXPECT_TRUE(parse_written_cards(" \n", no_joker).empty());
}

TEST(CardTextTest, ANumberOfCardsCanBeAskedFor) {
    EXPECT_EQ(parse_cards("AsKs", no_joker, 2).size(), 2U);
    EXPECT_THROW(parse_cards("AsKs", no_joker, 5), ParseError);
    EXPECT_THROW(parse_cards("", no_joker, 5), ParseError);
    EXPECT_TRUE(parse_cards("", no_joker).empty());
}

}  // namespace
}  // namespace holdfast
