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

}  // namespace
}  // namespace holdfast::videopoker
