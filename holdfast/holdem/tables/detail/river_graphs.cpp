#include <algorithm>
#include <utility>

#include <holdfast/cards/card_set.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/odds/detail/showdown_counts.h>
#include <holdfast/holdem/tables/detail/river_graphs.h>

namespace holdfast::holdem::detail {
namespace {

/// The entries of the table that share a graph.
using Places = std::vector<u32>;
/// Graphs that one worker found and that have no number yet.
using NewGraphs = std::unordered_map<ShowdownGraph, Places, ShowdownGraphHash>;

/// Evaluates one hand of each pair of kinds.
void find_graphs(CardSet board, const NumberedGraphs& known, u32* numbers, NewGraphs& found) {
    const RiverRow row = row_of(board);
    std::array<bool, most_kind_pairs> is_seen{};
    for (int combo = 0; combo < combo_count; ++combo) {
        const HoleCards hand = HoleCards::from_index(combo);
        if (!(hand.cards() & board).empty()) continue;
        const std::size_t entry = row.entry(hand);
        if (std::exchange(is_seen[entry - row.first], true)) continue;
        const ShowdownGraph graph = river_graph(hand, board);
        const auto numbered = known.find(graph);
        if (numbered != known.end()) {
            numbers[entry] = numbered->second;
        } else {
            found[graph].push_back(static_cast<u32>(entry));
        }
    }
}

}  // namespace

ShowdownGraph river_graph(HoleCards hole, CardSet board) {
    const CardSet unseen = Deck().cards() - board - hole.cards();
    RankShowdown ranks(cards_per_rank(board), cards_per_rank(unseen));
    const std::size_t flush = row_of(board).flush_choice;
    if (flush == suit_count) {
        ranks.compare_with(ranks.without_flush(hole));
        return graph_of(ranks).with_twins_joined();
    }
    const Suit suit = static_cast<Suit>(flush);
    const FlushShowdown flushes(board.ranks_in(suit), unseen.ranks_in(suit));
    const HandRank hero = value_of(hole, suit, ranks, flushes);
    ranks.compare_with(hero);
    return graph_of(ranks, flushes, hero).with_twins_joined();
}

std::vector<CardSet> boards_of_rows(const std::vector<CardSet>& boards) {
    std::unordered_map<std::size_t, CardSet> board_of_row;
    for (const CardSet board : boards) {
        for (const RowOfRunout& runout : rows_of_runouts(board)) {
            board_of_row.try_emplace(runout.row.first, board | runout.drawn);
        }
    }
    std::vector<CardSet> complete;
    complete.reserve(board_of_row.size());
    for (const auto& [row, board] : board_of_row) complete.push_back(board);
    return complete;
}

void number_graphs(const std::vector<CardSet>& boards, NumberedGraphs& known, u32* numbers,
                   const Work& work) {
    // Workers look graphs up while none is being numbered, and numbers are given while no worker runs. This
    // happens several times instead of once at the end, so that each worker keeps few graphs of its own.
    constexpr std::size_t at_a_time = 100;
    std::vector<NewGraphs> found(worker_count(work));
    for (std::size_t begin = 0; begin < boards.size(); begin += at_a_time) {
        const std::size_t count = std::min(at_a_time, boards.size() - begin);
        const Work part = work.part(begin, begin + count, boards.size());
        for_each_index(count, part, [&](std::size_t index, unsigned worker) {
            find_graphs(boards[begin + index], known, numbers, found[worker]);
        });
        for (NewGraphs& of_worker : found) {
            for (const auto& [graph, places] : of_worker) {
                const auto number = known.try_emplace(graph, static_cast<u32>(known.size())).first->second;
                for (const u32 place : places) numbers[place] = number;
            }
            of_worker.clear();
        }
    }
}

}  // namespace holdfast::holdem::detail
