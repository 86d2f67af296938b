// What a range makes on a board: made hands and draws of all 1,326 combos.
//
// Labels show sums over all combos, so that the compiler cannot skip the work.
#include <string>

#include <benchmark/benchmark.h>

#include <holdfast/ask/holdem/range.h>
#include <holdfast/ask/query.h>
#include <holdfast/holdem/made_hands/draws.h>
#include <holdfast/holdem/made_hands/made_hand.h>

namespace holdfast {
namespace {

void made_hands_and_draws(benchmark::State& state, const std::string& cards) {
    const Board board = parse_board(cards);
    const std::vector<HoleCards> combos = holdem::Range::all().without(board.cards()).combos();
    u64 sum = 0;
    for (auto _ : state) {
        sum = 0;
        for (const HoleCards combo : combos) {
            const holdem::MadeHand made = holdem::made_hand(combo, board);
            const holdem::Draws draws = holdem::draws_of(combo, board);
            sum += static_cast<u64>(made.kind) * 100 + made.detail + draws.flush + draws.straight_cards;
        }
    }
    state.SetLabel(std::to_string(combos.size()) + " combos, sum " + std::to_string(sum));
}
BENCHMARK_CAPTURE(made_hands_and_draws, flop, "Kh8h3c")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(made_hands_and_draws, turn, "Kh8h3c2d")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(made_hands_and_draws, river, "Kh8h3c2dTs")->Unit(benchmark::kMicrosecond);

void whole_query(benchmark::State& state, const std::string& range, const std::string& board) {
    ask::Session session;
    std::size_t parts = 0;
    for (auto _ : state) {
        const auto found = answer(ask::HoldemRangeRequest{range, board}, session);
        parts = found.on_board->made.size() + found.on_board->draws.size();
    }
    state.SetLabel(std::to_string(parts) + " parts");
}
BENCHMARK_CAPTURE(whole_query, all_hands_on_a_flop, "random", "Kh8h3c")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(whole_query, a_range_on_a_flop, "top 20%", "Kh8h3c")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace holdfast
