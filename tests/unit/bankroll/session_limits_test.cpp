// What a session may take, and what is certain or impossible in it: lopsided games against fractions and against
// other ways to the same number.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/game_laws.h>
#include <tests/support/rational_walk.h>

#include <holdfast/bankroll/long_run.h>
#include <holdfast/bankroll/plan.h>
#include <holdfast/bankroll/risk_search.h>
#include <holdfast/bankroll/session.h>
#include <holdfast/core/error.h>

namespace holdfast::bankroll {
namespace {

/// Two pays over the denominator: the lower in five deals of eight, the higher in three.
DealTotals two_pays(u64 denominator, u64 low, u64 high, u32 lines = 1) {
    return *total_deals({denominator, {low, high}, 8, 1, {{1, {5, 3}}}}, lines);
}

/// Every deal pays the same.
DealTotals one_pay(u64 denominator, u64 pay) {
    return *total_deals({denominator, {pay}, 8, 1, {{1, {8}}}}, 1);
}

TEST(FinestUnitTest, IsTheFinestThatFits) {
    const auto at_most = [](u64 most) { return [most](u64 unit) { return unit <= most; }; };
    for (u64 most = 1; most <= 20; ++most) {
        EXPECT_EQ(finest_unit(20, at_most(most)), most);
        EXPECT_EQ(finest_unit(1'000'000'000'000, at_most(most)), most);
    }
    EXPECT_EQ(finest_unit(20, at_most(0)), std::nullopt);
    EXPECT_EQ(finest_unit(1, at_most(0)), std::nullopt);
    EXPECT_EQ(finest_unit(1, at_most(1)), 1U);
    u64 tried = 0;
    const u64 found = *finest_unit(1'000'000'000'000, [&](u64 unit) {
        ++tried;
        return unit <= 123'456'789;
    });
    EXPECT_LE(found, 123'456'789U);
    EXPECT_GE(found, 117'500'000U);
    EXPECT_LT(tried, 15U);
}

// Quick quads have fine pays, and a session of 100,000 hands takes seconds: longer ones are not rounded either.
TEST(SessionCostTest, GrowsWithTheHandsAndIsInfiniteBeyondTheLattice) {
    const DealTotals totals = test::totals_of_game("bonus-poker-8-5-quick-quads", 1);
    const BankrollWalk walk = bankroll_walk(totals, totals.pay_denominator, Rounding::down);
    const i64 barrier = -2999 * static_cast<i64>(totals.pay_denominator);
    double before = 0;
    for (const u64 hands : {100'000U, 150'000U, 400'000U}) {
        const SessionCost cost = session_ruin_cost(walk, {hands, [=](u64) { return barrier; }, 0});
        EXPECT_GT(cost.multiplications, before) << hands;
        EXPECT_LE(cost.multiplications, most_for_ruin.multiplications) << hands;
        EXPECT_LE(cost.places, most_for_ruin.places) << hands;
        before = cost.multiplications;
    }
    const BankrollWalk fine{1, {{-2'000'000, 0.5}, {2'000'000, 0.5}}, false};
    EXPECT_TRUE(std::isinf(session_ruin_cost(fine, {10, [](u64) { return -5'000'000; }, 0}).multiplications));
}

TEST(SessionCostTest, RoundsPaysAndThenGivesUpIfTheCostIsTooHigh) {
    // 13/12 and 3 of a bet.
    const DealTotals totals = *total_deals({12, {0, 13, 36}, 8, 1, {{1, {4, 3, 1}}}}, 1);
    const Stake stake{1, Rational(1, 7), {}};
    constexpr u64 hands = 400;
    const auto ruin = [&](double multiplications) {
        return ruin_of(totals, stake, hands, Rational(30), {}, {most_for_ruin.places, multiplications});
    };
    const auto exact = ruin(most_for_ruin.multiplications);
    ASSERT_TRUE(exact);
    const double chance = exact->within(hands).most;
    EXPECT_EQ(exact->within(hands).least, chance);
    const auto cost_of = [&](u64 unit, u64 of_hands) {
        const auto barrier = [unit](u64 hand) {
            return ceiling_of(Rational(unit) * (Rational(-29, 1) - Rational(hand, 7)));
        };
        return session_ruin_cost(bankroll_walk(totals, unit, Rounding::down),
                                 {of_hands, barrier, static_cast<double>(unit) / 7})
            .multiplications;
    };
    double widest = 0;
    for (const double part : {0.99, 0.5}) {
        const auto rounded = ruin(part * cost_of(12, hands));
        ASSERT_TRUE(rounded) << part;
        const Bounds found = rounded->proven_within(hands);
        EXPECT_LE(found.least, chance) << part;
        EXPECT_GE(found.most, chance) << part;
        widest = std::max(widest, found.most - found.least);
    }
    EXPECT_GT(widest, 1e-3);
    // The coarsest lattice rounds, so it takes a walk for each bound.
    EXPECT_FALSE(ruin(1.9 * cost_of(1, hands)));
    EXPECT_TRUE(ruin(2.1 * cost_of(1, hands)));
    EXPECT_FALSE(ruin_of(totals, stake, hands, Rational(30), {}, {100, most_for_ruin.multiplications}));
    EXPECT_THROW(bankroll_for_hands(*total_deals({1, {0, 1, 3}, 8, 1, {{1, {5, 2, 1}}}}, 10), {10, {}, {}},
                                    1'000'000, Rational(1, 1'000'000'000)),
                 InvalidArgument);
}

// Nine tenths of a bet for nothing: the lattice has ten places a bet, but a deal falls by one of them.
TEST(SessionLimitsTest, CostDependsOnTheLargestFallNotOnTheBet) {
    const DealTotals totals = two_pays(10, 9, 10);
    constexpr u64 hands = 16'000;
    const auto course = ruin_of(totals, {}, hands, Rational(1000));
    ASSERT_TRUE(course);
    // A bankroll that never rises is below a bet at the end if it ever is.
    const double at_the_end = result_of(totals, {}, hands).chance_below(Rational(-999)).most;
    EXPECT_GT(at_the_end, 0.1);
    EXPECT_LT(at_the_end, 0.9);
    EXPECT_NEAR(course->within(hands).most, at_the_end, course->error() + 1e-10);
    EXPECT_EQ(course->within(hands).least, course->within(hands).most);
}

TEST(SessionLimitsTest, EndsWhenNobodyIsLeft) {
    const DealTotals totals = two_pays(1, 0, 2);
    const Stake stake{1, {}, Rational(9, 10)};
    u64 calls = 0;
    const auto course = ruin_of(totals, stake, 1'000'000, Rational(100), Work{1, [&](u64, u64) { ++calls; }});
    ASSERT_TRUE(course);
    EXPECT_LT(calls, 100U);
    EXPECT_GE(course->proven_within(1'000'000).most, 1 - 1e-12);
    EXPECT_GT(course->proven_within(1'000'000).least, 1 - 1e-9);
    EXPECT_LT(course->error(), 1e-9);
    // The same chance of the first deals as in a short session.
    const auto short_course = ruin_of(totals, stake, 100, Rational(100));
    EXPECT_NEAR(course->within(100).most, short_course->within(100).most,
                course->error() + short_course->error());
}

// 1,000 bets fall by a half with each deal: to 1 after 1,998.
TEST(SessionLimitsTest, AGameWithoutVarianceRuinsAllAtOnce) {
    u64 calls = 0;
    const auto course =
        ruin_of(one_pay(2, 1), {}, 1'000'000, Rational(1000), Work{1, [&](u64, u64) { ++calls; }});
    ASSERT_TRUE(course);
    EXPECT_LT(calls, 1000U);
    EXPECT_EQ(course->proven_within(1998), Bounds(0.0));
    EXPECT_EQ(course->within(1998), Bounds(0.0));
    EXPECT_EQ(course->proven_within(1999), Bounds(1.0));
    EXPECT_EQ(course->within(1'000'000), Bounds(1.0));
}

/// Bounds that hold a chance, and are exact if it is certain or impossible.
void expect_proven(const Bounds& found, const Rational& exact, const std::string& what) {
    const double chance = nearest_double(exact);
    EXPECT_LE(found.least, chance) << what;
    EXPECT_GE(found.most, chance) << what;
    if (chance == 0 || chance == 1) {
        EXPECT_EQ(found, Bounds(chance)) << what;
    }
}

TEST(SessionLimitsTest, WhatIsCertainOrImpossibleIsExact) {
    struct Case {
        const char* what;
        DealTotals totals;
        Stake stake;
    };
    const std::vector<Case> cases{{"nothing is won", two_pays(1, 0, 1), {}},
                                  {"all is lost", one_pay(1, 0), {}},
                                  {"all is lost, with cash back", one_pay(1, 0), {1, Rational(1, 3), {}}},
                                  {"nothing is lost", two_pays(1, 1, 2), {}},
                                  {"always wins", one_pay(1, 2), {}},
                                  {"two lines", two_pays(2, 0, 3, 2), {2, {}, Rational(1, 50)}}};
    constexpr int hands = 8;
    for (const Case& each : cases) {
        const test::RationalGame game = test::rational_game(each.totals, each.stake);
        for (const Rational& bankroll : {Rational(3), Rational(7, 2), Rational(6)}) {
            const auto ruin = ruin_of(each.totals, each.stake, hands, bankroll);
            const Rational goal = bankroll + Rational(2);
            const auto course = goal_within(each.totals, each.stake, hands, bankroll, goal);
            ASSERT_TRUE(ruin && course);
            for (int within = 1; within <= hands; ++within) {
                const auto deals = static_cast<u64>(within);
                const std::string what = each.what + (" " + bankroll.text()) + " " + std::to_string(within);
                expect_proven(ruin->proven_within(deals), test::ruin_within(game, bankroll, within), what);
                const test::GoalAndRuin ends = test::goal_within(game, bankroll, goal, within);
                expect_proven(course->proven_reached_within(deals), ends.reached, what);
                const Bounds ruined = course->proven_ruined_within(deals);
                EXPECT_LE(ruined.least, nearest_double(ends.ruined)) << what;
                EXPECT_GE(ruined.most, nearest_double(ends.ruined)) << what;
            }
        }
    }
}

TEST(SessionLimitsTest, CutOffWalksKeepAnUpperBoundAboveZero) {
    // Two climbs lead to the goal, and whoever has climbed once is cut off.
    constexpr double rare = 1e-20;
    const SessionGoalPlan plan{30, [](u64) { return -20; }, [](u64) { return 8; }};
    const SessionGoal found = session_goal({1, {{-1, 1 - rare}, {5, rare}}, false}, plan);
    EXPECT_EQ(found.reached.within(30), 0);
    EXPECT_EQ(found.reached.proven_within(1, found.error), Bounds(0.0));
    EXPECT_GT(found.reached.proven_within(30, found.error).most, 0);
    EXPECT_EQ(found.ruined.proven_within(20, found.error), Bounds(0.0));
}

TEST(SessionLimitsTest, CutOffWalksMayReachTheGoalLater) {
    // After 20 deals all are ruined but those who climb each time: they are cut off, and reach the goal after 25.
    constexpr double rare = 1e-20;
    const SessionGoalPlan plan{30, [](u64) { return -19; }, [](u64) { return 100; }};
    const SessionGoal found = session_goal({1, {{-1, 1 - rare}, {4, rare}}, false}, plan);
    EXPECT_EQ(found.reached.proven_within(24, found.error), Bounds(0.0));
    EXPECT_GT(found.reached.proven_within(25, found.error).most, 0);
}

TEST(LongRunTest, TheUsualEstimateIsNeverZero) {
    const OutcomeLaw law{1, {0, 1, 3}, 8, 1, {{1, {3, 3, 2}}}};
    const LongRun long_run(law, {2, {}, {}});
    ASSERT_EQ(long_run.fate(), LongRun::Fate::possible);
    EXPECT_GT(long_run.ruin(Rational(1'000'000'000)).estimate, 0);
    EXPECT_LT(long_run.ruin(Rational(1'000'000'000)).estimate, 1e-300);
}

}  // namespace
}  // namespace holdfast::bankroll
