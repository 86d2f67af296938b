// The 169 starting hands: their places, their combos, their text.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem {
namespace {

TEST(StartingHandTest, PlacesOfTheGrid) {
    EXPECT_EQ(to_text(StartingHand::at(0, 0)), "AA");
    EXPECT_EQ(to_text(StartingHand::at(0, 1)), "AKs");
    EXPECT_EQ(to_text(StartingHand::at(1, 0)), "AKo");
    EXPECT_EQ(to_text(StartingHand::at(12, 11)), "32o");
    EXPECT_EQ(to_text(StartingHand::from_index(168)), "22");
    EXPECT_EQ(StartingHand::suited(Rank::two, Rank::ace).index(), 12);
    EXPECT_EQ(StartingHand::offsuit(Rank::king, Rank::ace).index(), 13);
    EXPECT_EQ(StartingHand::suited(Rank::king, Rank::ten).high(), Rank::king);
    EXPECT_EQ(StartingHand::offsuit(Rank::king, Rank::ten).low(), Rank::ten);
}

TEST(StartingHandTest, TheCombosOfAllHandsAreAllCombos) {
    std::set<int> seen;
    for (int index = 0; index < starting_hand_count; ++index) {
        const StartingHand hand = StartingHand::from_index(index);
        const std::vector<HoleCards> combos = hand.combos();
        EXPECT_EQ(combos.size(), static_cast<std::size_t>(hand.size()));
        EXPECT_TRUE(std::is_sorted(combos.begin(), combos.end()));
        for (const HoleCards combo : combos) {
            EXPECT_EQ(StartingHand::of(combo), hand);
            seen.insert(combo.index());
        }
    }
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(combo_count));
}

TEST(StartingHandTest, TextReadsBack) {
    for (int index = 0; index < starting_hand_count; ++index) {
        const StartingHand hand = StartingHand::from_index(index);
        EXPECT_EQ(parse_starting_hand(to_text(hand)), hand);
    }
}

}  // namespace
}  // namespace holdfast::holdem
