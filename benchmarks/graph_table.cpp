// Timings of the table of graphs: odds against 1 to 9 unknown opponents by look-up, on one thread.
//
// The table is graphs.table in the folder in the variable HOLDFAST_TABLES, as written by `holdfast holdem table build
// graphs`. Its blocks are checked before the time begins.
#include <cstdlib>
#include <random>
#include <vector>

#include <benchmark/benchmark.h>
#include <benchmarks/checksum.h>

#include <holdfast/holdem/odds/odds_tables.h>
#include <holdfast/holdem/tables/detail/runout_classes.h>
#include <holdfast/holdem/tables/graph_table.h>

namespace holdfast::holdem {
namespace {

const GraphTable& table_of_graphs() {
    static const GraphTable table = [] {
        const char* const folder = std::getenv("HOLDFAST_TABLES");
        return GraphTable(std::string(folder == nullptr ? "." : folder) + "/graphs.table");
    }();
    return table;
}

std::vector<HandOnBoard> dealt_hands(int board_size, std::size_t count) {
    std::mt19937_64 random(20'150'801);
    std::vector<HandOnBoard> dealt;
    while (dealt.size() < count) {
        CardSet board;
        CardSet hole;
        while (hole.size() < 2) {
            const Card card = Card::from_index(static_cast<int>(random() % ordinary_card_count));
            if (board.contains(card)) continue;
            (board.size() < board_size ? board : hole).insert(card);
        }
        dealt.push_back({HoleCards::of(hole), Board(board)});
    }
    return dealt;
}

u64 mixed(u64 sum, u128 count) {
    return sum * 1'000'003 + static_cast<u64>(count);
}

/// A million random rivers of an array, against one number of opponents.
void rivers_of_an_array(benchmark::State& state, int opponents) {
    try {
        const std::vector<HandOnBoard> rivers = dealt_hands(5, 1'000'000);
        std::vector<GraphTable::RiverDeals> found(rivers.size());
        table_of_graphs().verify();
        table_of_graphs().find_rivers(rivers, opponents, found);
        for (auto _ : state) table_of_graphs().find_rivers(rivers, opponents, found);
        u64 sum = 0;
        for (const GraphTable::RiverDeals& each : found) {
            for (int ties = 0; ties <= opponents; ++ties) {
                sum = mixed(sum, each.by_ties[static_cast<std::size_t>(ties)]);
            }
        }
        state.SetItemsProcessed(state.iterations() * static_cast<i64>(rivers.size()));
        print_checksum(state, sum);
    } catch (const std::exception& error) {
        state.SkipWithError(error.what());
    }
}
BENCHMARK_CAPTURE(rivers_of_an_array, against_1, 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rivers_of_an_array, against_3, 3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rivers_of_an_array, against_9, 9)->Unit(benchmark::kMillisecond);

/// Random situations against each of 1 to 9 opponents, one by one.
void against_1_to_9(benchmark::State& state, int board_size) {
    try {
        const std::vector<HandOnBoard> hands = dealt_hands(board_size, 20'000);
        table_of_graphs().verify();
        u64 sum = 0;
        for (auto _ : state) {
            sum = 0;
            for (const HandOnBoard& each : hands) {
                const auto found = table_of_graphs().find(each.hole, each.board.cards());
                for (const u128 deals : found->by_ties) sum = mixed(sum, deals);
            }
        }
        state.SetItemsProcessed(state.iterations() * static_cast<i64>(hands.size()));
        print_checksum(state, sum);
    } catch (const std::exception& error) {
        state.SkipWithError(error.what());
    }
}
BENCHMARK_CAPTURE(against_1_to_9, flop, 3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(against_1_to_9, turn, 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(against_1_to_9, river, 5)->Unit(benchmark::kMillisecond);

/// What runout_classes() takes of it.
void runout_classes_of_flops(benchmark::State& state) {
    const std::vector<HandOnBoard> hands = dealt_hands(3, 20'000);
    u64 sum = 0;
    for (auto _ : state) {
        sum = 0;
        for (const HandOnBoard& each : hands) {
            const auto classes = detail::runout_classes(each.hole, each.board.cards());
            sum += classes.size() + classes.back().entry;
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<i64>(hands.size()));
    print_checksum(state, sum);
}
BENCHMARK(runout_classes_of_flops)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace holdfast::holdem
