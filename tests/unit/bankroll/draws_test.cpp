// The draws of perfect play, the totals of one deal, and ruin in the long run: against published numbers, raw
// cards, and what exact variances say.
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/odd_games.h>

#include <holdfast/bankroll/deal_totals.h>
#include <holdfast/bankroll/long_run.h>
#include <holdfast/bankroll/risk_search.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::videopoker::bankroll {
namespace {

/// A game of the catalog, or an odd one in which holds tie and the order of the cards counts.
Game game_of(const std::string& id) {
    return id == "reversible-royal-and-joker" ? test::odd_game(id) : catalog_game(id);
}

DrawMixture mixture_of(const char* id, TieRule rule = TieRule::lowest_variance) {
    return mix_draws(GameTables(game_of(id)), rule);
}

LongRun long_run_of(const char* id, const Stake& stake, TieRule rule = TieRule::lowest_variance) {
    const GameTables tables(catalog_game(id));
    return LongRun(mix_draws(tables, rule), stake, edge_of(analyze_game(tables, rule), stake));
}

TEST(DrawMixtureTest, AddsUpToTheRowsOfTheGame) {
    for (const char* id : {"jacks-or-better-9-6", "deuces-wild-full-pay", "joker-poker-kings-full-pay",
                           "bonus-poker-8-5-sequential-royal", "reversible-royal-and-joker"}) {
        for (const TieRule rule : {TieRule::lowest_variance, TieRule::most_held, TieRule::highest_variance}) {
            const Game game = game_of(id);
            const GameAnalysis analysis = analyze_game(game, rule);
            const DrawMixture mixture = mixture_of(id, rule);
            std::map<Rational, u64> of_pay;
            for (std::size_t row = 0; row < game.rows.size(); ++row) {
                of_pay[game.rows[row].pays] += analysis.rows[row].combinations;
            }
            u64 deals = 0;
            std::map<Rational, u64> found;
            for (const DrawGroup& group : mixture.groups) {
                deals += group.deals;
                u64 draws = 0;
                for (std::size_t pay = 0; pay < group.counts.size(); ++pay) {
                    draws += group.counts[pay];
                    found[Rational(mixture.pays[pay], mixture.pay_denominator)] +=
                        group.deals * group.counts[pay];
                }
                EXPECT_EQ(draws, mixture.draws);
            }
            EXPECT_EQ(deals, analysis.deals) << id;
            EXPECT_EQ(found, of_pay) << id;
        }
    }
}

TEST(DrawMixtureTest, GroupsOfJacks) {
    EXPECT_EQ(mixture_of("jacks-or-better-9-6").groups.size(), 1279U);
}

TEST(DrawMixtureTest, RefusesMoreGroupsThanTheLimit) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    for (const unsigned threads : {1U, 4U}) {
        const auto groups_within = [&](std::size_t most) {
            return mix_draws(tables, TieRule::lowest_variance, Work{threads}, most).groups.size();
        };
        EXPECT_EQ(groups_within(1279), 1279U);
        EXPECT_THROW(groups_within(1278), ParseError);
    }
}

TEST(DrawMixtureTest, IsTheSameForAnyNumberOfThreads) {
    const GameTables tables(catalog_game("joker-poker-kings-full-pay"));
    const DrawMixture one = mix_draws(tables, TieRule::lowest_variance, Work{1});
    const DrawMixture four = mix_draws(tables, TieRule::lowest_variance, Work{4});
    ASSERT_EQ(one.groups.size(), four.groups.size());
    for (std::size_t group = 0; group < one.groups.size(); ++group) {
        EXPECT_EQ(one.groups[group].deals, four.groups[group].deals);
        EXPECT_EQ(one.groups[group].counts, four.groups[group].counts);
    }
}

/// The moments of a distribution of totals, in bets, exactly.
struct Moments {
    Rational sum;
    Rational mean;
    Rational variance;
};

Moments moments_of(const DealTotals& totals) {
    // Over common denominators in U512: ways * total^2 stays far below 2^512.
    U512 ways;
    U512 first;
    U512 second;
    for (std::size_t i = 0; i < totals.totals.size(); ++i) {
        const U512 total(u128{totals.totals[i]});
        ways += totals.ways[i];
        first += totals.ways[i] * total;
        second += totals.ways[i] * total * total;
    }
    const auto over_all = [&](const U512& number) {
        U512 a = number;
        U512 b = totals.all;
        while (!b.is_zero()) {
            const U512 rest = divmod(a, b).remainder;
            a = b;
            b = rest;
        }
        return Rational(false, divmod(number, a).quotient.to_u256(),
                        divmod(totals.all, a).quotient.to_u256());
    };
    const Rational unit(u128{1}, u128{totals.pay_denominator});
    const Rational mean = over_all(first) * unit;
    return {over_all(ways), mean, over_all(second) * unit * unit - mean * mean};
}

TEST(DealTotalsTest, MeanAndVarianceAreThoseOfTheGameExactly) {
    for (const char* id : {"jacks-or-better-9-6", "deuces-wild-full-pay", "joker-poker-kings-full-pay",
                           "bonus-poker-8-5-sequential-royal"}) {
        const GameTables tables(catalog_game(id));
        const GameAnalysis analysis = analyze_game(tables);
        const DrawMixture mixture = mix_draws(tables, TieRule::lowest_variance);
        for (u32 lines = 1; lines <= 4; ++lines) {
            const std::optional<DealTotals> totals = total_deals(mixture, lines);
            ASSERT_TRUE(totals);
            const Moments moments = moments_of(*totals);
            EXPECT_EQ(moments.sum, Rational(1)) << id;
            EXPECT_EQ(moments.mean, Rational(lines) * analysis.expected_return) << id << lines;
            EXPECT_EQ(moments.variance, Rational(lines) * variance_of(analysis, {lines, {}, {}}))
                << id << lines;
        }
    }
}

TEST(DealTotalsTest, TenLinesAddUpToOne) {
    // The largest numbers there can be: all deals of 57 cards in one group.
    const DrawMixture largest{
        1, {0, 1, 800}, 12'994'800, 4'187'106, {{4'187'106, {6'000'000, 6'994'799, 1}}}};
    for (const DrawMixture& mixture : {mixture_of("jacks-or-better-9-6"), largest}) {
        const std::optional<DealTotals> totals = total_deals(mixture, 10);
        ASSERT_TRUE(totals);
        U512 ways;
        double sum = 0;
        for (std::size_t i = 0; i < totals->totals.size(); ++i) {
            ways += totals->ways[i];
            sum += totals->probability(i);
        }
        EXPECT_EQ(ways, totals->all);
        EXPECT_NEAR(sum, 1, 1e-14);
    }
}

TEST(DealTotalsTest, ADeckOf55CardsHasTheMostDraws) {
    // Nothing ever pays: each total of ten lines is 0, in deals * draws^10 ways, a number of 265 bits.
    const DrawMixture nothing{1, {0, 1}, 21'187'600, 3'478'761, {{3'478'761, {21'187'600, 0}}}};
    for (const u32 lines : {1U, 7U, 8U, 10U}) {
        const DealTotals totals = *total_deals(nothing, lines);
        ASSERT_EQ(totals.totals, std::vector<u64>{0});
        EXPECT_EQ(totals.probability(0), 1) << lines;
    }
}

TEST(DealTotalsTest, RoundsToTheNearestDouble) {
    // Half-way between 1/2 and the next double, and a little more than that.
    const U512 all(u128{1} << 120U);
    const DealTotals totals{1, 1, {0}, {all}, all};
    const U512 half_way((u128{1} << 119U) + (u128{1} << 66U));
    const double even = 0.5;
    const double next = std::nextafter(even, 1.0);
    EXPECT_EQ(totals.chance_of(half_way), even);
    EXPECT_EQ(totals.chance_of(half_way + U512(u128{1})), next);
    // What is left over is more than any number of bits shows.
    const DealTotals odd{1, 1, {0}, {all}, all + U512(u128{3})};
    U512 ways;
    for (const u64 part : {5U, 7U, 11U}) {
        ways = U512((u128{part} << 100U) + 1);
        EXPECT_EQ(odd.chance_of(ways), nearest_double(Rational(false, ways.to_u256(), odd.all.to_u256())));
    }
}

TEST(DealTotalsTest, ThreeLinesAreEveryTripleOfDraws) {
    // A mixture small enough to list: two groups, three pays.
    const DrawMixture mixture{2, {0, 3, 10}, 12, 7, {{5, {6, 4, 2}}, {2, {1, 0, 11}}}};
    std::map<u64, u64> ways;
    for (const DrawGroup& group : mixture.groups) {
        for (std::size_t a = 0; a < 3; ++a) {
            for (std::size_t b = 0; b < 3; ++b) {
                for (std::size_t c = 0; c < 3; ++c) {
                    ways[mixture.pays[a] + mixture.pays[b] + mixture.pays[c]] +=
                        group.deals * group.counts[a] * group.counts[b] * group.counts[c];
                }
            }
        }
    }
    const DealTotals totals = *total_deals(mixture, 3);
    ASSERT_EQ(totals.totals.size(), ways.size());
    EXPECT_EQ(totals.all, U512(u128{7 * 12 * 12 * 12}));
    std::size_t place = 0;
    for (const auto& [total, number] : ways) {
        EXPECT_EQ(totals.totals[place], total);
        EXPECT_EQ(totals.ways[place], U512(u128{number}));
        EXPECT_EQ(totals.probability(place), nearest_double(Rational(number, u64{7 * 12 * 12 * 12})));
        ++place;
    }
}

TEST(DealTotalsTest, RefusesWhatItCannotCount) {
    const DrawMixture mixture{1, {0, 1}, 2, 1, {{1, {1, 1}}}};
    EXPECT_THROW(total_deals(mixture, 0), std::invalid_argument);
    EXPECT_THROW(total_deals(mixture, 11), std::invalid_argument);
    DrawMixture odd{1, {}, 39, 1, {{1, {}}}};
    for (u64 pay = 1; pay < 40; ++pay) {
        odd.pays.push_back(pay * pay * pay * 1000 + pay);
        odd.groups[0].counts.push_back(1);
    }
    EXPECT_TRUE(total_deals(odd, 2));
    EXPECT_FALSE(total_deals(odd, 10));
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
    const Game game = catalog_game("deuces-wild-full-pay");
    const GameAnalysis analysis = analyze_game(game);
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
    const GameTables tables(catalog_game("deuces-wild-full-pay"));
    const DrawMixture mixture = mix_draws(tables, TieRule::lowest_variance);
    for (const u32 lines : {2U, 5U}) {
        const Stake stake{lines, Rational(1, 400), Rational(1, 1000)};
        const Bounds root = LongRun(mixture, stake, edge_of(analyze_game(tables), stake)).root();
        const DealTotals totals = *total_deals(mixture, lines);
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
    const DrawMixture mixture{1, {0, 1, 2}, 4, 1, {{1, {0, 3, 1}}}};
    const LongRun long_run(mixture, {}, Rational(1, 4));
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
    const DrawMixture mixture{1, {0, 1, 3}, 8, 2, {{1, {5, 1, 2}}, {1, {3, 1, 4}}}};
    for (const u32 lines : {1U, 2U, 3U}) {
        const LongRun long_run(mixture, {lines, {}, {}}, Rational(1, 4));
        const std::vector<double> exact = iterated_ruin(*total_deals(mixture, lines), 400);
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
    const DrawMixture mixture{1, {0, 2}, 2, 1, {{1, {1, 1}}}};
    const LongRun tiny(mixture, {}, Rational(1, u128{1} << 70U));
    ASSERT_EQ(tiny.fate(), LongRun::Fate::possible);
    EXPECT_THROW(bankroll_for_ever(tiny, {}, Rational(1, 2)), OverflowError);
    const LongRun certain(mixture, {}, Rational());
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
}  // namespace holdfast::videopoker::bankroll
