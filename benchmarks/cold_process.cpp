// The whole program from a cold start, as a user runs it: wall time of `holdfast videopoker return GAME` and
// its peak memory, as the operating system reports them.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/counter_random.h>

extern char** environ;

namespace {

/// Runs the program once, without its output; returns its exit status and adds to the peak memory in KiB.
int run_once(std::vector<std::string> words, long& peak_memory) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    const int failed = posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) return -1;
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    peak_memory = std::max(peak_memory, used.ru_maxrss);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void cold_process(benchmark::State& state, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), HOLDFAST_PROGRAM);
    long peak_memory = 0;
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        if (run_once(arguments, peak_memory) != 0) {
            state.SkipWithError("the program failed");
            return;
        }
        state.SetIterationTime(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    state.counters["peak_MiB"] = static_cast<double>(peak_memory) / 1024.0;
}

void cold_return(benchmark::State& state, const char* game) {
    cold_process(state, {"videopoker", "return", game});
}
BENCHMARK_CAPTURE(cold_return, jacks_or_better, "jacks-or-better-9-6")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cold_return, deuces_wild, "deuces-wild-full-pay")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cold_return, joker_poker, "joker-poker-kings-full-pay")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

BENCHMARK_CAPTURE(cold_process, sweep_of_3000,
                  {"videopoker", "sweep", "jacks-or-better-9-6", "--pay", "four of a kind=20..29", "--pay",
                   "royal flush=250,500,800,900,1000", "--pay", "full house=6..10", "--pay", "flush=5..8",
                   "--pay", "straight=4..6", "--csv"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cold_process, meter_of_royal,
                  {"videopoker", "meter", "jacks-or-better-9-6", "--hand", "royal flush", "--json"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

BENCHMARK_CAPTURE(cold_process, identify_8_6_jacks, {"videopoker", "identify", "800,50,25,8,6,4,3,2,1"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cold_process, identify_8_6_jacks_of_five_coins,
                  {"videopoker", "identify", "4000,250,125,40,30,20,15,10,5"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cold_process, identify_deuces, {"videopoker", "identify", "800,200,25,15,9,5,3,2,2,1"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cold_process, bankroll_for_10000_hands,
                  {"videopoker", "bankroll", "jacks-or-better-9-6", "--hands", "10000", "--risk", "5%"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

/// A thousand hands of 9/6 Jacks or Better, the same in each run, with a mistake in nearly all of them.
void review_of_1000(benchmark::State& state) {
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("holdfast_review_" + std::to_string(getpid()) + ".txt");
    constexpr int hands = 1000;
    std::ofstream list(file);
    for (int hand = 0; hand < hands; ++hand) {
        holdfast::CounterRandom random(1, static_cast<holdfast::u64>(hand));
        holdfast::CardSet deal;
        while (deal.size() < 5) {
            deal.insert(
                holdfast::Card::from_index(static_cast<int>(random.below(holdfast::ordinary_card_count))));
        }
        list << holdfast::to_text(deal) << ' ' << 1 + random.below(5) << '\n';
    }
    list.close();
    cold_process(state, {"videopoker", "review", "jacks-or-better-9-6", file.string(), "--csv"});
    std::filesystem::remove(file);
}
BENCHMARK(review_of_1000)->UseManualTime()->Unit(benchmark::kMillisecond);

BENCHMARK_CAPTURE(cold_process, odds_on_a_flop,
                  {"holdem", "odds", "AhKh", "--board", "QhJh2c", "--opponents", "1-9"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cold_process, odds_of_a_class,
                  {"holdem", "odds", "AhKh", "--board", "9xx rainbow", "--opponents", "1-9"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cold_process, equity_of_two_hands, {"holdem", "equity", "AhKh", "QsQd"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cold_process, equity_of_a_range, {"holdem", "equity", "22+,A2s+,KQo", "random"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
