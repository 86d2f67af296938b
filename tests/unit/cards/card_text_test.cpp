#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>

namespace holdfast {
namespace {

constexpr Deck no_joker;
constexpr Deck two_jokers = Deck::with_jokers(2);

ParseError error_of(std::string_view text, Deck deck = no_joker) {
    try {
        parse_cards(text, deck);
    } catch (const ParseError& error) {
        return error;
    }
    ADD_FAILURE() << "'" << text << "' was read";
    return ParseError("", "", 0);
}

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

TEST(CardTextTest, ManyWaysToWriteTheSameCards) {
    const std::vector<Card> expected{Card(Rank::ace, Suit::spade), Card(Rank::ten, Suit::heart),
                                     Card(Rank::two, Suit::club)};
    for (const char* text :
         {"AsTh2c", "As Th 2c", "as th 2c", "AS TH 2C", "As,10h,2c", " As, 10h , 2c ", "A♠T♥2♣",
          "As\nTh\r\n2c\n", "\tAs\vTh\f2c", "A♤10♡2♧", "A\u2660\uFE0F T\u2665\uFE0E 2c"}) {
        EXPECT_EQ(parse_cards(text, no_joker), expected) << text;
    }
}

TEST(CardTextTest, SignsAndBracketsOfHandHistories) {
    for (const char* text : {"[As 10h 2c]", "[As Th] [2c]", "[As][Th 2c]", " [ As, Th ] 2c", "As-Th-2c",
                             "As/Th/2c", "AsTh|2c", "As - Th / 2c", "[As Th] | [2c]", "[As]-Th2c"}) {
        EXPECT_EQ(to_text(parse_cards(text, no_joker)), "AsTh2c") << text;
    }
    for (const char* text : {"*** FLOP *** [As 10h 2c]", "*** TURN *** [As Th] [2c]",
                             "Dealt to Hero [As Th 2c]", "\n dealt to player 7 [As Th 2c]\n",
                             "Board [As Th 2c]", "*** FLOP *** (Total Pot: $1.50) [As Th 2c]",
                             "Flop: As Th 2c", "board:\nAsTh2c", " River : As Th 2c"}) {
        EXPECT_EQ(to_text(parse_cards(text, no_joker)), "AsTh2c") << text;
    }
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
        EXPECT_STREQ(error_of(text).what(), "give only the cards, as in Kh 7d 2c") << text;
    }
    for (const char* text : {"", "AA", "AA:0.5", "pairs: 0.5", "AK: Ah", "pairs,[AhKh]:0.5,foo",
                             "Hero [Ah Kh]", "hello: world"}) {
        EXPECT_FALSE(is_of_history(text)) << text;
    }
    EXPECT_STREQ(error_of("“As Th”").what(), "'“' is a typographic quote: leave it out");
    EXPECT_STREQ(error_of("As–Th").what(), "'–' is a long dash: leave it out, or write '-'");
    struct Case {
        const char* text;
        const char* words;
        std::size_t position;
    };
    for (const Case& each :
         {Case{"*** FLOP *** [As 10h 2c] x", "'x' is not a rank", 25},
          Case{"Dealt to [me] [As Th]", "'D' is not a rank", 0}, Case{"Hero [As Th]", "'H' is not a rank", 0},
          Case{"[As Th", "the bracket '[' is not closed", 0},
          Case{"As [Th", "the bracket '[' is not closed", 3}, Case{"As]", "']' is not a rank", 2},
          Case{"[]", "'[' is not a rank", 0}, Case{"[AA]", "'[' is not a rank", 0},
          Case{"[As [Th]]", "'[' is not a rank", 4}, Case{"-As", "'-' is not a rank", 0},
          Case{"As--Th", "'-' is not a rank", 3}, Case{"As-", "a card is missing after '-'", 2},
          Case{"[As]|", "a card is missing after '|'", 4}, Case{"As;Th", "';' is not a rank", 2}}) {
        const ParseError error = error_of(each.text);
        EXPECT_STREQ(std::string(error.what()).substr(0, std::string_view(each.words).size()).c_str(),
                     each.words)
            << each.text;
        EXPECT_EQ(error.position, each.position) << each.text << ": " << error.what();
        EXPECT_EQ(error.length, 1U) << each.text;
    }
}

TEST(CardTextTest, CardsKeepTheOrderTheyAreWrittenIn) {
    EXPECT_EQ(to_text(parse_cards("2c As Kd", no_joker)), "2cAsKd");
    EXPECT_EQ(to_text(CardSet{Card(Rank::ace, Suit::spade), Card(Rank::two, Suit::club)}), "2cAs");
}

TEST(CardTextTest, JokersTakeTheDecksJokersInTurn) {
    const std::vector<Card> cards = parse_cards("Jk As jk", two_jokers);
    EXPECT_EQ(cards[0], Card::joker(0));
    EXPECT_EQ(cards[2], Card::joker(1));
    EXPECT_EQ(to_text(cards), "JkAsJk");
    EXPECT_EQ(error_of("Jk Jk Jk", two_jokers).position, 6U);
    EXPECT_EQ(error_of("As Jk").position, 3U);
    EXPECT_STREQ(error_of("As Jk").what(), "there are no jokers in this deck");
    EXPECT_STREQ(error_of("As Joker").what(), "there are no jokers in this deck");
    EXPECT_STREQ(error_of("As joker", two_jokers).what(), "a joker is written Jk");
    EXPECT_EQ(error_of("As joker", two_jokers).length, 5U);
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

TEST(CardTextTest, ErrorsNameTextAndPlace) {
    struct Case {
        const char* text;
        std::size_t position;
        std::size_t length;
    };
    for (const Case& each : {Case{"As Xd", 3, 2}, Case{"As X", 3, 1}, Case{"As K", 3, 1}, Case{"As Kx", 3, 2},
                             Case{"As 5☺x", 3, 4}, Case{"As 1h", 3, 2}, Case{"As As", 3, 2},
                             Case{"As as", 3, 2}, Case{"As K♠ K♠", 8, 4}, Case{"As éd", 3, 3},
                             Case{"AsKdQ", 4, 1}, Case{"[Kh 7d 2c] [5s", 11, 1}, Case{"10", 0, 2}}) {
        const ParseError error = error_of(each.text);
        EXPECT_EQ(error.text, each.text);
        EXPECT_EQ(error.position, each.position) << each.text << ": " << error.what();
        EXPECT_EQ(error.length, each.length) << each.text << ": " << error.what();
    }
}

TEST(CardTextTest, ANumberOfCardsCanBeAskedFor) {
    EXPECT_EQ(parse_cards("AsKs", no_joker, 2).size(), 2U);
    EXPECT_THROW(parse_cards("AsKs", no_joker, 5), ParseError);
    EXPECT_THROW(parse_cards("", no_joker, 5), ParseError);
    EXPECT_TRUE(parse_cards("", no_joker).empty());
}

TEST(CardTextTest, RanksStandAlone) {
    EXPECT_EQ(parse_rank("A"), Rank::ace);
    EXPECT_EQ(parse_rank("t"), Rank::ten);
    EXPECT_EQ(parse_rank("10"), Rank::ten);
    for (const char* text : {"", "1", "As", "B", "100"}) EXPECT_THROW(parse_rank(text), ParseError) << text;
}

}  // namespace
}  // namespace holdfast
