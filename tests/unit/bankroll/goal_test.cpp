// Goals before ruin: against fractions, small chances with sixty digits, and games that are played through.
#include <cmath>
#include <limits>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/game_laws.h>

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/bankroll/bounds.h>
#include <holdfast/bankroll/goal.h>
#include <holdfast/bankroll/rebated_goal.h>
#include <holdfast/bankroll/session.h>

namespace holdfast::bankroll {
namespace {

TEST(GoalTest, FractionsOfASmallGame) {
    // Solved by elimination in fractions: h(x) of the bankrolls 1 to 5 of a goal of 6.
    const DealTotals totals = *total_deals({1, {0, 1, 3}, 8, 1, {{1, {5, 2, 1}}}}, 1);
    constexpr std::size_t places = 5;
    std::vector<std::vector<Rational>> rows(places, std::vector<Rational>(places + 1));
    for (std::size_t x = 1; x <= places; ++x) {
        rows[x - 1][x - 1] += Rational(1);
        for (std::size_t i = 0; i < totals.totals.size(); ++i) {
            const Rational chance(false, totals.ways[i].to_u256(), totals.all.to_u256());
            const std::size_t to = x + totals.totals[i] - 1;
            if (to > places) {
                rows[x - 1][places] += chance;
            } else if (to > 0) {
                rows[x - 1][to - 1] -= chance;
            }
        }
    }
    for (std::size_t pivot = 0; pivot < places; ++pivot) {
        for (std::size_t row = 0; row < places; ++row) {
            if (row == pivot) continue;
            const Rational factor = rows[row][pivot] / rows[pivot][pivot];
            for (std::size_t column = 0; column <= places; ++column) {
                rows[row][column] -= factor * rows[pivot][column];
            }
        }
    }
    for (std::size_t x = 1; x <= places; ++x) {
        const double exact = nearest_double(rows[x - 1][places] / rows[x - 1][x - 1]);
        const GoalChance found = goal_of(totals, {}, Rational(static_cast<u64>(x)), Rational(6));
        EXPECT_LE(found.chance.least, exact);
        EXPECT_GE(found.chance.most, exact);
        EXPECT_LT(found.chance.error(), 3e-14);
        EXPECT_FALSE(found.is_bound);
    }
}

TEST(GoalTest, SingleFallsAndToeplitzSystemAgree) {
    const DealTotals totals = test::totals_of_jacks(1);
    GoalEquation equation{bankroll_walk(totals, 1, Rounding::down).steps, -199, 300};
    const std::vector<double> single = goal_chances(equation);
    // A fall of two steps that never happens makes it a Toeplitz system.
    equation.steps.insert(equation.steps.begin(), {-2, 0});
    const std::vector<double> general = goal_chances(equation);
    ASSERT_EQ(single.size(), general.size());
    for (std::size_t i = 0; i < single.size(); ++i) EXPECT_NEAR(single[i], general[i], 1e-12);
}

// The middle is rounded too, by more than the half of a narrow width.
TEST(BoundsTest, ErrorsHoldBothEnds) {
    constexpr double step = std::numeric_limits<double>::epsilon() / 2;
    for (int width = 1; width < 100; ++width) {
        for (const double least : {1 - step, 0.9, 0.25, 1e-17}) {
            const Bounds bounds(least, least + width * step);
            EXPECT_GE(bounds.error(), bounds.middle() - bounds.least) << width << " from " << least;
            EXPECT_GE(bounds.error(), bounds.most - bounds.middle()) << width << " from " << least;
        }
    }
}

TEST(GoalTest, TheBoundsOfARebateHoldTheChanceOnAFineLattice) {
    const DealTotals totals = test::totals_of_jacks(1);
    const BankrollWalk walk = bankroll_walk(totals, 1, Rounding::down);
    for (const Rational& rebate : {Rational(1, 50), Rational(-1, 50)}) {
        // 50 places a bet: the rebate is one of them.
        const Stake stake{1, rebate.is_negative() ? Rational() : rebate,
                          rebate.is_negative() ? -rebate : Rational()};
        const GoalChance exact = goal_of(totals, stake, Rational(30), Rational(90));
        EXPECT_FALSE(exact.is_bound);
        EXPECT_LT(exact.chance.error(), 1e-10);
        const RebatedGoal goal{rebate, Rational(-29), Rational(60)};
        const double least = goal_chance_at_least(walk.steps, goal, {});
        const double most = goal_chance_at_most(walk.steps, goal, {});
        EXPECT_LE(least, exact.chance.most);
        EXPECT_GE(most, exact.chance.least);
        EXPECT_LT(most - least, 0.02);
    }
}

TEST(GoalTest, SmallChancesAreRight) {
    // A plain recursion over the exact counts of the rows, with sixty decimal digits, gives these.
    const DealTotals totals = test::totals_of_jacks(1);
    struct Far {
        u64 goal;
        double chance;
    };
    const std::vector<Far> goals{
        {1000, 6.033881395173905e-04}, {20'000, 7.896388667743189e-08}, {70'000, 4.707847564002001e-17}};
    for (const Far& far : goals) {
        const GoalChance found = goal_of(totals, {}, Rational(1), Rational(far.goal));
        EXPECT_LE(found.chance.least, far.chance * (1 + 1e-11)) << far.goal;
        EXPECT_GE(found.chance.most, far.chance * (1 - 1e-11)) << far.goal;
        EXPECT_LT(found.chance.error(), 1e-9 * far.chance) << far.goal;
    }
}

/// The chance to reach a goal of a small game with a rebate of p/q of a step, on the lattice of q parts of a
/// step: by playing it through until nothing changes.
double iterated_goal(const std::vector<WalkStep>& steps, i64 rebate, i64 parts, i64 floor, i64 goal) {
    std::vector<double> chance(static_cast<std::size_t>(goal - floor), 0.5);
    for (int round = 0; round < 100'000; ++round) {
        double moved = 0;
        for (i64 place = floor; place < goal; ++place) {
            double sum = 0;
            for (const WalkStep& step : steps) {
                const i64 to = place + step.change * parts + rebate;
                if (to >= goal) sum += step.probability;
                if (to >= floor && to < goal) {
                    sum += step.probability * chance[static_cast<std::size_t>(to - floor)];
                }
            }
            double& here = chance[static_cast<std::size_t>(place - floor)];
            moved = std::max(moved, std::fabs(sum - here));
            here = sum;
        }
        if (moved < 1e-15) break;
    }
    return chance[static_cast<std::size_t>(-floor)];
}

TEST(GoalTest, BoundsHoldInEverySmallGameAtEveryPlace) {
    const std::vector<std::vector<WalkStep>> games{{{-1, 0.625}, {0, 0.25}, {2, 0.125}},
                                                   {{-1, 0.5}, {1, 0.375}, {4, 0.125}},
                                                   {{-2, 0.375}, {-1, 0.25}, {1, 0.25}, {3, 0.125}}};
    constexpr i64 parts = 12;
    for (const std::vector<WalkStep>& steps : games) {
        for (const i64 rebate : {-7, -2, 1, 5, 6, 11}) {
            for (const i64 floor : {-30, -25, -13, -12, 0}) {
                for (const i64 goal : {1, 12, 17, 24, 41, 96}) {
                    const double exact = iterated_goal(steps, rebate, parts, floor, goal);
                    const RebatedGoal rebated{Rational(rebate, parts), Rational(floor, parts),
                                              Rational(goal, parts)};
                    const double least = goal_chance_at_least(steps, rebated, {});
                    const double most = goal_chance_at_most(steps, rebated, {});
                    EXPECT_LE(least, exact + 1e-12) << rebate << " " << floor << " " << goal;
                    EXPECT_GE(most, exact - 1e-12) << rebate << " " << floor << " " << goal;
                    const Bounds at_once = real_walk(steps, rebated).goal_chance();
                    EXPECT_LE(at_once.least, exact + 1e-12) << rebate << " " << floor << " " << goal;
                    EXPECT_GE(at_once.most, exact - 1e-12) << rebate << " " << floor << " " << goal;
                }
            }
        }
    }
}

TEST(GoalTest, ALargeEdgeSaysAlmostAllAtOnce) {
    // 0.3 % cash back, and a seventh of each bet given away.
    const DealTotals totals = test::totals_of_jacks(1);
    const Stake stake{1, Rational(3, 1000), Rational(1, 7)};
    const GoalChance found = goal_of(totals, stake, Rational(5000), Rational(10'000));
    EXPECT_TRUE(found.is_bound);
    EXPECT_LT(found.chance.most, 1e-6);
}

TEST(GoalTest, APlayerWhoNeverLosesReachesAnyGoal) {
    const OutcomeLaw law{1, {1, 2}, 4, 1, {{1, {3, 1}}}};
    EXPECT_EQ(goal_of(*total_deals(law, 2), {2, {}, {}}, Rational(2), Rational(50)).chance, Bounds(1.0));
}

// If no deal moves the player, the equations say nothing: 0 = 0.
TEST(GoalTest, UnsolvableEquationsGetTrivialBounds) {
    const std::vector<WalkStep> steps{{-2, 0}, {0, 1}, {3, 0}};
    EXPECT_EQ(goal_chance({steps, -4, 6}), Bounds(0, 1));
    const RebatedGoal goal{Rational(), Rational(-4), Rational(6)};
    EXPECT_EQ(goal_chance_at_least(steps, goal, {}), 0);
    EXPECT_EQ(goal_chance_at_most(steps, goal, {}), 1);
    // Chances that add to more than 1 leave 0 on the diagonal, though the walk soon ends.
    EXPECT_EQ(goal_chance({{{-2, 0.25}, {0, 1}, {3, 0.5}}, -40, 60}), Bounds(0, 1));
}

// 9/13, 3/13 and 1/13 are no doubles, and the differences of h are whole numbers over powers of 9: with
// d(goal) = 1, 9 d(x) = 3 d(x + 1) + d(x + 1) + ... + d(x + 4).
TEST(GoalTest, SingleFallsHoldTheFractionAtEveryPlace) {
    constexpr std::size_t places = 60;
    std::vector<U256> scaled{U256(u128{1})};  // [n] d(goal - n) * 9^n
    for (std::size_t n = 1; n <= places; ++n) {
        U256 sum(u128{0});
        u128 factor = 4;
        for (std::size_t a = 1; a <= std::min<std::size_t>(n, 4); ++a) {
            sum = sum + scaled[n - a] * U256(factor);
            factor = a == 1 ? 9 : factor * 9;
        }
        scaled.push_back(sum);
    }
    U256 all(u128{0});  // * 9^places
    U256 power(u128{1});
    std::vector<U256> up_to;  // [place - floor]
    for (std::size_t n = places + 1; n-- > 0;) {
        all = all + scaled[n] * power;
        up_to.push_back(all);
        power = power * U256(u128{9});
    }
    for (std::size_t place = 0; place < places; ++place) {
        const auto floor = -static_cast<i64>(place);
        const Bounds found = goal_chance(
            {{{-1, 9.0 / 13}, {1, 3.0 / 13}, {4, 1.0 / 13}}, floor, floor + static_cast<i64>(places)});
        const double exact = nearest_double(Rational(false, up_to[place], all));
        EXPECT_LE(found.least, exact) << place;
        EXPECT_GE(found.most, exact) << place;
        EXPECT_LT(found.error(), 1e-12 * exact) << place;
    }
}

// Three times 0.1 is not 0.3 in doubles, so the drift that remains may be only an error, and then bounds
// nothing.
TEST(GoalTest, ADriftWithinItsErrorEndsNoWalk) {
    const std::vector<WalkStep> fair{{-3, 0.1}, {0, 0.6}, {1, 0.3}};
    EXPECT_EQ(RealWalk(fair, 0, -1e17, 1e17).most_deals(), std::numeric_limits<double>::infinity());
    EXPECT_NEAR(RealWalk(fair, 0, -97, 99).most_deals(), 100.0 * 100 / 1.2, 1e-6);
}

TEST(GoalTest, GoalsThatAreTooFarAreNotAnswered) {
    const DealTotals totals = test::totals_of_jacks(3);
    EXPECT_TRUE(is_goal_near(1, Rational(), {3, {}, {}}, Rational(100), Rational(200)));
    EXPECT_FALSE(is_goal_near(1, Rational(), {3, {}, {}}, Rational(100), Rational(500'000)));
    EXPECT_THROW(goal_of(totals, {3, {}, {}}, Rational(100), Rational(500'000)), std::invalid_argument);
    // With one line, the bankroll falls by single bets, which are computed in a faster way.
    EXPECT_TRUE(is_goal_near(1, Rational(), {}, Rational(100), Rational(500'000)));
}

}  // namespace
}  // namespace holdfast::bankroll
