// Timings of the search for strategy charts; each prints a checksum of its answers.
//
// ./dev bench runs all benchmarks; docs/explanation/performance.md holds the figures.
#include <benchmark/benchmark.h>
#include <benchmarks/checksum.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/search/any_language.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>

namespace holdfast::videopoker {
namespace {

/// A game's types, groups and best order, on one thread.
struct SearchedGame {
    explicit SearchedGame(const char* id)
        : tables(catalog_game(id)),
          types(tables),
          walk(types),
          vocabulary(types),
          writer(vocabulary),
          search(walk, writer) {}

    u64 checksum(const Chart& chart) const { return static_cast<u64>(score_chart(types, chart).won); }

    GameTables tables;
    HoldTypes types;
    DealWalk walk;
    HoldVocabulary vocabulary;
    ChartWriter writer;
    ChartSearch search;
};

/// From a game's id to its basic chart, with all its proofs.
void basic_chart(benchmark::State& state, const char* id) {
    u64 checksum = 0;
    for (auto _ : state) {
        const SearchedGame game(id);
        checksum = game.checksum(game.search.basic());
        if (!any_language_bound(game.types)) state.SkipWithError("no bound");
    }
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(basic_chart, jacks_or_better, "jacks-or-better-9-6")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(basic_chart, double_bonus, "double-bonus-10-7-5")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(basic_chart, deuces_wild, "deuces-wild-full-pay")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(basic_chart, joker_poker, "joker-poker-kings-full-pay")->Unit(benchmark::kMillisecond);

/// Finds charts of every number of rows for types that are already known.
void charts_of_all_rows(benchmark::State& state, const char* id) {
    const SearchedGame game(id);
    u64 checksum = 0;
    for (auto _ : state) {
        checksum = game.checksum(game.search.of_rows({8, 16, 24, 30})[1]);
    }
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(charts_of_all_rows, jacks_or_better, "jacks-or-better-9-6")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(charts_of_all_rows, double_bonus, "double-bonus-10-7-5")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(charts_of_all_rows, deuces_wild, "deuces-wild-full-pay")->Unit(benchmark::kMillisecond);

void charts_of_all_bands(benchmark::State& state, const char* id) {
    const SearchedGame game(id);
    u64 checksum = 0;
    for (auto _ : state) {
        checksum = game.checksum(game.search.of_bands({11}).front());
    }
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(charts_of_all_bands, jacks_or_better, "jacks-or-better-9-6")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace holdfast::videopoker
