// Timings of bankrolls; each prints a checksum of its answers.
//
// ./dev bench runs all benchmarks; docs/explanation/performance.md holds the figures.
#include <benchmark/benchmark.h>
#include <benchmarks/checksum.h>
#include <tests/support/game_laws.h>

#include <holdfast/bankroll/long_run.h>
#include <holdfast/bankroll/risk_search.h>
#include <holdfast/bankroll/session.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::bankroll {
namespace {

/// A probability in units of 10^-9.
u64 billionths(double chance) {
    return static_cast<u64>(chance * 1e9 + 0.5);
}

/// Counts the law of a game, the first step of every answer.
void game_law(benchmark::State& state, const char* id) {
    const videopoker::GameTables tables(videopoker::catalog_game(id));
    u64 checksum = 0;
    for (auto _ : state) {
        checksum = law_of_perfect_play(tables, videopoker::TieRule::lowest_variance).groups.size();
    }
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(game_law, jacks_or_better, "jacks-or-better-9-6")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(game_law, deuces_wild, "deuces-wild-full-pay")->Unit(benchmark::kMillisecond);

/// The exact distribution of the total of one deal, by its number of lines.
void totals_of_lines(benchmark::State& state) {
    const OutcomeLaw law = test::law_of_game("jacks-or-better-9-6");
    u64 checksum = 0;
    for (auto _ : state) checksum = total_deals(law, static_cast<u32>(state.range(0)))->totals.size();
    print_checksum(state, checksum);
}
BENCHMARK(totals_of_lines)->Arg(3)->Arg(10)->Unit(benchmark::kMillisecond);

/// The root R of a hundred lines.
void root_of_a_hundred_lines(benchmark::State& state) {
    const OutcomeLaw law = test::law_of_game("deuces-wild-full-pay");
    const Stake stake{100, {}, {}};
    u64 checksum = 0;
    for (auto _ : state) checksum = billionths(LongRun(law, stake).root().middle());
    print_checksum(state, checksum);
}
BENCHMARK(root_of_a_hundred_lines)->Unit(benchmark::kMillisecond);

/// The chance of ruin within a number of hands.
void ruin_within(benchmark::State& state, u32 lines, u64 hands, u64 bankroll) {
    const DealTotals totals = test::totals_of_jacks(lines);
    const Stake stake{lines, {}, {}};
    u64 checksum = 0;
    for (auto _ : state) {
        checksum = billionths(ruin_of(totals, stake, hands, Rational(bankroll))->within(hands).most);
    }
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(ruin_within, one_line, 1, 100'000, 1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(ruin_within, ten_lines, 10, 10'000, 1000)->Unit(benchmark::kMillisecond);

/// The bankroll for a risk of 5% within a number of hands.
void bankroll_for_risk(benchmark::State& state, u64 hands) {
    const DealTotals totals = test::totals_of_jacks(1);
    u64 checksum = 0;
    for (auto _ : state) {
        checksum = bankroll_for_hands(totals, Stake{1, {}, {}}, hands, Rational(1, 20)).most;
    }
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(bankroll_for_risk, within_10000, 10'000)->Unit(benchmark::kMillisecond);

/// The chances of a goal, and of ruin before it, within a number of hands.
void goal_within_hands(benchmark::State& state, u32 lines, u64 hands, u64 goal) {
    const DealTotals totals = test::totals_of_jacks(lines);
    const Stake stake{lines, {}, {}};
    u64 checksum = 0;
    for (auto _ : state) {
        const auto course = goal_within(totals, stake, hands, Rational(u64{1000}), Rational(goal));
        checksum = billionths(course->reached_within(hands).least);
    }
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(goal_within_hands, one_line, 1, 10'000, 2000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(goal_within_hands, three_lines, 3, 10'000, 3000)->Unit(benchmark::kMillisecond);

/// The chance of a goal before ruin.
void goal_before_ruin(benchmark::State& state, u32 lines) {
    const DealTotals totals = test::totals_of_jacks(lines);
    u64 checksum = 0;
    for (auto _ : state) {
        checksum =
            billionths(goal_of(totals, {lines, {}, {}}, Rational(1000), Rational(2000)).chance.middle());
    }
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(goal_before_ruin, one_line, 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(goal_before_ruin, three_lines, 3)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace holdfast::bankroll
