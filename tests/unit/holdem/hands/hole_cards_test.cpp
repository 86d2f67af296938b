// Which two cards can be held, and their index.
#include <functional>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/equity/sampling.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/preflop/preflop_tables.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using test::cards_of;

constexpr Card joker = Card::joker(0);

void expect_refused(const std::function<void()>& call, const std::string& sentence) {
    try {
        call();
        ADD_FAILURE() << "not refused: " << sentence;
    } catch (const std::invalid_argument& error) {
        EXPECT_EQ(error.what(), sentence);
    }
}

TEST(HoleCardsTest, AreTwoCards) {
    EXPECT_TRUE(HoleCards::of(cards_of("KhAh")).high() == cards_of("Ah").begin().operator*());
    for (const char* cards : {"", "Ah", "AhKhQh"}) {
        expect_refused([&] { HoleCards::of(cards_of(cards)); },
                       "hole cards are two cards, no more and no fewer");
    }
    const Card ace(Rank::ace, Suit::spade);
    expect_refused([&] { HoleCards(ace, ace); }, "hole cards are two different cards");
}

TEST(HoleCardsTest, AreNoJokers) {
    const Card ace(Rank::ace, Suit::spade);
    for (const Card other : {joker, Card::from_index(255)}) {
        expect_refused([&] { HoleCards(other, ace); }, "a joker cannot be a hole card");
        expect_refused([&] { HoleCards(ace, other); }, "a joker cannot be a hole card");
    }
    expect_refused([&] { HoleCards::of(CardSet{ace, joker}); }, "a joker cannot be a hole card");
}

TEST(HoleCardsTest, Indices) {
    for (int index = 0; index < combo_count; ++index) ASSERT_EQ(HoleCards::from_index(index).index(), index);
    for (const int index : {-1, combo_count, 1 << 30}) {
        expect_refused([&] { HoleCards::from_index(index); }, "a combo's index is from 0 to 1325");
    }
}

// Every calculation that takes dead cards.
TEST(HoleCardsTest, NoJokerIsDead) {
    const HoleCards hole = HoleCards::of(cards_of("AhKh"));
    const CardSet dead = CardSet::of(joker);
    const Showdown showdown{{parse_range("AA"), parse_range("KK")}, Board(), dead};
    const char* const sentence = "there is no joker in hold'em";
    expect_refused([&] { odds({hole, Board(), dead}, {1}); }, sentence);
    expect_refused([&] { odds({parse_range("AA"), Board(), dead}, {1}); }, sentence);
    expect_refused([&] { ExactEquity{showdown}; }, sentence);
    expect_refused([&] { sampled_winners(showdown, {}); }, sentence);
}

TEST(HoleCardsTest, TwoHandsOfATableShareNoCard) {
    expect_refused([] { preflop_pair(HoleCards::of(cards_of("AhKh")), HoleCards::of(cards_of("AhQd"))); },
                   "two hands share no card");
}

}  // namespace
}  // namespace holdfast::holdem
