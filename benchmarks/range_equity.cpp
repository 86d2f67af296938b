// Timings of hold'em equities inside one process, in one thread; each prints a checksum of its answers.
//
// ./dev bench runs all benchmarks; docs/explanation/performance.md holds the figures.
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <tests/support/cards_of.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/equity/sampling.h>
#include <holdfast/holdem/preflop/hand_order.h>
#include <holdfast/holdem/ranges/range_text.h>
#include <holdfast/showdown/known_hands.h>

namespace holdfast::holdem {
namespace {

Showdown showdown_of(const std::vector<const char*>& ranges, const char* board) {
    Showdown showdown;
    for (const char* range : ranges) showdown.players.push_back(parse_range(range));
    showdown.board = Board(test::cards_of(board));
    return showdown;
}

void print_checksum(benchmark::State& state, const WinnerCounts& counts) {
    state.SetLabel("checksum " + holdfast::to_text(counts.wins(0)));
}

/// AhKh against QsQd, counted over 1,712,304 boards, not looked up.
void hand_against_hand(benchmark::State& state) {
    const std::vector<HoleCards> hands = {parse_range("AhKh").combos().front(),
                                          parse_range("QsQd").combos().front()};
    WinnerCounts counts(2);
    for (auto _ : state) counts = count_boards(hands);
    print_checksum(state, counts);
}
BENCHMARK(hand_against_hand)->Unit(benchmark::kMillisecond);

void exact(benchmark::State& state, const std::vector<const char*>& ranges, const char* board) {
    const Showdown showdown = showdown_of(ranges, board);
    WinnerCounts counts(ranges.size());
    for (auto _ : state) counts = ExactEquity(showdown).winners();
    print_checksum(state, counts);
}
BENCHMARK_CAPTURE(exact, hand_against_hand_on_a_flop, {"AhKh", "QsQd"}, "2c7d9s")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact, range_against_random_on_a_flop, {"22+,A2s+,KQo", "random"}, "QhJh2c")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact, range_against_random_before_the_flop, {"22+,A2s+,KQo", "random"}, "")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact, random_against_random_before_the_flop, {"random", "random"}, "")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact, hand_against_two_random_on_a_flop, {"AhKh", "random", "random"}, "QhJh2c")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact, three_ranges_before_the_flop, {"TT+,AQs+,AQo+", "QQ+,AKs,AKo", "TT"}, "")
    ->Unit(benchmark::kMillisecond);

/// The text "top 15%": all 169 equities against a random hand, from the table of pairs.
void best_hands(benchmark::State& state) {
    std::size_t combos = 0;
    for (auto _ : state) combos = best_combos(Rational(15, 100)).size();
    state.SetLabel("checksum " + std::to_string(combos));
}
BENCHMARK(best_hands)->Unit(benchmark::kMillisecond);

/// Measures sampled deals per second.
void sampled(benchmark::State& state, const std::vector<const char*>& ranges, const char* board) {
    constexpr u64 samples = 100'000;
    const Showdown showdown = showdown_of(ranges, board);
    WinnerCounts counts(ranges.size());
    for (auto _ : state) {
        counts = sampled_winners(showdown, {1, samples, std::nullopt});
    }
    state.SetItemsProcessed(static_cast<i64>(samples) * state.iterations());
    print_checksum(state, counts);
}
BENCHMARK_CAPTURE(sampled, two_hands, {"AhKh", "QsQd"}, "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sampled, three_ranges, {"TT+,AQs+,AQo+", "QQ+,AKs,AKo", "TT"}, "")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sampled, ten_players,
                  {"AA", "random", "random", "random", "random", "random", "random", "random", "random",
                   "random"},
                  "")
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace holdfast::holdem
