#include <random>
#include <set>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/random_showdowns.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/holdem/tables/detail/river_graphs.h>

namespace holdfast::holdem {
namespace {

TEST(RiverGraphsTest, HaveTheNumbersOfAllHandsOnAllRows) {
    std::mt19937_64 random(80);
    std::vector<CardSet> boards;
    std::set<std::size_t> rows;
    while (boards.size() < 120) {  // more than are numbered at a time
        const CardSet board = test::random_cards(random, 5, {});
        if (rows.insert(row_of(board).first).second) boards.push_back(board);
    }
    std::vector<u32> numbers(row_entries);
    detail::NumberedGraphs graphs;
    detail::number_graphs(boards, graphs, numbers.data(), Work{2});
    std::set<u32> seen;
    for (const auto& [graph, number] : graphs) seen.insert(number);
    EXPECT_EQ(seen.size(), graphs.size());
    EXPECT_EQ(*seen.rbegin() + 1, graphs.size());
    for (const CardSet board : boards) {
        for (int time = 0; time < 10; ++time) {
            const HoleCards hole = HoleCards::of(test::random_cards(random, 2, board));
            const u32 number = numbers[row_of(board).entry(hole)];
            EXPECT_EQ(graphs.at(detail::river_graph(hole, board)), number)
                << to_text(hole.cards()) << " on " << to_text(board);
        }
    }
}

TEST(RiverGraphsTest, ARowIsFoundOnce) {
    // A river of any rank makes no flush possible, and one of 11 ranks of either suit does.
    const std::vector<CardSet> boards = detail::boards_of_rows({test::cards_of("2d5d9hKh")});
    std::set<std::size_t> rows;
    for (const CardSet board : boards) rows.insert(row_of(board).first);
    EXPECT_EQ(rows.size(), boards.size());
    EXPECT_EQ(boards.size(), 13U + 2 * 11);
}

TEST(RiverRowsTest, ListEachRunoutOnce) {
    for (const char* const board : {"2d5d9h", "2d5d9hKh", "2d5d9hKhAc"}) {
        std::set<u64> seen;
        const CardSet cards = test::cards_of(board);
        for (const RowOfRunout& runout : rows_of_runouts(cards)) {
            EXPECT_EQ((cards | runout.drawn).size(), full_board);
            EXPECT_EQ(runout.row.first, row_of(cards | runout.drawn).first);
            seen.insert(runout.drawn.mask());
        }
        EXPECT_EQ(seen.size(), binomial(52 - cards.size(), full_board - cards.size()));
    }
}

}  // namespace
}  // namespace holdfast::holdem
