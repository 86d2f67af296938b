// The law of the outcomes of a game under perfect play: against the rows of the game and its exact mean and variance.
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/odd_games.h>

#include <holdfast/bankroll/deal_totals.h>
#include <holdfast/bankroll/stake.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/outcomes/perfect_play.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

using bankroll::DealTotals;
using bankroll::OutcomeGroup;
using bankroll::OutcomeLaw;

/// A game of the catalog, or an odd one in which holds tie and the order of the cards counts.
Game game_of(const std::string& id) {
    return id == "reversible-royal-and-joker" ? test::odd_game(id) : catalog_game(id);
}

OutcomeLaw law_of(const char* id, TieRule rule = TieRule::lowest_variance) {
    return law_of_perfect_play(GameTables(game_of(id)), rule);
}

TEST(PerfectPlayLawTest, AddsUpToTheRowsOfTheGame) {
    for (const char* id : {"jacks-or-better-9-6", "deuces-wild-full-pay", "joker-poker-kings-full-pay",
                           "bonus-poker-8-5-sequential-royal", "reversible-royal-and-joker"}) {
        for (const TieRule rule : {TieRule::lowest_variance, TieRule::most_held, TieRule::highest_variance}) {
            const Game game = game_of(id);
            const GameAnalysis analysis = analyze_game(game, rule);
            const OutcomeLaw law = law_of(id, rule);
            std::map<Rational, u64> of_pay;
            for (std::size_t row = 0; row < game.rows.size(); ++row) {
                of_pay[game.rows[row].pays] += analysis.rows[row].combinations;
            }
            u64 deals = 0;
            std::map<Rational, u64> found;
            for (const OutcomeGroup& group : law.groups) {
                deals += group.deals;
                u64 draws = 0;
                for (std::size_t pay = 0; pay < group.counts.size(); ++pay) {
                    draws += group.counts[pay];
                    found[Rational(law.pays[pay], law.pay_denominator)] += group.deals * group.counts[pay];
                }
                EXPECT_EQ(draws, law.outcomes);
            }
            EXPECT_EQ(deals, analysis.deals) << id;
            EXPECT_EQ(found, of_pay) << id;
        }
    }
}

TEST(PerfectPlayLawTest, GroupsOfJacks) {
    EXPECT_EQ(law_of("jacks-or-better-9-6").groups.size(), 1279U);
}

TEST(PerfectPlayLawTest, RefusesMoreGroupsThanTheLimit) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    for (const unsigned threads : {1U, 4U}) {
        const auto groups_within = [&](std::size_t most) {
            return law_of_perfect_play(tables, TieRule::lowest_variance, Work{threads}, most).groups.size();
        };
        EXPECT_EQ(groups_within(1279), 1279U);
        EXPECT_THROW(groups_within(1278), ParseError);
    }
}

TEST(PerfectPlayLawTest, IsTheSameForAnyNumberOfThreads) {
    const GameTables tables(catalog_game("joker-poker-kings-full-pay"));
    const OutcomeLaw one = law_of_perfect_play(tables, TieRule::lowest_variance, Work{1});
    const OutcomeLaw four = law_of_perfect_play(tables, TieRule::lowest_variance, Work{4});
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

TEST(PerfectPlayLawTest, MeanAndVarianceAreThoseOfTheGameExactly) {
    for (const char* id : {"jacks-or-better-9-6", "deuces-wild-full-pay", "joker-poker-kings-full-pay",
                           "bonus-poker-8-5-sequential-royal"}) {
        const GameTables tables(catalog_game(id));
        const GameAnalysis analysis = analyze_game(tables);
        const OutcomeLaw law = law_of_perfect_play(tables, TieRule::lowest_variance);
        EXPECT_EQ(law.expected_return(), analysis.expected_return) << id;
        for (u32 lines = 1; lines <= 4; ++lines) {
            const std::optional<DealTotals> totals = total_deals(law, lines);
            ASSERT_TRUE(totals);
            const Moments moments = moments_of(*totals);
            EXPECT_EQ(moments.sum, Rational(1)) << id;
            EXPECT_EQ(moments.mean, Rational(lines) * analysis.expected_return) << id << lines;
            const Rational variance =
                bankroll::Stake{lines, {}, {}}.variance_of(analysis.variance, analysis.covariance);
            EXPECT_EQ(moments.variance, Rational(lines) * variance) << id << lines;
        }
    }
}

}  // namespace
}  // namespace holdfast::videopoker
