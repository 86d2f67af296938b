// Each loop that reports progress sees a stop flag that is raised from there, in every part of its work.
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/stopped_by_progress.h>

#include <holdfast/bankroll/plan.h>
#include <holdfast/bankroll/risk_search.h>
#include <holdfast/bankroll/session.h>

namespace holdfast::bankroll {
namespace {

/// Three pays: 0 (5/8), 1 (1/4), 3 (1/8), the last less a part of a bet.
DealTotals stopping_totals(u64 denominator) {
    const u64 less = denominator == 1 ? 0 : 1;
    return *total_deals({denominator, {0, denominator, 3 * denominator - less}, 8, 1, {{1, {5, 2, 1}}}}, 1);
}

TEST(BankrollStoppingTest, RuinWithinHands) {
    test::expect_stopped_in_the_middle(
        5, [](const Work& work) { return ruin_of(stopping_totals(1), {}, 20'000, Rational(3000), work); });
    // Pays that are rounded: a walk for each bound, on one lattice or on several.
    test::expect_stopped_in_the_middle(5, [](const Work& work) {
        return ruin_of(stopping_totals(1'000'000), {}, 300, Rational(90), work, {most_for_ruin.places, 1e8});
    });
}

TEST(BankrollStoppingTest, AGoalWithinHands) {
    test::expect_stopped_in_the_middle(100, [](const Work& work) {
        return goal_within(stopping_totals(1), {}, 200, Rational(100), Rational(200), work);
    });
    const auto rounded = [](const Work& work) {
        return goal_within(stopping_totals(1'000'000'000), {}, 30, Rational(20), Rational(40), work);
    };
    test::expect_stopped_in_the_middle(50, rounded);
    // Between the walks of the two bounds.
    for (const u64 call : {29U, 30U, 31U}) test::expect_stopped_by_progress(call, rounded);
}

TEST(BankrollStoppingTest, EachPartOfAPlan) {
    const std::vector<PlanPart> parts{{stopping_totals(1), {}, 50, Rational(1)},
                                      {stopping_totals(1), {}, 50, Rational(2)}};
    const auto course = [&](const Work& work) {
        return plan_course(parts, Rational(500), Rational(100'000), work);
    };
    test::expect_stopped_in_the_middle(90, course);
    for (const u64 call : {10U, 49U, 50U, 51U}) test::expect_stopped_by_progress(call, course);
}

// The last search has the last call but one of progress, and nothing follows.
TEST(BankrollStoppingTest, TheSearchForABankroll) {
    const auto search = [](const Work& work) {
        return bankroll_for_hands(stopping_totals(1), {}, 5000, Rational(1, 100), work);
    };
    u64 calls = 0;
    search(Work{1, [&](u64, u64) { ++calls; }});
    ASSERT_GT(calls, 10U);
    for (const u64 call : {u64{1}, u64{2}, calls / 2}) test::expect_stopped_by_progress(call, search);
}

}  // namespace
}  // namespace holdfast::bankroll
