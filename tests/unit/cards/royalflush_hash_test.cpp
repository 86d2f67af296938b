#include <set>

#include <gtest/gtest.h>

#include <holdfast/cards/card_set.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/cards/royalflush_hash.h>
#include <holdfast/core/error.h>

namespace holdfast {
namespace {

TEST(RoyalflushHashTest, IsFourTimesRankPlusSuitAsTheDocumentSays) {
    for (const Card card : Deck().cards()) {
        const int rank = number_of(card.rank()) + 2;
        int suit = 0;
        switch (card.suit()) {
            case Suit::diamond:
                suit = 1;
                break;
            case Suit::club:
                suit = 2;
                break;
            case Suit::heart:
                suit = 3;
                break;
            case Suit::spade:
                suit = 4;
                break;
        }
        EXPECT_EQ(royalflush_hash(card), 4 * rank + suit) << to_text(card);
        EXPECT_EQ(card_of_royalflush_hash(royalflush_hash(card)), card);
        EXPECT_EQ(royalflush_bitmap(CardSet::of(card)), u64{1} << (4 * rank + suit));
    }
    EXPECT_EQ(royalflush_hash(Card(Rank::ace, Suit::spade)), 60);
}

TEST(RoyalflushHashTest, SetsGoThereAndBack) {
    const CardSet three = {card_of_royalflush_hash(12), card_of_royalflush_hash(34),
                           card_of_royalflush_hash(51)};
    EXPECT_EQ(royalflush_bitmap(three), u64{1} << 12 | u64{1} << 34 | u64{1} << 51);
    EXPECT_EQ(cards_of_royalflush_bitmap(royalflush_bitmap(three)), three);
    EXPECT_EQ(cards_of_royalflush_bitmap(0), CardSet());
    EXPECT_EQ(cards_of_royalflush_bitmap(royalflush_bitmap(Deck().cards())), Deck().cards());
}

TEST(RoyalflushHashTest, RefusesWhatIsNoCard) {
    for (const int hash : {-1, 0, 8, 61, 65, 1 << 20}) {
        EXPECT_THROW(card_of_royalflush_hash(hash), ParseError) << hash;
    }
    for (const int bit : {0, 8, 61, 63}) {
        EXPECT_THROW(cards_of_royalflush_bitmap(u64{1} << bit | u64{1} << 20), ParseError) << bit;
    }
    try {
        cards_of_royalflush_bitmap(256);
        FAIL();
    } catch (const ParseError& error) {
        EXPECT_EQ(error.text, "256");
        EXPECT_EQ(error.length, 3U);
    }
}

}  // namespace
}  // namespace holdfast
