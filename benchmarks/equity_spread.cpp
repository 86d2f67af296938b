// The spread of equities over two ranges: every combo's wins and ties, in one thread.
#include <string>

#include <benchmark/benchmark.h>
#include <tests/support/cards_of.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/equity/spread.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

/// Two ranges of about 300 combos on a flop.
constexpr const char* wide = "22+,A2s+,K9s+,Q9s+,J9s+,T8s+,97s+,87s,76s,65s,ATo+,KTo+,QJo";
constexpr const char* other = "22-JJ,A2s-AQs,K7s+,Q8s+,J8s+,T8s+,97s+,86s+,75s+,A9o-AQo,KTo+,QTo+,JTo";

void spread_of_two_ranges(benchmark::State& state, EquitySpread (*spread_of)(const Showdown&, const Work&),
                          const std::string& board) {
    const Showdown showdown{{parse_range(wide), parse_range(other)}, Board(test::cards_of(board)), {}};
    EquitySpread spread;
    for (auto _ : state) {
        spread = spread_of(showdown, {});
    }
    u128 checksum = 0;
    for (const ComboEquity& each : spread.players[0]) checksum += each.wins + 3 * each.ties;
    state.SetLabel(std::to_string(spread.players[0].size()) + " and " +
                   std::to_string(spread.players[1].size()) + " combos, checksum " +
                   holdfast::to_text(checksum));
}
BENCHMARK_CAPTURE(spread_of_two_ranges, flop, equity_spread, "Kh8h3c")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(spread_of_two_ranges, turn, equity_spread, "Kh8h3c2d")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(spread_of_two_ranges, river, equity_spread, "Kh8h3c2dTs")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(spread_of_two_ranges, flop_by_next_card, equity_spread_by_next_card, "Kh8h3c")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(spread_of_two_ranges, turn_by_next_card, equity_spread_by_next_card, "Kh8h3c2d")
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace holdfast::holdem
