// RapidCheck on any paytables, a hundred of them for each property; paytables_test.cpp has a few fixed ones.
//
// Suites end in Slow: a hundred games take seconds, and every run looks at other games.
#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <tests/support/any_game.h>
#include <tests/support/counting.h>

#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>

namespace holdfast::videopoker {
namespace {

void assert_same_moments(const GameAnalysis& a, const GameAnalysis& b) {
    RC_ASSERT(a.expected_return == b.expected_return);
    RC_ASSERT(a.variance == b.variance);
    RC_ASSERT(a.covariance == b.covariance);
    RC_ASSERT(a.tied_deals == b.tied_deals);
}

void assert_same_row(const RowCount& a, const RowCount& b) {
    RC_ASSERT(a.combinations == b.combinations);
    RC_ASSERT(a.fewest == b.fewest);
    RC_ASSERT(a.most == b.most);
}

RC_GTEST_PROP(AnyGameSlow, CountsAddUpToReturnVarianceAndHitFrequency, ()) {
    const Game game = *test::any_game();
    const GameAnalysis analysis = analyze_game(game);
    const u64 deals = test::choose(game.deck.size(), deal_size);
    RC_ASSERT(analysis.deals == deals);
    RC_ASSERT(analysis.combinations == deals * test::DrawWeights(game.deck.size()).common);
    u64 sum = 0;
    u64 hits = 0;
    Rational pays;
    Rational squares;
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        const RowCount& count = analysis.rows[row];
        RC_ASSERT(count.fewest <= count.combinations);
        RC_ASSERT(count.combinations <= count.most);
        sum += count.combinations;
        if (!game.rows[row].pays.is_zero()) hits += count.combinations;
        pays += Rational(count.combinations) * game.rows[row].pays;
        squares += Rational(count.combinations) * game.rows[row].pays * game.rows[row].pays;
    }
    const Rational all(analysis.combinations);
    RC_ASSERT(sum == analysis.combinations);
    RC_ASSERT(analysis.expected_return == pays / all);
    RC_ASSERT(analysis.variance == squares / all - pays / all * pays / all);
    RC_ASSERT(analysis.hit_frequency == Rational(hits, analysis.combinations));
    RC_ASSERT(!analysis.covariance.is_negative());
    RC_ASSERT(analysis.covariance <= analysis.variance);
}

/// Paytables around the game's own: every pay up to `spread` more or less, in halves.
std::vector<Pays> any_paytables(const Game& game, std::size_t count, int spread) {
    std::vector<Pays> paytables;
    const auto changes =
        *rc::gen::container<std::vector<int>>(count * game.rows.size(), rc::gen::inRange(0, 2 * spread + 1));
    for (std::size_t i = 0; i < count; ++i) {
        Pays& pays = paytables.emplace_back(pays_of(game));
        for (std::size_t row = 0; row < pays.size(); ++row) {
            pays[row] += Rational(changes[i * pays.size() + row], 2);
            pays[row] = std::max(Rational(), pays[row] - Rational(spread, 2));
        }
    }
    return paytables;
}

// More than sixteen paytables are settled together: a narrow spread settles many deals, a wide one few.
RC_GTEST_PROP(AnySweepSlow, EqualsTheSingleAnalyses, ()) {
    const Game game = *test::any_game();
    const GameTables tables(game);
    const auto paytables =
        any_paytables(game, *rc::gen::inRange<std::size_t>(1, 60), *rc::gen::inRange(0, 12));
    const std::vector<Rational> returns = analyze_returns(tables, paytables);
    RC_ASSERT(returns.size() == paytables.size());
    for (std::size_t i = 0; i < paytables.size(); i += 3) {
        RC_ASSERT(returns[i] == analyze_game(tables.with_pays(paytables[i])).expected_return);
    }
    RC_ASSERT(returns == analyze_returns(tables, paytables, Work{8, {}, nullptr}));
}

RC_GTEST_PROP(AnySweepSlow, ReturnNeverFallsAndIsConvexInEachPay, ()) {
    const Game game = *test::any_game();
    const GameTables tables(game);
    const std::size_t row = *rc::gen::inRange<std::size_t>(0, game.rows.size());
    const Rational step(*rc::gen::inRange(1, 40), *rc::gen::inRange(1, 5));
    std::vector<Pays> paytables;
    for (int steps = 0; steps < 20; ++steps) {
        paytables.push_back(pays_of(game));
        paytables.back()[row] += Rational(steps) * step;
    }
    const std::vector<Rational> returns = analyze_returns(tables, paytables);
    for (std::size_t i = 0; i < returns.size(); i += 4) {
        RC_ASSERT(returns[i] == analyze_game(tables.with_pays(paytables[i])).expected_return);
    }
    for (std::size_t i = 1; i < returns.size(); ++i) RC_ASSERT(returns[i - 1] <= returns[i]);
    for (std::size_t i = 2; i < returns.size(); ++i) {
        RC_ASSERT(returns[i - 1] - returns[i - 2] <= returns[i] - returns[i - 1]);
    }
}

RC_GTEST_PROP(AnyGameSlow, ScalesWithItsPays, ()) {
    const Game game = *test::any_game();
    const GameTables tables(game);
    const Rational scale(*rc::gen::inRange(1, 30), *rc::gen::inRange(1, 30));
    Pays scaled = pays_of(game);
    for (Rational& pay : scaled) pay *= scale;
    const GameAnalysis one = analyze_game(tables);
    const GameAnalysis other = analyze_game(tables.with_pays(scaled));
    RC_ASSERT(other.expected_return == scale * one.expected_return);
    RC_ASSERT(other.variance == scale * scale * one.variance);
    RC_ASSERT(other.covariance == scale * scale * one.covariance);
    RC_ASSERT(other.tied_deals == one.tied_deals);
    for (std::size_t row = 0; row < one.rows.size(); ++row) assert_same_row(one.rows[row], other.rows[row]);
}

// Pays near 10^12 take the 64-bit path; the same game with small pays takes the 32-bit one.
RC_GTEST_PROP(AnyGameSlow, IsTheSameInHugePays, ()) {
    Game game = *test::any_game();
    for (PayRow& row : game.rows) {
        row.pays = Rational(row.pays.numerator()) / Rational(*rc::gen::inRange(1, 3));
    }
    const GameTables tables(game);
    const Rational scale(u64{8'000'000'000});
    Pays huge = pays_of(game);
    for (Rational& pay : huge) pay *= scale;
    const GameAnalysis one = analyze_game(tables);
    const GameAnalysis other = analyze_game(tables.with_pays(huge));
    RC_ASSERT(other.expected_return == scale * one.expected_return);
    RC_ASSERT(other.covariance == scale * scale * one.covariance);
    RC_ASSERT(analyze_returns(tables, {huge}).front() == other.expected_return);
    for (std::size_t row = 0; row < one.rows.size(); ++row) assert_same_row(one.rows[row], other.rows[row]);
}

// If two rows are the same in every respect, the first one listed is paid, as if the second did not exist.
RC_GTEST_PROP(AnyGameSlow, ARowListedTwiceIsPaidOnce, ()) {
    const Game game = *test::any_game();
    const auto row = static_cast<std::ptrdiff_t>(*rc::gen::inRange<std::size_t>(0, game.rows.size()));
    Game doubled = game;
    doubled.rows.insert(doubled.rows.begin() + row + 1, game.rows[static_cast<std::size_t>(row)]);
    const GameAnalysis one = analyze_game(game);
    GameAnalysis other = analyze_game(doubled);
    assert_same_moments(one, other);
    RC_ASSERT(other.rows[static_cast<std::size_t>(row) + 1].most == 0U);
    other.rows.erase(other.rows.begin() + row + 1);
    for (std::size_t i = 0; i < one.rows.size(); ++i) assert_same_row(one.rows[i], other.rows[i]);
}

// Two rows with equal hand and pay, differing in their ranks: exchanging them can only move counts between
// the two.
RC_GTEST_PROP(AnyGameSlow, OrderOfEqualRowsChangesNothingElse, ()) {
    Game game = *test::any_game();
    PayRow twin = game.rows.front();
    twin.ranks = RankSet(*rc::gen::inRange<u32>(1, 1U << 13U));
    game.rows.insert(game.rows.begin() + 1, twin);
    Game exchanged = game;
    std::swap(exchanged.rows[0], exchanged.rows[1]);
    const GameAnalysis one = analyze_game(game);
    const GameAnalysis other = analyze_game(exchanged);
    assert_same_moments(one, other);
    RC_ASSERT(one.hit_frequency == other.hit_frequency);
    for (std::size_t row = 2; row < one.rows.size(); ++row) {
        RC_ASSERT(one.rows[row].fewest == other.rows[row].fewest);
        RC_ASSERT(one.rows[row].most == other.rows[row].most);
    }
}

RC_GTEST_PROP(AnyGameSlow, TieRulesAgreeOnAllButTheChoice, ()) {
    const GameTables tables(*test::any_game());
    const GameAnalysis lowest = analyze_game(tables, TieRule::lowest_variance);
    const GameAnalysis highest = analyze_game(tables, TieRule::highest_variance);
    for (const TieRule rule : {TieRule::highest_variance, TieRule::most_held, TieRule::fewest_held}) {
        const GameAnalysis other = analyze_game(tables, rule, Work{8, {}, nullptr});
        RC_ASSERT(other.expected_return == lowest.expected_return);
        RC_ASSERT(other.covariance == lowest.covariance);
        RC_ASSERT(other.tied_deals == lowest.tied_deals);
        RC_ASSERT(lowest.variance <= other.variance);
        RC_ASSERT(other.variance <= highest.variance);
        for (std::size_t row = 0; row < other.rows.size(); ++row) {
            RC_ASSERT(other.rows[row].fewest == lowest.rows[row].fewest);
            RC_ASSERT(other.rows[row].most == lowest.rows[row].most);
            RC_ASSERT(other.rows[row].fewest <= other.rows[row].combinations);
            RC_ASSERT(other.rows[row].combinations <= other.rows[row].most);
        }
    }
}

}  // namespace
}  // namespace holdfast::videopoker
