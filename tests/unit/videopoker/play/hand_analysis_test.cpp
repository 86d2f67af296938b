// One dealt hand: places of cards, order of holds, ties, and cards of another deck.
#include <algorithm>
#include <stdexcept>

#include <gtest/gtest.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

const GameTables& jacks_tables() {
    static const GameTables tables(catalog_game("jacks-or-better-9-6"));
    return tables;
}

TEST(HandAnalysis, BitsOfAHoldArePlacesOfTheDeal) {
    EXPECT_EQ(analyze_hand(jacks_tables(), parse_deal("As Ks Qs Js 5s", Deck())).holds.front().hold,
              Hold::from_mask(0b01111U));
    EXPECT_EQ(analyze_hand(jacks_tables(), parse_deal("5s As Ks Qs Js", Deck())).holds.front().hold,
              Hold::from_mask(0b11110U));
    EXPECT_EQ(analyze_hand(jacks_tables(), parse_deal("Ks As 5s Js Qs", Deck())).holds.front().hold,
              Hold::from_mask(0b11011U));
}

TEST(HandAnalysis, All32HoldsBestFirst) {
    const HandAnalysis answer = analyze_hand(jacks_tables(), parse_deal("Jh Js Qh Kh 2c", Deck()));
    ASSERT_EQ(answer.holds.size(), hold_count);
    u32 seen = 0;
    for (const HoldAnalysis& hold : answer.holds) seen |= 1U << hold.hold.mask();
    EXPECT_EQ(seen, ~0U);
    EXPECT_TRUE(
        std::is_sorted(answer.holds.begin(), answer.holds.end(),
                       [](const HoldAnalysis& a, const HoldAnalysis& b) { return a.value() > b.value(); }));
    EXPECT_EQ(std::count_if(answer.holds.begin(), answer.holds.end(),
                            [](const auto& each) { return each.is_best; }),
              1);
}

TEST(HandAnalysis, APatRoyalIsKept) {
    const HoldAnalysis best =
        analyze_hand(jacks_tables(), parse_deal("Ts Js Qs Ks As", Deck())).holds.front();
    EXPECT_EQ(best.hold, Hold::everything());
    EXPECT_EQ(best.draws, 1U);
    EXPECT_EQ(best.value(), Rational(800));
    EXPECT_TRUE(best.variance().is_zero());
    EXPECT_EQ(best.outcomes.front(), 1U);
}

// The joker makes a pair of the nine as well as of the ace: both holds are worth the same.
TEST(HandAnalysis, TiedHoldsAreAllBest) {
    const GameTables tables(catalog_game("joker-poker-kings-full-pay"));
    const Deal deal = parse_deal("9s Js 6h Ah Jk", tables.game().deck);
    const HandAnalysis least = analyze_hand(tables, deal);
    EXPECT_TRUE(least.holds[0].is_best);
    EXPECT_TRUE(least.holds[1].is_best);
    EXPECT_FALSE(least.holds[2].is_best);
    EXPECT_EQ(least.holds[0].value(), least.holds[1].value());
    EXPECT_LT(least.holds[0].variance(), least.holds[1].variance());
    const HandAnalysis highest = analyze_hand(tables, deal, TieRule::highest_variance);
    EXPECT_EQ(highest.holds[0].hold, least.holds[1].hold);
    const HandAnalysis most = analyze_hand(tables, deal, TieRule::most_held);
    EXPECT_EQ(most.holds[0].hold, Hold::from_mask(0b10011U));
    EXPECT_EQ(analyze_hand(tables, deal, TieRule::fewest_held).holds[0].hold, Hold::from_mask(0b11000U));
}

TEST(HandAnalysis, RefusesACardOfAnotherDeck) {
    const Card ace(Rank::ace, Suit::spade);
    const Card king(Rank::king, Suit::spade);
    const Card queen(Rank::queen, Suit::spade);
    const Card jack(Rank::jack, Suit::spade);
    const auto fifth = [&](Card card) { return Deal({ace, king, queen, jack, card}); };
    EXPECT_THROW(analyze_hand(jacks_tables(), fifth(Card::joker(0))), std::invalid_argument);
    const GameTables one_joker(catalog_game("joker-poker-kings-full-pay"));
    EXPECT_THROW(analyze_hand(one_joker, fifth(Card::joker(1))), std::invalid_argument);
    EXPECT_NO_THROW(analyze_hand(one_joker, fifth(Card::joker(0))));
}

}  // namespace
}  // namespace holdfast::videopoker
