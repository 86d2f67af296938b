// How long dear requests go on once their stop flag is raised: the processor time from the moment that it is raised to
// the exception. docs/explanation/performance.md holds the figures.
#include <algorithm>
#include <csignal>
#include <ctime>
#include <string>

#include <benchmark/benchmark.h>
#include <benchmarks/checksum.h>
#include <sys/time.h>
#include <tests/support/dear_requests.h>

#include <holdfast/ask/ask.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

double processor_time() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

StopFlag* flag = nullptr;
volatile double raised_at = 0;

void raise_after(double seconds) {
    std::signal(SIGPROF, [](int) {
        raised_at = processor_time();
        flag->request_stop();
    });
    const itimerval timer{{0, 0}, {0, static_cast<suseconds_t>(1e6 * seconds)}};
    setitimer(ITIMER_PROF, &timer, nullptr);
}

/// The time from raising the flag, at several moments of a request, to Stopped; the checksum is the number of moments at
/// which the request was stopped.
void stop(benchmark::State& state, const char* query, std::size_t number) {
    std::string request;
    for (const std::string& each : test::dear_requests()) {
        if (each.find(std::string("\"") + query + "\"") != std::string::npos && number-- == 0) request = each;
    }
    u64 stopped = 0;
    for (auto _ : state) {
        stopped = 0;
        double longest = 0;
        for (const double seconds : {0.02, 0.1, 0.3, 0.9}) {
            StopFlag raised;
            flag = &raised;
            raise_after(seconds);
            try {
                Session session;
                benchmark::DoNotOptimize(ask(session, request, Work{1, {}, &raised}));
            } catch (const Stopped&) {
                ++stopped;
                longest = std::max(longest, processor_time() - raised_at);
            }
            raise_after(0);
        }
        state.SetIterationTime(longest);
    }
    print_checksum(state, stopped);
}
BENCHMARK_CAPTURE(stop, strategy_of_every_number_of_rows, "videopoker.strategy", 0)
    ->UseManualTime()
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stop, strategy_of_57_cards, "videopoker.strategy", 1)
    ->UseManualTime()
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stop, bankroll_of_three_lines, "videopoker.bankroll", 3)
    ->UseManualTime()
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stop, review_of_50000_hands, "videopoker.review", 0)
    ->UseManualTime()
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stop, equity_of_three_ranges, "holdem.equity", 1)
    ->UseManualTime()
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace holdfast::ask
