// A goal within a number of hands: against fractions, against the goal without a limit of hands, and against
// ruin without a goal.
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/game_laws.h>
#include <tests/support/rational_walk.h>

#include <holdfast/bankroll/session.h>
#include <holdfast/core/error.h>

namespace holdfast::bankroll {
namespace {

/// Three pays on `lines` lines: 0 (5/8), 1 (1/4), 3 (1/8), each over the denominator.
DealTotals small_totals(u32 lines, u64 denominator = 1) {
    return *total_deals({denominator, {0, 1, 3}, 8, 1, {{1, {5, 2, 1}}}}, lines);
}

TEST(GoalWithinTest, FractionsOfASmallGame) {
    const std::vector<Stake> stakes{{1, {}, {}},
                                    {2, {}, {}},
                                    {1, Rational(1, 7), {}},
                                    {2, Rational(1, 20), Rational(1, 3)},
                                    {3, {}, Rational(1, 100)}};
    const std::vector<Rational> goals{Rational(8), Rational(19, 2), Rational(16)};
    constexpr int hands = 9;
    for (const u64 denominator : {1U, 2U}) {
        for (const Stake& stake : stakes) {
            const DealTotals totals = small_totals(stake.lines, denominator);
            for (const Rational& bankroll : {Rational(3), Rational(9, 2), Rational(7)}) {
                for (const Rational& goal : goals) {
                    const auto found = goal_within(totals, stake, hands, bankroll, goal);
                    ASSERT_TRUE(found);
                    EXPECT_LT(found->error(), 1e-12);
                    for (int within = 0; within <= hands; ++within) {
                        const test::GoalAndRuin exact =
                            test::goal_within(test::rational_game(totals, stake), bankroll, goal, within);
                        const auto hand = static_cast<u64>(within);
                        EXPECT_NEAR(found->reached_within(hand).least, nearest_double(exact.reached), 1e-13)
                            << stake.lines << " " << bankroll.text() << " " << goal.text() << " " << within;
                        EXPECT_NEAR(found->ruined_within(hand).least, nearest_double(exact.ruined), 1e-13)
                            << stake.lines << " " << bankroll.text() << " " << goal.text() << " " << within;
                        EXPECT_EQ(found->reached_within(hand).least, found->reached_within(hand).most);
                        EXPECT_EQ(found->ruined_within(hand).least, found->ruined_within(hand).most);
                    }
                }
            }
        }
    }
}

TEST(GoalWithinTest, ALongSessionIsPlayWithoutEnd) {
    const DealTotals totals = test::totals_of_jacks(1);
    const Bounds for_ever = goal_of(totals, {}, Rational(20), Rational(60)).chance;
    const auto found = goal_within(totals, {}, 100'000, Rational(20), Rational(60));
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->reached_within(100'000).least, for_ever.middle(), 1e-9);
    EXPECT_NEAR(found->ruined_within(100'000).least, 1 - for_ever.middle(), 1e-9);
}

TEST(GoalWithinTest, AnUnreachableGoalLeavesTheRuinOfTheSession) {
    const DealTotals totals = test::totals_of_jacks(1);
    constexpr u64 hands = 3000;
    const RuinCourse ruin = *ruin_of(totals, {}, hands, Rational(100));
    const auto found = goal_within(totals, {}, hands, Rational(100), Rational(900'000));
    ASSERT_TRUE(found);
    for (u64 hand = 0; hand <= hands; hand += 100) {
        EXPECT_NEAR(found->ruined_within(hand).least, ruin.within(hand).most, ruin.error() + found->error());
        EXPECT_LE(found->reached_within(hand).least, found->error());
    }
    // What is cut off is part of the error.
    EXPECT_GT(found->error(), 1e-14);
    EXPECT_LT(found->error(), 1e-10);
}

TEST(GoalWithinTest, IsReachedOrLostBeforeTheFirstHand) {
    const auto chances = [](u32 lines, const Rational& bankroll, const Rational& goal) {
        const auto found = goal_within(small_totals(lines), {lines, {}, {}}, 3, bankroll, goal);
        return std::vector<double>{found->reached_within(0).least, found->reached_within(3).most,
                                   found->ruined_within(0).least, found->ruined_within(3).most};
    };
    EXPECT_EQ(chances(1, Rational(6), Rational(6)), (std::vector<double>{1, 1, 0, 0}));
    EXPECT_EQ(chances(2, Rational(3, 2), Rational(6)), (std::vector<double>{0, 0, 1, 1}));
}

TEST(GoalWithinTest, CoarserLatticesBoundTheExactChance) {
    // In pays of a seven-hundredth the exact lattice is soon too large; this one is not.
    const DealTotals totals = small_totals(1, 7);
    const Stake stake{1, Rational(1, 2), {}};
    constexpr u64 hands = 40;
    const auto exact = goal_within(totals, stake, hands, Rational(6), Rational(9));
    ASSERT_TRUE(exact);
    const auto plan = [](u64 unit) {
        const auto barrier = [unit](i64 bets) {
            return [unit, bets](u64 hand) {
                const Rational place = Rational(unit) * (Rational(bets, 1) - Rational(hand, 2));
                return ceiling_of(place);
            };
        };
        return SessionGoalPlan{hands, barrier(-5), barrier(3)};
    };
    for (const u64 unit : {2U, 3U, 5U}) {
        const SessionGoal poorer = session_goal(bankroll_walk(totals, unit, Rounding::down), plan(unit));
        const SessionGoal richer = session_goal(bankroll_walk(totals, unit, Rounding::up), plan(unit));
        for (u64 hand = 1; hand <= hands; ++hand) {
            EXPECT_LE(poorer.reached_within(hand), exact->reached_within(hand).least + 1e-12) << hand;
            EXPECT_GE(richer.reached_within(hand), exact->reached_within(hand).least - 1e-12) << hand;
            EXPECT_GE(poorer.ruined_within(hand), exact->ruined_within(hand).least - 1e-12) << hand;
            EXPECT_LE(richer.ruined_within(hand), exact->ruined_within(hand).least + 1e-12) << hand;
        }
    }
}

TEST(GoalWithinTest, PaysOfManyDecimalsAreRoundedBothWays) {
    // 2,000,000,000 parts of a bet between ruin and goal are too many. One hand of two loses or wins.
    const OutcomeLaw law{1'000'000'000, {0, 1'987'654'321}, 8, 1, {{1, {5, 3}}}};
    const auto found =
        goal_within(*total_deals(law, 1), {}, 2, Rational(2), Rational(3'500'000'000U, 1'000'000'000U));
    ASSERT_TRUE(found);
    const double both_win = 9.0 / 64;
    const double both_lose = 25.0 / 64;
    EXPECT_LE(found->reached_within(2).least, both_win + 1e-12);
    EXPECT_GE(found->reached_within(2).most, both_win - 1e-12);
    EXPECT_LE(found->ruined_within(2).least, both_lose + 1e-12);
    EXPECT_GE(found->ruined_within(2).most, both_lose - 1e-12);
}

TEST(GoalWithinTest, RoundedPaysMissTheGoalOrReachIt) {
    // One win is the goal exactly; rounded down it falls short, rounded up it does not.
    const OutcomeLaw law{1'000'000'000, {0, 1'987'654'321}, 8, 1, {{1, {5, 3}}}};
    const auto found =
        goal_within(*total_deals(law, 1), {}, 1, Rational(2), Rational(2'987'654'321U, 1'000'000'000U));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->reached_within(1).least, 0);
    EXPECT_EQ(found->reached_within(1).most, 3.0 / 8);
}

TEST(GoalWithinTest, ErrorsHoldWhatIsCutOffAndRounded) {
    const auto error_of = [](const std::vector<WalkStep>& steps, u64 deals) {
        const SessionGoalPlan plan{deals, [](u64) { return -1000; }, [](u64) { return 1000; }};
        return session_goal({1, steps, false}, plan).error;
    };
    // The climb is so rare that it is cut off.
    constexpr double rare = 1e-14;
    EXPECT_GE(error_of({{-1, 1 - rare}, {3, rare}}, 2), rare);
    EXPECT_LT(error_of({{-1, 1 - rare}, {3, rare}}, 2), 2e-13);
    // Nothing is cut off here, but each deal rounds every share.
    const std::vector<WalkStep> even{{-1, 0.5}, {1, 0.5}};
    EXPECT_GE(error_of(even, 20), 20 * unit_roundoff);
    EXPECT_GT(error_of(even, 40), 1.5 * error_of(even, 20));
}

TEST(GoalWithinTest, WhatTakesTooLongIsNotAnswered) {
    EXPECT_FALSE(goal_within(test::totals_of_jacks(1), {}, 1'000'000, Rational(50'000), Rational(100'000)));
}

TEST(GoalWithinTest, AnswersAtOnceIfTheGoalIsReachedFromTheStart) {
    const auto found =
        goal_within(test::totals_of_jacks(1), {}, 1'000'000, Rational(50'000), Rational(40'000));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->reached_within(0).least, 1);
    EXPECT_EQ(found->reached_within(1'000'000).least, 1);
    EXPECT_EQ(found->ruined_within(1'000'000).most, 0);
    EXPECT_EQ(found->error(), 0);
}

TEST(GoalWithinTest, StopsAndTellsItsProgress) {
    const DealTotals totals = test::totals_of_jacks(1);
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(goal_within(totals, {}, 10, Rational(5), Rational(50), Work{1, {}, &stop}), Stopped);
    for (const DealTotals& any : {totals, small_totals(1, 7)}) {
        u64 last = 0;
        u64 total = 1;
        goal_within(any, {}, 2000, Rational(5), Rational(50), Work{1, [&](u64 done, u64 of) {
                                                                       EXPECT_GE(done, last);
                                                                       last = done;
                                                                       total = of;
                                                                   }});
        EXPECT_EQ(last, total);
    }
    // Progress is complete even if nobody is left to play.
    u64 last = 0;
    goal_within(small_totals(1), {}, 10, Rational(1), Rational(1),
                Work{1, [&](u64 done, u64) { last = done; }});
    EXPECT_EQ(last, 10U);
}

}  // namespace
}  // namespace holdfast::bankroll
