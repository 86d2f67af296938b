#include <vector>

#include <gtest/gtest.h>

#include <holdfast/cards/card_set.h>

namespace holdfast {
namespace {

const Card ace_of_spades(Rank::ace, Suit::spade);
const Card two_of_clubs(Rank::two, Suit::club);

TEST(CardSetTest, InsertsErasesAndFinds) {
    CardSet cards{ace_of_spades};
    EXPECT_TRUE(cards.contains(ace_of_spades));
    EXPECT_FALSE(cards.contains(two_of_clubs));
    cards.insert(two_of_clubs);
    cards.insert(two_of_clubs);
    EXPECT_EQ(cards.size(), 2);
    cards.erase(ace_of_spades);
    EXPECT_EQ(cards, CardSet::of(two_of_clubs));
    cards.erase(two_of_clubs);
    EXPECT_TRUE(cards.empty());
}

TEST(CardSetTest, IteratesInRisingIndex) {
    const CardSet cards{ace_of_spades, Card::joker(1), two_of_clubs};
    std::vector<int> indices;
    for (const Card card : cards) indices.push_back(card.index());
    EXPECT_EQ(indices, (std::vector<int>{1, 51, 53}));
}

TEST(CardSetTest, UnionIntersectionDifference) {
    const CardSet aces = CardSet::of_rank(Rank::ace);
    EXPECT_EQ(aces.size(), 4);
    EXPECT_EQ((aces | CardSet::of(two_of_clubs)).size(), 5);
    EXPECT_EQ(aces & CardSet::of(ace_of_spades), CardSet::of(ace_of_spades));
    EXPECT_EQ((aces - CardSet::of(ace_of_spades)).size(), 3);
    EXPECT_TRUE(aces.contains(CardSet::of(ace_of_spades)));
    EXPECT_FALSE(CardSet::of(ace_of_spades).contains(aces));
}

TEST(CardSetTest, DecksHold52To57Cards) {
    for (int jokers = 0; jokers <= max_jokers; ++jokers) {
        const Deck deck = Deck::with_jokers(jokers);
        EXPECT_EQ(deck.size(), 52 + jokers);
        EXPECT_EQ(deck.cards().size(), 52 + jokers);
        int found = 0;
        for (const Card card : deck.cards()) found += card.is_joker() ? 1 : 0;
        EXPECT_EQ(found, jokers);
    }
}

// Every card alone, in each company: the ranks of a suit are its own cards' and no joker's.
TEST(CardSetTest, RanksInASuit) {
    const u64 all = (u64{1} << 57U) - 1;
    for (int suit = 0; suit < suit_count; ++suit) {
        EXPECT_EQ(CardSet::from_mask(all).ranks_in(static_cast<Suit>(suit)).mask(), 0x1fffU);
        const u64 others = all & ~CardSet::of_suit(static_cast<Suit>(suit)).mask();
        for (int rank = 0; rank < rank_count; ++rank) {
            const u64 card = u64{1} << static_cast<unsigned>(suit_count * rank + suit);
            EXPECT_EQ(CardSet::from_mask(card).ranks_in(static_cast<Suit>(suit)).mask(), 1U << rank);
            EXPECT_EQ(CardSet::from_mask(card | others).ranks_in(static_cast<Suit>(suit)).mask(), 1U << rank);
        }
    }
}

TEST(CardSetTest, SuitSetsKnowTheirSize) {
    for (SuitSet suits = 0; suits < 16; ++suits) EXPECT_EQ(size_of(suits), __builtin_popcount(suits));
}

}  // namespace
}  // namespace holdfast
