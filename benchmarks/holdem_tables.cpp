// Timings of the complete tables of hold'em: building, opening and looking up.
//
// Entries are counted in memory; the time of writing to disk is measured with the program. Lookups read the
// table from the folder in the variable HOLDFAST_TABLES, as written by `holdfast holdem table build`.
#include <cstdlib>
#include <random>
#include <vector>

#include <benchmark/benchmark.h>
#include <benchmarks/checksum.h>

#include <holdfast/holdem/tables/situation_table.h>
#include <holdfast/holdem/tables/table_builder.h>
#include <holdfast/storage/checksum.h>

namespace holdfast::holdem {
namespace {

/// All entries of a table, with as many threads as there are processors.
void count_table(benchmark::State& state, TableKind kind) {
    const u32 boards = SituationIndex::of(street_of(kind)).boards();
    u64 checksum = 0;
    for (auto _ : state) {
        const std::string entries = table_entries(kind, {0, boards}, Work{0});
        checksum = storage::checksum_of(entries.data(), entries.size());
    }
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(count_table, river, TableKind::river)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count_table, turn, TableKind::turn)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count_table, flop, TableKind::flop)->UseRealTime()->Unit(benchmark::kMillisecond);

/// A hundredth of a table, from its middle on.
void count_part(benchmark::State& state, TableKind kind) {
    const u32 boards = SituationIndex::of(street_of(kind)).boards();
    u64 checksum = 0;
    for (auto _ : state) {
        const std::string entries = table_entries(kind, {boards / 2, boards / 2 + boards / 100});
        checksum = storage::checksum_of(entries.data(), entries.size());
    }
    print_checksum(state, checksum);
}
BENCHMARK_CAPTURE(count_part, strength_turn, TableKind::strength_turn)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count_part, strength_flop, TableKind::strength_flop)->Unit(benchmark::kMillisecond);

/// Random situations, dealt in advance.
std::vector<HandOnBoard> dealt(Street street, std::size_t count) {
    const SituationIndex& index = SituationIndex::of(street);
    std::mt19937 random(20'150'801);
    std::vector<HandOnBoard> situations;
    while (situations.size() < count) {
        situations.push_back(index.at(static_cast<u32>(random() % index.size())));
    }
    return situations;
}

void number_of_situation(benchmark::State& state, Street street) {
    const std::vector<HandOnBoard> situations = dealt(street, 1 << 14);
    const SituationIndex& index = SituationIndex::of(street);
    std::size_t next = 0;
    u64 checksum = 0;
    for (auto _ : state) {
        const HandOnBoard& each = situations[next++ % situations.size()];
        benchmark::DoNotOptimize(checksum += index.index(each.hole, each.board.cards()));
    }
    u64 sum = 0;
    for (const HandOnBoard& each : situations) sum += index.index(each.hole, each.board.cards());
    print_checksum(state, sum);
}
BENCHMARK_CAPTURE(number_of_situation, river, Street::river);
BENCHMARK_CAPTURE(number_of_situation, flop, Street::flop);

std::string table_path(TableKind kind) {
    const char* const folder = std::getenv("HOLDFAST_TABLES");
    return std::string(folder == nullptr ? "." : folder) + "/" + std::string(words_of(kind)) + ".table";
}

void look_up(benchmark::State& state, TableKind kind) {
    try {
        const OddsTable table(table_path(kind));
        table.file().verify();
        const std::vector<HandOnBoard> situations = dealt(street_of(kind), 1 << 16);
        std::size_t next = 0;
        u64 checksum = 0;
        for (auto _ : state) {
            const HandOnBoard& each = situations[next++ % situations.size()];
            benchmark::DoNotOptimize(checksum += table.at(each.hole, each.board.cards()).wins);
        }
        u64 sum = 0;
        for (const HandOnBoard& each : situations) sum += table.at(each.hole, each.board.cards()).wins;
        print_checksum(state, sum);
    } catch (const std::exception& error) {
        state.SkipWithError(error.what());
    }
}
BENCHMARK_CAPTURE(look_up, river, TableKind::river);
BENCHMARK_CAPTURE(look_up, flop, TableKind::flop);

void open_table(benchmark::State& state) {
    try {
        u64 entries = 0;
        for (auto _ : state) entries = OddsTable(table_path(TableKind::river)).file().header().entries;
        print_checksum(state, entries);
    } catch (const std::exception& error) {
        state.SkipWithError(error.what());
    }
}
BENCHMARK(open_table)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace holdfast::holdem
