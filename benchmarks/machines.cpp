// Machines: the best play with its bounds, the best single strategy, and one hand.
//
// Labels show the answers, so that the compiler cannot skip the work.
#include <string>

#include <benchmark/benchmark.h>

#include <holdfast/videopoker/machines/machine_solution.h>
#include <holdfast/videopoker/machines/ultimate_x_lines.h>

namespace holdfast::videopoker {
namespace {

Machine machine_of(const std::string& id) {
    return read_machine(machine_text(id), id);
}

void optimum(benchmark::State& state, const std::string& id) {
    const Machine machine = machine_of(id);
    const GameTables base(machine.game);
    const Work work{static_cast<unsigned>(state.range(0))};
    std::string answer;
    for (auto _ : state) {
        const ReturnBounds bounds = machine.lines > 1 ? solve_lines(base, machine, work).optimum
                                                      : solve_machine(base, states_of(machine), work).optimum;
        answer = decimal_text(bounds.least, 10);
    }
    state.SetLabel(answer);
}

void single(benchmark::State& state, const std::string& id) {
    const Machine machine = machine_of(id);
    const GameTables base(machine.game);
    const MachineStates states = states_of(machine);
    std::string answer;
    for (auto _ : state) answer = decimal_text(single_strategy(base, states).bounds.least, 10);
    state.SetLabel(answer);
}

void hold_of_ten_lines(benchmark::State& state) {
    const Machine machine = machine_of("ultimate-x-10-jacks-or-better-8-6");
    const GameTables base(machine.game);
    const LinesSolution solution = solve_lines(base, machine);
    const Deal deal = parse_deal("JsJhKh9h5h", machine.game.deck);
    double best = 0;
    for (auto _ : state) {
        best = nearest_double(analyze_hand_on_lines(base, machine, solution, deal, 20).holds.front().value());
    }
    state.SetLabel(std::to_string(best));
}

BENCHMARK_CAPTURE(optimum, ultimate_x_1, "ultimate-x-1-jacks-or-better-8-6")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(optimum, ultimate_x_10, "ultimate-x-10-jacks-or-better-8-6")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(optimum, multi_strike, "multi-strike-deuces-wild-full-pay")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(optimum, bonus_round, "bonus-round-shockwave-12-8-5")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(single, ultimate_x_10, "ultimate-x-10-jacks-or-better-8-6")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(single, multi_strike, "multi-strike-deuces-wild-full-pay")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(hold_of_ten_lines)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace holdfast::videopoker
