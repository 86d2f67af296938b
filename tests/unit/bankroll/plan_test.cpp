// A plan of several games: against plain recursion in fractions, against a session of one game, and in any
// order of its parts.
#include <algorithm>
#include <optional>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/rational_walk.h>

#include <holdfast/bankroll/plan.h>
#include <holdfast/core/error.h>

namespace holdfast::bankroll {
namespace {

/// Three pays on each line: 0 (5/8), 1 (1/4), 3 (1/8), each over the denominator.
PlanPart small_part(u32 lines, u64 denominator, u64 hands, const Rational& bet,
                    const Rational& cash_back = {}) {
    return {*total_deals({denominator, {0, 1, 3}, 8, 1, {{1, {5, 2, 1}}}}, lines),
            {lines, cash_back, {}},
            hands,
            bet};
}

std::vector<PlanPart> small_plan() {
    return {small_part(1, 1, 4, Rational(5, 4)), small_part(2, 2, 2, Rational(1, 2), Rational(1, 7)),
            small_part(1, 3, 3, Rational(3), Rational(1, 20))};
}

/// The game of a part, in dollars.
test::RationalGame game_of(const PlanPart& part) {
    test::RationalGame game = test::rational_game(part.totals, part.stake);
    for (Rational& pay : game.pays) pay *= part.bet;
    game.cost *= part.bet;
    game.rebate *= part.bet;
    return game;
}

/// The chance of each result, played on credit.
test::Bankrolls results_of(const std::vector<PlanPart>& parts) {
    test::Bankrolls results{{Rational(), Rational(1)}};
    for (const PlanPart& part : parts) {
        const test::RationalGame game = game_of(part);
        for (u64 hand = 0; hand < part.hands; ++hand) {
            test::Bankrolls after;
            for (const auto& [result, chance] : results) {
                for (std::size_t i = 0; i < game.pays.size(); ++i) {
                    after[result - game.cost + game.pays[i] + game.rebate] += chance * game.chances[i];
                }
            }
            results = after;
        }
    }
    return results;
}

/// The chances of a goal and of ruin before it, hand by hand.
test::GoalAndRuin course_of(const std::vector<PlanPart>& parts, const Rational& bankroll,
                            const Rational& goal) {
    test::GoalAndRuin ends{};
    test::Bankrolls playing{{bankroll, Rational(1)}};
    const auto end = [&](const Rational& cost) {
        test::Bankrolls left;
        for (const auto& [amount, chance] : playing) {
            if (amount < cost) {
                ends.ruined += chance;
            } else if (amount >= goal) {
                ends.reached += chance;
            } else {
                left[amount] = chance;
            }
        }
        playing = left;
    };
    for (const PlanPart& part : parts) {
        const test::RationalGame game = game_of(part);
        end(game.cost);  // the next part may cost more
        for (u64 hand = 0; hand < part.hands; ++hand) {
            Rational none;
            playing = test::play_once(game, playing, none);
            end(game.cost);
        }
    }
    return ends;
}

TEST(PlanTest, ResultsAreThoseOfPlainRecursion) {
    const std::vector<PlanPart> parts = small_plan();
    const PlanResult result = plan_result(parts);
    EXPECT_LT(result.error(), 1e-11);
    Rational below;
    for (const auto& [amount, chance] : results_of(parts)) {
        EXPECT_NEAR(result.chance_below(amount), nearest_double(below), result.error()) << amount.text();
        below += chance;
    }
    EXPECT_EQ(below, Rational(1));
}

TEST(PlanTest, RuinAndGoalAreThoseOfPlainRecursion) {
    std::vector<PlanPart> parts = small_plan();
    const Rational never(1'000'000);
    for (int turn = 0; turn < 3; ++turn) {
        for (const Rational& bankroll : {Rational(3), Rational(15, 2), Rational(12)}) {
            for (const Rational& goal : {Rational(14), Rational(91, 4)}) {
                const auto found = plan_course(parts, bankroll, goal);
                const test::GoalAndRuin exact = course_of(parts, bankroll, goal);
                ASSERT_TRUE(found);
                EXPECT_LT(found->error, 1e-12);
                EXPECT_NEAR(found->reached_within(9), nearest_double(exact.reached), found->error);
                EXPECT_NEAR(found->ruined_within(9), nearest_double(exact.ruined), found->error);
            }
            const auto alone = plan_course(parts, bankroll, std::nullopt);
            ASSERT_TRUE(alone);
            EXPECT_NEAR(alone->ruined_within(9), nearest_double(course_of(parts, bankroll, never).ruined),
                        alone->error);
        }
        std::rotate(parts.begin(), parts.begin() + 1, parts.end());
    }
}

TEST(PlanTest, APartMayCostMoreThanIsLeft) {
    const std::vector<PlanPart> dearer{small_part(1, 1, 4, Rational(5, 4)), small_part(1, 1, 3, Rational(3))};
    const std::vector<PlanPart> dearest{small_part(1, 1, 4, Rational(5, 4)),
                                        small_part(1, 1, 3, Rational(15))};
    for (const std::vector<PlanPart>& parts : {dearer, dearest}) {
        for (const Rational& bankroll : {Rational(5, 4), Rational(6), Rational(15, 2), Rational(13)}) {
            const auto found = plan_course(parts, bankroll, Rational(14));
            const test::GoalAndRuin exact = course_of(parts, bankroll, Rational(14));
            ASSERT_TRUE(found);
            EXPECT_NEAR(found->reached_within(7), nearest_double(exact.reached), found->error);
            EXPECT_NEAR(found->ruined_within(7), nearest_double(exact.ruined), found->error);
            // What happens before the second part does not depend on it.
            EXPECT_NEAR(found->ruined_within(3),
                        nearest_double(
                            course_of({small_part(1, 1, 3, Rational(5, 4))}, bankroll, Rational(14)).ruined),
                        found->error);
        }
    }
    EXPECT_EQ(plan_course(dearest, Rational(13), Rational(14))->reached_within(7) +
                  plan_course(dearest, Rational(13), Rational(14))->ruined_within(7),
              1);
}

// Without a goal, nobody who may still be ruined by the dear part is taken for safe before it.
TEST(PlanTest, ADearPartMayStandBetweenCheapOnes) {
    const std::vector<PlanPart> parts{small_part(1, 1, 6, Rational(1)), small_part(1, 1, 1, Rational(100)),
                                      small_part(1, 1, 1, Rational(1, 4))};
    const Rational never(1'000'000);
    for (const int bankroll : {4, 98, 102, 104, 130, 198, 202}) {
        const auto found = plan_course(parts, Rational(bankroll), std::nullopt);
        const test::GoalAndRuin exact = course_of(parts, Rational(bankroll), never);
        ASSERT_TRUE(found);
        EXPECT_NEAR(found->ruined_within(8), nearest_double(exact.ruined), found->error) << bankroll;
    }
}

TEST(PlanTest, AGoalMayLieLessThanAStepAboveThePriceOfAHand) {
    // Cash back leads to places between the steps: from 1, a pay of the bet ends at 1.5, which is the goal.
    const std::vector<PlanPart> parts{small_part(1, 1, 3, Rational(1), Rational(1, 2))};
    for (const Rational& goal : {Rational(5, 4), Rational(3, 2), Rational(7, 4)}) {
        const auto found = plan_course(parts, Rational(1), goal);
        const test::GoalAndRuin exact = course_of(parts, Rational(1), goal);
        ASSERT_TRUE(found);
        EXPECT_NEAR(found->reached_within(3), nearest_double(exact.reached), found->error) << goal.text();
        EXPECT_NEAR(found->ruined_within(3), nearest_double(exact.ruined), found->error) << goal.text();
    }
}

TEST(PlanTest, OverBeforeTheFirstHand) {
    const std::vector<PlanPart> parts = small_plan();
    const auto reached = plan_course(parts, Rational(10), Rational(10));
    EXPECT_EQ(reached->reached_within(0), 1);
    EXPECT_EQ(reached->ruined_within(9), 0);
    const auto ruined = plan_course(parts, Rational(1), std::nullopt);
    EXPECT_EQ(ruined->ruined_within(0), 1);
    EXPECT_EQ(ruined->reached_within(9), 0);
    EXPECT_EQ(ruined->error, 0);
}

TEST(PlanTest, OnePartIsASession) {
    const Stake stake{2, Rational(1, 20), {}};
    const PlanPart part = small_part(2, 2, 300, Rational(5, 4), Rational(1, 20));
    const ResultDistribution session = result_of(part.totals, stake, 300);
    const PlanResult plan = plan_result({part});
    for (const int bets : {-200, -100, -50, 0, 20}) {
        EXPECT_NEAR(plan.chance_below(Rational(bets) * part.bet), session.chance_below(Rational(bets)).most,
                    plan.error());
    }
    const RuinCourse ruin = *ruin_of(part.totals, stake, 300, Rational(60));
    const auto course = plan_course({part}, Rational(60) * part.bet, std::nullopt);
    ASSERT_TRUE(course);
    for (const u64 hands : {1U, 100U, 200U, 300U}) {
        EXPECT_NEAR(course->ruined_within(hands), ruin.within(hands).most, course->error + ruin.error());
    }
    EXPECT_GT(course->ruined_within(300), 0.01);
}

TEST(PlanTest, TheOrderOfPartsMattersForRuinOnly) {
    const std::vector<PlanPart> one = small_plan();
    const std::vector<PlanPart> other{one[2], one[0], one[1]};
    const PlanResult first = plan_result(one);
    const PlanResult second = plan_result(other);
    for (int dollars = -20; dollars <= 20; ++dollars) {
        EXPECT_NEAR(first.chance_below(Rational(dollars)), second.chance_below(Rational(dollars)),
                    first.error() + second.error());
    }
    // About 0.9845 and 0.9749.
    EXPECT_GT(plan_course(other, Rational(6), std::nullopt)->ruined_within(9),
              plan_course(one, Rational(6), std::nullopt)->ruined_within(9) + 0.005);
}

TEST(PlanTest, TheStepDividesEveryPay) {
    EXPECT_EQ(plan_step({small_part(1, 1, 1, Rational(5, 4)), small_part(1, 1, 1, Rational(1, 2))}),
              Rational(1, 4));
    EXPECT_EQ(plan_step({small_part(1, 2, 1, Rational(5, 4)), small_part(1, 1, 1, Rational(1, 3))}),
              Rational(1, 24));
    EXPECT_THROW(plan_result({small_part(1, 1, 1000, Rational(1)),
                              small_part(1, 1, 1000, Rational(999'983, 1'000'000))}),
                 InvalidArgument);
}

}  // namespace
}  // namespace holdfast::bankroll
