// Deals: five different cards, in the order they were dealt.
#include <stdexcept>

#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker {
namespace {

TEST(DealTest, KeepsTheOrder) {
    const Deal deal = parse_deal("5s As Ks Qs Js", Deck());
    EXPECT_EQ(to_text(deal), "5sAsKsQsJs");
    EXPECT_EQ(deal[0], Card(Rank::five, Suit::spade));
    EXPECT_EQ(deal[4], Card(Rank::jack, Suit::spade));
    EXPECT_EQ(to_text(deal.held(Hold::from_mask(0b01010))), "AsQs");
    EXPECT_EQ(deal.set_of(Hold::from_mask(0b01010)),
              (CardSet{Card(Rank::ace, Suit::spade), Card(Rank::queen, Suit::spade)}));
    EXPECT_EQ(deal.set_of(Hold::everything()), deal.set());
    EXPECT_TRUE(deal.held(Hold()).empty());
}

TEST(DealTest, IsFiveDifferentCards) {
    const Card ace(Rank::ace, Suit::spade);
    const Card king(Rank::king, Suit::spade);
    const Card queen(Rank::queen, Suit::spade);
    const Card jack(Rank::jack, Suit::spade);
    EXPECT_THROW(Deal({ace, king, queen, jack}), std::invalid_argument);
    EXPECT_THROW(Deal({ace, king, queen, jack, ace}), std::invalid_argument);
    EXPECT_THROW(Deal({ace, king, queen, jack, Card::joker(0), Card::joker(1)}), std::invalid_argument);
    EXPECT_NO_THROW(Deal({ace, king, queen, jack, Card::joker(0)}));
}

TEST(DealTest, ReadsFiveCardsOfTheDeck) {
    EXPECT_EQ(parse_deal("Jk Jk Ah Kh Qh", Deck::with_jokers(2)).set().size(), 5);
    EXPECT_THROW(parse_deal("Jk Ks Qs Js 5s", Deck()), ParseError);
    EXPECT_THROW(parse_deal("As Ks Qs Js", Deck()), ParseError);
    EXPECT_THROW(parse_deal("As Ks Qs Js As", Deck()), ParseError);
}

TEST(DealTest, ReadsWhatIsHeld) {
    const Deal deal = parse_deal("5s As Ks Qs Js", Deck());
    for (const char* const text : {"As Qs", "QsAs", "qs, A♠", "2 4", "24", " 4,2 "}) {
        EXPECT_EQ(parse_hold(text, deal, Deck()), Hold::from_mask(0b01010)) << text;
    }
    for (const char* const text : {"nothing", "none", " - ", "", " "}) {
        EXPECT_EQ(parse_hold(text, deal, Deck()), Hold()) << text;
    }
    for (const char* const text : {"12345", "all", " Everything "}) {
        EXPECT_EQ(parse_hold(text, deal, Deck()), Hold::everything()) << text;
    }
    for (const char* const text : {"AQ", "qa", "Q, A"}) {
        EXPECT_EQ(parse_hold(text, deal, Deck()), Hold::from_mask(0b01010)) << text;
    }
    const Deal jacks = parse_deal("Js 9s Jh 2c 2d", Deck());
    EXPECT_EQ(parse_hold("JJ", jacks, Deck()), Hold::from_mask(0b00101));
    EXPECT_EQ(parse_hold("JJ22", jacks, Deck()), Hold::from_mask(0b11101));
    EXPECT_EQ(parse_hold("J J 9", jacks, Deck()), Hold::from_mask(0b00111));
    const Deck jokers = Deck::with_jokers(2);
    const Deal wild = parse_deal("Jk 9s Jk Ah Kh", jokers);
    EXPECT_EQ(parse_hold("Jk", wild, jokers), Hold::from_mask(0b00001));
    EXPECT_EQ(parse_hold("Jk Ah Jk", wild, jokers), Hold::from_mask(0b01101));
}

TEST(DealTest, ReadsOnesAndZeros) {
    const Deal deal = parse_deal("5s As Ks Qs Js", Deck());
    EXPECT_EQ(parse_hold("01111", deal, Deck()), Hold::from_mask(0b11110));
    EXPECT_EQ(parse_hold("1 0 0 1, 0", deal, Deck()), Hold::from_mask(0b01001));
    EXPECT_EQ(parse_hold("00000", deal, Deck()), Hold());
    EXPECT_EQ(parse_hold("11111", deal, Deck()), Hold::everything());
}

TEST(DealTest, RefusesWhatWasNotDealt) {
    const Deal deal = parse_deal("5s As Ks Qs Js", Deck());
    const auto blamed = [&](const std::string& text) {
        try {
            parse_hold(text, deal, Deck());
        } catch (const ParseError& error) {
            return std::string(error.what()) + "|" + text.substr(error.position, error.length);
        }
        return std::string("nothing");
    };
    EXPECT_EQ(blamed("As 2s"), "this card was not dealt|2s");
    const std::string advice = "; write places such as 125, cards such as 5s5d, or 11001";
    EXPECT_EQ(blamed("2 4 2"), "this place is held twice" + advice + "|2");
    EXPECT_EQ(blamed("55"), "this place is held twice" + advice + "|5");
    EXPECT_NE(blamed("As As"), "nothing");
    EXPECT_EQ(blamed("2 6"), "the places of a deal are 1 to 5" + advice + "|6");
    for (const char* const text : {"1101", "110101", "0", "12010"}) {
        EXPECT_NE(blamed(text), "nothing") << text;
    }
    EXPECT_EQ(blamed("AT"), "this card was not dealt|T");
    EXPECT_EQ(blamed("AA"), "this card was not dealt|A");
    EXPECT_NE(blamed(" , "), "nothing");
    EXPECT_NE(blamed("nothing As"), "nothing");
    EXPECT_NE(blamed("Jk"), "nothing");
    // One of two jacks could be either.
    EXPECT_THROW(parse_hold("J", parse_deal("Js 9s Jh 2c 2d", Deck()), Deck()), ParseError);
    EXPECT_THROW(
        parse_hold("Jk Jk", parse_deal("Jk 9s 2s Ah Kh", Deck::with_jokers(2)), Deck::with_jokers(2)),
        ParseError);
}

}  // namespace
}  // namespace holdfast::videopoker
