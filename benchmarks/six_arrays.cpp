// The Wizard of Odds' method beside ours, in one run: the six arrays as his page describes them, compiled by
// the same compiler. Both score the 2,598,960 hands with the library's evaluator, so that only the methods
// differ.
#include <string>

#include <benchmark/benchmark.h>
#include <tests/support/six_arrays.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

constexpr const char* game_id = "jacks-or-better-9-6";

void six_arrays_of_the_wizard(benchmark::State& state) {
    const Game game = catalog_game(game_id);
    const GameTables tables(game);
    const auto suit_tables = test::read_suit_tables(HOLDFAST_SOURCE_FOLDER "/tests/golden/suit_patterns.txt");
    u64 checksum = 0;
    for (auto _ : state) {
        const test::SixArrays arrays([&](CardSet five) { return tables.paid_row(five); });
        checksum =
            play_with_six_arrays(arrays, suit_tables, game, TieRule::lowest_variance).rows[0].combinations;
    }
    state.SetLabel("checksum " + std::to_string(checksum));
}
BENCHMARK(six_arrays_of_the_wizard)->Unit(benchmark::kMillisecond);

void ours(benchmark::State& state) {
    u64 checksum = 0;
    for (auto _ : state) checksum = analyze_game(catalog_game(game_id)).rows[0].combinations;
    state.SetLabel("checksum " + std::to_string(checksum));
}
BENCHMARK(ours)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace holdfast::videopoker
