// Games that are not video poker, with formulas known for centuries: a coin, and roulette with one zero.
#include <cmath>

#include <gtest/gtest.h>

#include <holdfast/bankroll/long_run.h>
#include <holdfast/bankroll/risk_search.h>
#include <holdfast/bankroll/session.h>

namespace holdfast::bankroll {
namespace {

/// An even bet that is won in `won` cases of `cases`.
OutcomeLaw even_bet(u32 won, u32 cases) {
    return {1, {0, 2}, cases, 1, {{1, {cases - won, won}}}};
}

const OutcomeLaw red = even_bet(18, 37);
const OutcomeLaw single_number{1, {0, 36}, 37, 1, {{1, {36, 1}}}};

TEST(OtherGamesTest, ExpectedReturnOfRoulette) {
    EXPECT_EQ(red.expected_return(), Rational(36, 37));
    EXPECT_EQ(single_number.expected_return(), Rational(36, 37));
}

// Huygens 1657: q/p to the power of the bets.
TEST(OtherGamesTest, RuinWithAFavourableCoin) {
    const LongRun coin(even_bet(51, 100), {});
    ASSERT_EQ(coin.fate(), LongRun::Fate::possible);
    const double step = 49.0 / 51.0;
    EXPECT_NEAR(coin.root().middle(), -std::log(step), 1e-12);
    for (const u64 bets : {1U, 10U, 100U}) {
        const RuinChance ruin = coin.ruin(Rational(bets));
        EXPECT_FALSE(ruin.is_bound);
        EXPECT_LT(ruin.chance.error(), 1e-11);
        EXPECT_NEAR(ruin.chance.middle(), std::pow(step, static_cast<double>(bets)), 1e-12);
    }
    // (49/51)^57 > 0.1 > (49/51)^58
    const BankrollNeeded needed = *bankroll_for_ever(coin, {}, Rational(1, 10));
    EXPECT_EQ(needed.least, 58U);
    EXPECT_EQ(needed.most, 58U);
}

TEST(OtherGamesTest, RouletteRuinsWhoNeverStops) {
    const LongRun roulette(red, {});
    EXPECT_EQ(roulette.fate(), LongRun::Fate::certain);
}

// The gambler's ruin: (r^n - 1) / (r^goal - 1), r = q/p = 19/18.
TEST(OtherGamesTest, DoublingTheBankrollOnRed) {
    const DealTotals spin = *total_deals(red, 1);
    for (const u64 bets : {1U, 10U, 50U}) {
        const GoalChance doubled = goal_of(spin, {}, Rational(bets), Rational(2 * bets));
        const double expected = 1 / (std::pow(19.0 / 18.0, static_cast<double>(bets)) + 1);
        EXPECT_LT(doubled.chance.error(), 1e-12);
        EXPECT_NEAR(doubled.chance.middle(), expected, 1e-12);
    }
}

// A number that comes once in 35 spins leaves a bet more than there was.
TEST(OtherGamesTest, AheadAfter35SpinsOnANumber) {
    const ResultDistribution result = result_of(*total_deals(single_number, 1), {}, 35);
    const double never = std::pow(36.0 / 37.0, 35);
    EXPECT_NEAR(result.chance_below(Rational(1)).most, never, 1e-12);
    const std::optional<RuinCourse> ruin = ruin_of(*total_deals(single_number, 1), {}, 35, Rational(35));
    EXPECT_NEAR(ruin->within(35).most, never, 1e-12);
}

// Bets on one spin are not independent: two on red are one of twice the size.
TEST(OtherGamesTest, TwoBetsOnOneSpin) {
    const OutcomeLaw shared{1, {0, 2}, 1, 37, {{19, {1, 0}}, {18, {0, 1}}}};
    EXPECT_EQ(shared.expected_return(), red.expected_return());
    const DealTotals spin = *total_deals(shared, 2);
    EXPECT_EQ(spin.totals, (std::vector<u64>{0, 4}));
    EXPECT_EQ(spin.ways, (std::vector<U512>{U512(19), U512(18)}));
    const double as_one = goal_of(*total_deals(red, 1), {}, Rational(10), Rational(20)).chance.middle();
    EXPECT_NEAR(goal_of(spin, {2, {}, {}}, Rational(20), Rational(40)).chance.middle(), as_one, 1e-9);
}

}  // namespace
}  // namespace holdfast::bankroll
