// Ruin in the long run: against published numbers, and ruin that is played through.
#include <algorithm>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/game_laws.h>

#include <holdfast/bankroll/long_run.h>
#include <holdfast/bankroll/risk_search.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::bankroll {
namespace {

using videopoker::TieRule;

LongRun long_run_of(const char* id, const Stake& stake, TieRule rule = TieRule::lowest_variance) {
    return LongRun(test::law_of_game(id, rule), stake);
}

TEST(LongRunTest, PublishedBankrolls) {
    // wizardofodds.com, appendix 1: 9/6 Jacks or Better with 1 % cash back
    const LongRun jacks = long_run_of("jacks-or-better-9-6", {1, Rational(1, 100), {}});
    EXPECT_EQ(std::lround(jacks.usual_bankroll_for(0.5)), 1092);
    EXPECT_NEAR(jacks.usual_bankroll_for(0.01), 7255.52, 0.005);
    EXPECT_TRUE(jacks.is_bound());
    // Full-pay Deuces: the published figures are those of the highest-variance rule.
    const LongRun lowest = long_run_of("deuces-wild-full-pay", {});
    EXPECT_NEAR(lowest.usual_bankroll_for(0.5), 1060.86, 0.005);
    EXPECT_NEAR(lowest.usual_bankroll_for(0.1), 3524.11, 0.005);
    EXPECT_NEAR(lowest.usual_bankroll_for(0.05), 4584.97, 0.005);
    EXPECT_FALSE(lowest.is_bound());
    const LongRun highest = long_run_of("deuces-wild-full-pay", {}, TieRule::highest_variance);
    EXPECT_NEAR(highest.usual_bankroll_for(0.5), 1061.03, 0.005);
    EXPECT_NEAR(highest.usual_bankroll_for(0.1), 3524.66, 0.005);
    EXPECT_NEAR(highest.usual_bankroll_for(0.05), 4585.69, 0.005);
}

TEST(LongRunTest, TheRootSolvesTheEquationOfTheRows) {
    const videopoker::Game game = videopoker::catalog_game("deuces-wild-full-pay");
    const videopoker::GameAnalysis analysis = analyze_game(game);
    const Bounds root = long_run_of("deuces-wild-full-pay", {}).root();
    const auto excess = [&](long double r) {
        long double sum = 0;
        for (std::size_t row = 0; row < game.rows.size(); ++row) {
            const auto share = static_cast<long double>(analysis.rows[row].combinations) /
                               static_cast<long double>(analysis.combinations);
            sum +=
                share * std::expm1(-r * (static_cast<long double>(nearest_double(game.rows[row].pays)) - 1));
        }
        return sum;
    };
    EXPECT_LT(excess(static_cast<long double>(root.least)), 0);
    EXPECT_GT(excess(static_cast<long double>(root.most)), 0);
    EXPECT_LT(root.most - root.least, 1e-10 * root.least);
}

TEST(LongRunTest, TheRootOfSeveralLinesIsThatOfTheirTotals) {
    const OutcomeLaw law = test::law_of_game("deuces-wild-full-pay");
    for (const u32 lines : {2U, 5U}) {
        const Stake stake{lines, Rational(1, 400), Rational(1, 1000)};
        const Bounds root = LongRun(law, stake).root();
        const DealTotals totals = *total_deals(law, lines);
        const auto excess = [&](long double r) {
            long double sum = 0;
            for (std::size_t i = 0; i < totals.totals.size(); ++i) {
                const long double change = static_cast<long double>(totals.totals[i]) - lines * (1 - 0.0015L);
                sum += static_cast<long double>(totals.probability(i)) * std::expm1(-r * change);
            }
            return sum;
        };
        EXPECT_LT(excess(static_cast<long double>(root.least) * (1 - 1e-12L)), 0) << lines;
        EXPECT_GT(excess(static_cast<long double>(root.most) * (1 + 1e-12L)), 0) << lines;
        EXPECT_LT(root.most - root.least, 1e-10 * root.least) << lines;
    }
}

TEST(LongRunTest, WhoHasNoEdgeIsRuinedAndWhoCannotLoseIsNot) {
    const LongRun jacks = long_run_of("jacks-or-better-9-6", {});
    EXPECT_EQ(jacks.fate(), LongRun::Fate::certain);
    EXPECT_EQ(jacks.ruin(Rational(1'000'000)).chance, Bounds(1.0));
    const LongRun rich = long_run_of("jacks-or-better-9-6", {1, Rational(1), {}});
    EXPECT_EQ(rich.fate(), LongRun::Fate::never);
    EXPECT_EQ(rich.ruin(Rational(1)).chance, Bounds(0.0));
}

TEST(LongRunTest, APayThatNoDealMakesIsNoLoss) {
    // Every draw pays 1 or 2; the row that pays nothing is there, and never met.
    const OutcomeLaw law{1, {0, 1, 2}, 4, 1, {{1, {0, 3, 1}}}};
    const LongRun long_run(law, {});
    EXPECT_EQ(long_run.fate(), LongRun::Fate::never);
    EXPECT_EQ(long_run.ruin(Rational(1)).chance, Bounds(0.0));
}

/// The chance of ruin from each bankroll up to `top` bets, above which nobody is ruined to speak of: by
/// playing it through until nothing changes.
std::vector<double> iterated_ruin(const DealTotals& totals, std::size_t top) {
    const std::size_t lines = totals.lines;
    std::vector<double> ruin(top, 0.0);
    for (int round = 0; round < 20'000; ++round) {
        double moved = 0;
        for (std::size_t bets = 0; bets < top; ++bets) {
            double sum = bets < lines ? 1 : 0;
            for (std::size_t i = 0; bets >= lines && i < totals.totals.size(); ++i) {
                const std::size_t to = bets - lines + totals.totals[i];
                if (to < top) sum += totals.probability(i) * ruin[to];
            }
            moved = std::max(moved, std::fabs(sum - ruin[bets]));
            ruin[bets] = sum;
        }
        if (moved < 1e-16) break;
    }
    return ruin;
}

TEST(LongRunTest, BoundsHoldTheChanceThatIsPlayedThrough) {
    // 0 (1/2), 1 (1/8), 3 (3/8): an edge of a quarter.
    const OutcomeLaw law{1, {0, 1, 3}, 8, 2, {{1, {5, 1, 2}}, {1, {3, 1, 4}}}};
    for (const u32 lines : {1U, 2U, 3U}) {
        const LongRun long_run(law, {lines, {}, {}});
        const std::vector<double> exact = iterated_ruin(*total_deals(law, lines), 400);
        for (std::size_t bets = lines; bets < 60; ++bets) {
            const RuinChance found = long_run.ruin(Rational(u64{bets}));
            EXPECT_LE(found.chance.least, exact[bets] + 1e-13) << lines << " " << bets;
            EXPECT_GE(found.chance.most, exact[bets] - 1e-13) << lines << " " << bets;
            EXPECT_EQ(found.is_bound, lines > 1);
            if (lines == 1) {
                EXPECT_LT(found.chance.error(), 1e-9 * exact[bets]);
            }
        }
        for (const Rational& risk : {Rational(1, 2), Rational(1, 20), Rational(1, 1000)}) {
            const BankrollNeeded needed = *bankroll_for_ever(long_run, {lines, {}, {}}, risk);
            u64 smallest = lines;
            while (exact[smallest] > nearest_double(risk)) ++smallest;
            EXPECT_LE(needed.least, smallest) << lines << risk.text();
            EXPECT_GE(needed.most, smallest) << lines << risk.text();
            EXPECT_LE(needed.most - needed.least, u64{lines} - 1) << lines << risk.text();
        }
    }
}

TEST(LongRunTest, ABankrollBeyondCountingIsNotNone) {
    const OutcomeLaw law{1, {0, 2}, 2, 1, {{1, {1, 1}}}};
    const LongRun tiny(law, {1, Rational(1, u128{1} << 70U), {}});
    ASSERT_EQ(tiny.fate(), LongRun::Fate::possible);
    EXPECT_THROW(bankroll_for_ever(tiny, {}, Rational(1, 2)), OverflowError);
    const LongRun certain(law, {});
    EXPECT_FALSE(bankroll_for_ever(certain, {}, Rational(1, 2)));
}

TEST(LongRunTest, BoundsHoldTheFormulaOfWholeBankrolls) {
    const LongRun exact = long_run_of("deuces-wild-full-pay", {});
    const RuinChance whole = exact.ruin(Rational(100));
    EXPECT_FALSE(whole.is_bound);
    EXPECT_DOUBLE_EQ(whole.estimate, std::exp(-100 * exact.root().middle()));
    EXPECT_LE(whole.chance.least, whole.estimate);
    EXPECT_GE(whole.chance.most, whole.estimate);
    EXPECT_LT(whole.chance.error(), 1e-11);
    // The half bet cannot be played.
    EXPECT_EQ(exact.ruin(Rational(201, 2)).chance, whole.chance);
    const LongRun three = long_run_of("deuces-wild-full-pay", {3, {}, {}});
    const RuinChance bounded = three.ruin(Rational(100));
    EXPECT_TRUE(bounded.is_bound);
    EXPECT_NEAR(bounded.chance.least, std::exp(-100 * three.root().middle()), 1e-12);
    EXPECT_NEAR(bounded.chance.most, std::exp(-98 * three.root().middle()), 1e-12);
    EXPECT_EQ(three.ruin(Rational(2)).chance, Bounds(1.0));
}

}  // namespace
}  // namespace holdfast::bankroll
