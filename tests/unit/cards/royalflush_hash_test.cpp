#include <gtest/gtest.h>

#include <holdfast/cards/card_set.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/cards/royalflush_hash.h>

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
        EXPECT_EQ(royalflush_bitmap(CardSet::of(card)), u64{1} << (4 * rank + suit));
    }
    EXPECT_EQ(royalflush_hash(Card(Rank::ace, Suit::spade)), 60);
}

TEST(RoyalflushHashTest, ASetHasTheBitsOfItsCards) {
    EXPECT_EQ(royalflush_bitmap(set_of(parse_cards("5h 6d Qh"))), u64{1} << 23 | u64{1} << 25 | u64{1} << 51);
    EXPECT_EQ(royalflush_bitmap(CardSet()), 0U);
}

}  // namespace
}  // namespace holdfast
