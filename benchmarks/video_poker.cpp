// Timings of video poker inside one process; each prints a checksum of its answers.
//
// ./dev bench runs all benchmarks; docs/explanation/performance.md holds the figures.
#include <memory>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <benchmarks/checksum.h>

#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/play/hold_values.h>
#include <holdfast/videopoker/sweeps/grid_returns.h>
#include <holdfast/videopoker/sweeps/meter.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>

namespace holdfast::videopoker {
namespace {

/// The first game in a process, with nothing computed yet: classes, tables, analysis.
void first_game(benchmark::State& state, const char* id) {
    u64 checksum = 0;
    for (auto _ : state) checksum = analyze_game(catalog_game(id)).rows[0].combinations;
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(first_game, jacks_or_better, "jacks-or-better-9-6")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(first_game, deuces_wild, "deuces-wild-full-pay")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(first_game, joker_poker, "joker-poker-kings-full-pay")->Unit(benchmark::kMillisecond);

/// A user's paytable, from its text to its tables, with all checks.
void users_paytable(benchmark::State& state, const char* id) {
    const std::string_view text = catalog_text(id);
    u64 checksum = 0;
    for (auto _ : state) checksum = prepare_game(text).hands_paid_by(0);
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(users_paytable, jacks_or_better, "jacks-or-better-9-6")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(users_paytable, joker_poker, "joker-poker-kings-full-pay")->Unit(benchmark::kMillisecond);

/// Another game for a deck with known classes: rows, pays, counts and variance.
void one_more_game(benchmark::State& state, const char* id) {
    const Game game = catalog_game(id);
    const auto classes = std::make_shared<const DealClasses>(game.deck, symmetry_of(game));
    u64 checksum = 0;
    for (auto _ : state) checksum = analyze_game(GameTables(game, classes)).rows[0].combinations;
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(one_more_game, jacks_or_better, "jacks-or-better-9-6")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(one_more_game, deuces_wild, "deuces-wild-full-pay")->Unit(benchmark::kMillisecond);

/// Other pays for the rows of a known game: counts and variance.
void one_more_paytable(benchmark::State& state, const char* id) {
    const GameTables tables(catalog_game(id));
    std::vector<Rational> pays = pays_of(tables.game());
    u64 royal = 800;
    u64 checksum = 0;
    for (auto _ : state) {
        pays[0] = Rational(royal++);
        checksum ^= analyze_game(tables.with_pays(pays)).combinations;
    }
    pays[0] = Rational(1000);
    print_checksum(state, checksum ^ analyze_game(tables.with_pays(pays)).rows[0].combinations);
}
BENCHMARK_CAPTURE(one_more_paytable, jacks_or_better, "jacks-or-better-9-6")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(one_more_paytable, deuces_wild, "deuces-wild-full-pay")->Unit(benchmark::kMillisecond);

/// A grid of paytables as a game designer would sweep it: full house 6..10, flush 5..8, straight 4..6, four
/// of a kind 20..29, and royal flush with five values from 250 to 1000: 3,000 returns.
std::vector<Pays> grid_of(const Game& game) {
    const Pays base = pays_of(game);
    std::vector<Pays> grid;
    for (u64 quads = 20; quads < 30; ++quads) {
        for (const u64 royal : {250U, 500U, 800U, 900U, 1000U}) {
            for (u64 full_house = 6; full_house <= 10; ++full_house) {
                for (u64 flush = 5; flush <= 8; ++flush) {
                    for (u64 straight = 4; straight <= 6; ++straight) {
                        Pays pays = base;
                        pays[0] = Rational(royal);
                        pays[2] = Rational(quads);
                        pays[3] = Rational(full_house);
                        pays[4] = Rational(flush);
                        pays[5] = Rational(straight);
                        grid.push_back(pays);
                    }
                }
            }
        }
    }
    return grid;
}

u64 checksum_of(const std::vector<Rational>& returns) {
    Rational sum;
    for (const Rational& each : returns) sum += each;
    return sum.numerator().limb(0);
}

void sweep_grid(benchmark::State& state) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    const std::vector<Pays> grid = grid_of(tables.game());
    u64 checksum = 0;
    for (auto _ : state) checksum = checksum_of(analyze_returns(tables, grid));
    state.SetItemsProcessed(static_cast<i64>(grid.size()) * state.iterations());
    print_checksum(state, checksum);
}
BENCHMARK(sweep_grid)->Unit(benchmark::kMillisecond);

/// Those 3,000 paytables as a box.
void sweep_box(benchmark::State& state) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    const auto pays = [](std::vector<u64> whole) {
        std::vector<Rational> exact;
        for (const u64 pay : whole) exact.emplace_back(pay);
        return exact;
    };
    const PayGrid grid({{2, pays({20, 21, 22, 23, 24, 25, 26, 27, 28, 29})},
                        {0, pays({250, 500, 800, 900, 1000})},
                        {3, pays({6, 7, 8, 9, 10})},
                        {4, pays({5, 6, 7, 8})},
                        {5, pays({4, 5, 6})}});
    u64 checksum = 0;
    for (auto _ : state) checksum = checksum_of(grid_returns(tables, grid, grid.box_from(0, grid.size())));
    state.SetItemsProcessed(static_cast<i64>(grid.size()) * state.iterations());
    print_checksum(state, checksum);
}
BENCHMARK(sweep_box)->Unit(benchmark::kMillisecond);

/// All breakpoints from half to ten times a row's pay.
void meter(benchmark::State& state, const char* id, std::size_t row) {
    const GameTables tables(catalog_game(id));
    const Rational pay = tables.game().rows[row].pays;
    const Rational all(analyze_game(tables).combinations);
    u64 checksum = 0;
    for (auto _ : state) {
        const Meter found = meter_of_row(tables, row, pay / Rational(2), pay * Rational(10));
        // The last slope is a whole number of combinations out of all.
        checksum =
            found.pieces.size() + static_cast<u64>((found.pieces.back().slope * all).numerator().to_u128());
    }
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(meter, royal_flush_of_jacks_or_better, "jacks-or-better-9-6", 0)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(meter, two_pair_of_jacks_or_better, "jacks-or-better-9-6", 7)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(meter, three_of_a_kind_of_deuces_wild, "deuces-wild-full-pay", 9)
    ->Unit(benchmark::kMillisecond);

/// Paytables that share only their rows: nothing can be settled for many at once.
void sweep_unrelated(benchmark::State& state) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    std::vector<Pays> paytables;
    u64 random = 1;
    for (int i = 0; i < 512; ++i) {
        Pays pays = pays_of(tables.game());
        for (std::size_t row = 0; row + 1 < pays.size(); ++row) {
            random = random * 6364136223846793005U + 1442695040888963407U;
            pays[row] *= Rational(1 + (random >> 62U));
        }
        paytables.push_back(pays);
    }
    u64 checksum = 0;
    for (auto _ : state) checksum = checksum_of(analyze_returns(tables, paytables));
    state.SetItemsProcessed(static_cast<i64>(paytables.size()) * state.iterations());
    print_checksum(state, checksum);
}
BENCHMARK(sweep_unrelated)->Unit(benchmark::kMillisecond);

void one_hand(benchmark::State& state, const char* id, const char* cards) {
    const GameTables tables(catalog_game(id));
    const Deal deal = parse_deal(cards, tables.game().deck);
    u64 checksum = 0;
    for (auto _ : state) checksum = analyze_hand(tables, deal).holds.front().pay_sum;
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(one_hand, jacks_or_better, "jacks-or-better-9-6", "AsKsQsJs5s")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(one_hand, joker_poker, "joker-poker-kings-full-pay", "9sJs6hAhJk")
    ->Unit(benchmark::kMicrosecond);

/// The values of the 32 holds alone, of deals from all over the deck.
void hold_values(benchmark::State& state, const char* id) {
    const GameTables tables(catalog_game(id));
    const HoldValues values(tables);
    constexpr u32 deals = 1000;
    std::vector<std::array<Card, deal_size>> dealt;
    for (u32 number = 0; number < deals; ++number) {
        const u32 deal_class = number * (tables.classes().size(deal_size) / deals);
        const Deal deal = representative_deal(tables.classes(), deal_class);
        dealt.push_back({deal[0], deal[1], deal[2], deal[3], deal[4]});
    }
    u64 checksum = 0;
    for (auto _ : state) {
        checksum = 0;
        for (const auto& deal : dealt) {
            for (const u64 value : values.of(deal)) checksum = 31 * checksum + value;
        }
    }
    state.SetItemsProcessed(deals * state.iterations());
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(hold_values, jacks_or_better, "jacks-or-better-9-6")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hold_values, joker_poker, "joker-poker-kings-full-pay")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace holdfast::videopoker
