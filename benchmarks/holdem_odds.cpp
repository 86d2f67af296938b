// Timings of exact hold'em odds against unknown opponents, over situations dealt from a stated seed.
//
// The time of a situation is the best of three; the time of a benchmark is the mean over its situations; the
// counters median_us, p99_us and max_us show the distribution of single situations.
#include <algorithm>
#include <chrono>
#include <limits>
#include <numeric>
#include <random>
#include <vector>

#include <benchmark/benchmark.h>
#include <benchmarks/checksum.h>
#include <tests/support/cards_of.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/odds/detail/tally.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/odds/preflop_odds.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

std::vector<Situation> dealt_situations(int board, std::size_t count) {
    std::mt19937 random(20'150'801);
    std::vector<Situation> situations;
    while (situations.size() < count) {
        std::vector<Card> cards;
        CardSet seen;
        while (cards.size() < static_cast<std::size_t>(2 + board)) {
            const Card card = Card::from_index(static_cast<int>(random() % 52));
            if (!seen.contains(card)) {
                seen.insert(card);
                cards.push_back(card);
            }
        }
        const HoleCards hole(cards[0], cards[1]);
        situations.push_back({hole, Board(seen - hole.cards())});
    }
    return situations;
}

std::vector<int> up_to(int opponents) {
    std::vector<int> numbers(static_cast<std::size_t>(opponents));
    std::iota(numbers.begin(), numbers.end(), 1);
    return numbers;
}

u64 checksum_of(const Odds& odds) {
    u64 sum = 0;
    for (const OpponentOdds& result : odds.results) {
        for (const U256& count : result.by_ties) sum = sum * 1'000'003 + count.limb(0);
    }
    return sum;
}

double seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void odds_of(benchmark::State& state, int board, int opponents, std::size_t count) {
    const std::vector<Situation> situations = dealt_situations(board, count);
    const std::vector<int> numbers = up_to(opponents);
    std::vector<double> times;
    u64 checksum = 0;
    for (auto _ : state) {
        checksum = 0;
        times.clear();
        for (const Situation& situation : situations) {
            double least = std::numeric_limits<double>::max();
            for (int time = 0; time < 3; ++time) {
                const double start = seconds();
                // Before the flop odds() would use a table.
                const Odds answer =
                    board == 0 ? detail::count_odds(situation, numbers, {}) : odds(situation, numbers);
                least = std::min(least, seconds() - start);
                checksum += checksum_of(answer);
            }
            times.push_back(least);
        }
        state.SetIterationTime(std::accumulate(times.begin(), times.end(), 0.0) / static_cast<double>(count));
    }
    std::sort(times.begin(), times.end());
    state.counters["median_us"] = 1e6 * times[count / 2];
    state.counters["p99_us"] = 1e6 * times[count * 99 / 100];
    state.counters["max_us"] = 1e6 * times.back();
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(odds_of, river_1, 5, 1, 3000)
    ->UseManualTime()
    ->Iterations(1)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(odds_of, river_1_to_9, 5, 9, 3000)
    ->UseManualTime()
    ->Iterations(1)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(odds_of, turn_1, 4, 1, 300)->UseManualTime()->Iterations(1)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(odds_of, turn_1_to_9, 4, 9, 300)
    ->UseManualTime()
    ->Iterations(1)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(odds_of, flop_1, 3, 1, 100)->UseManualTime()->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of, flop_1_to_9, 3, 9, 100)
    ->UseManualTime()
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of, preflop_1, 0, 1, 10)
    ->UseManualTime()
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of, preflop_1_to_9, 0, 9, 10)
    ->UseManualTime()
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of, river_1_to_22, 5, 22, 300)
    ->UseManualTime()
    ->Iterations(1)
    ->Unit(benchmark::kMicrosecond);

/// AhKh against QsQd before the flop, with the hero's final categories.
void against_a_known_hand(benchmark::State& state) {
    const Situation situation{
        HoleCards::of(test::cards_of("AhKh")), {}, {}, {HoleCards::of(test::cards_of("QsQd"))}};
    u64 checksum = 0;
    for (auto _ : state) {
        checksum = checksum_of(odds(situation, {0}));
    }
    print_checksum(state, checksum);
}
BENCHMARK(against_a_known_hand)->Unit(benchmark::kMillisecond);

void preflop_looked_up(benchmark::State& state) {
    int next = 0;
    u64 checksum = 0;
    for (auto _ : state) {
        const OpponentOdds odds = preflop_odds(StartingHand::from_index(next / 9), 1 + next % 9);
        next = next + 1 < 9 * starting_hand_count ? next + 1 : 0;
        benchmark::DoNotOptimize(checksum ^= odds.wins().limb(0));
    }
    print_checksum(state, preflop_odds(StartingHand::from_index(168), 9).wins().limb(0));
}
BENCHMARK(preflop_looked_up);

/// One range against 1 to 9 unknown opponents, with as many threads as there are processors.
void odds_of_range(benchmark::State& state, const char* range, const char* board) {
    const Situation situation{parse_range(range), Board(test::cards_of(board))};
    const std::vector<int> numbers = up_to(9);
    u64 checksum = 0;
    for (auto _ : state) {
        checksum = checksum_of(odds(situation, numbers, Work{0}));
    }
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(odds_of_range, top_15_preflop, "top 15%", "")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of_range, top_15_river, "top 15%", "QhJh2h5dTs")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of_range, top_15_river_of_no_suit, "top 15%", "QhJd2c5s8s")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of_range, top_15_turn, "top 15%", "QhJh2c5d")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of_range, top_15_turn_of_two_suits, "top 15%", "QhJh2c5c")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of_range, top_15_flop, "top 15%", "QhJh2c")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of_range, random_turn, "random", "QhJh2c5c")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// AhKh on the average of a class of flops, against 1 to `opponents` unknown opponents.
void odds_of_class(benchmark::State& state, const char* flops, int opponents) {
    Situation situation(HoleCards::of(test::cards_of("AhKh")));
    situation.board = parse_flop_class(flops);
    const std::vector<int> numbers = up_to(opponents);
    u64 checksum = 0;
    for (auto _ : state) checksum = checksum_of(odds(situation, numbers));
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(odds_of_class, nine_high_rainbow_1, "9xx rainbow", 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of_class, nine_high_rainbow_1_to_9, "9xx rainbow", 9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of_class, any_flop_1, "any", 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of_class, any_flop_1_to_9, "any", 9)->Unit(benchmark::kMillisecond);

/// AhKh against an opponent with a range and 1 to `unknown` others, or none: the time of all choices of hands.
void odds_against_range(benchmark::State& state, const char* board, const char* range, int unknown) {
    Situation situation(HoleCards::of(test::cards_of("AhKh")), Board(test::cards_of(board)));
    situation.ranges = {parse_range(range)};
    const std::vector<int> numbers = unknown == 0 ? std::vector<int>{0} : up_to(unknown);
    u64 checksum = 0;
    for (auto _ : state) checksum = checksum_of(odds(situation, numbers));
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(odds_against_range, preflop_none, "", "22+", 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_against_range, preflop_1, "", "22+", 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_against_range, preflop_1_to_9, "", "22+", 9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_against_range, flop_none, "Qh7s2c", "top 20%", 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_against_range, flop_1_to_9, "Qh7s2c", "top 20%", 9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_against_range, flop_1_to_20, "Qh7s2c", "top 20%", 20)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace holdfast::holdem
