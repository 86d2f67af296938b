// The table of solved graphs, of a few boards: the odds that it has are those that are counted.
#include <map>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/forged_table.h>
#include <tests/support/random_showdowns.h>
#include <tests/system/scratch_folder.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/tables/detail/graph_counts.h>
#include <holdfast/holdem/tables/detail/runout_classes.h>
#include <holdfast/holdem/tables/graph_table.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::holdem {
namespace {

using test::cards_of;
using testing::HasSubstr;
using testing_program::ScratchFolder;

const std::vector<int> one_to_nine{1, 2, 3, 4, 5, 6, 7, 8, 9};

/// Counts from scratch.
void expect_counted(const std::optional<MultiwayDeals>& found, HoleCards hole, CardSet board) {
    ASSERT_TRUE(found) << to_text(hole.cards()) << " on " << to_text(board);
    const Odds counted = odds({hole, Board(board)}, one_to_nine);
    for (const OpponentOdds& each : counted.results) {
        for (int ties = 0; ties <= each.opponents; ++ties) {
            EXPECT_TRUE(U256(found->by_ties[MultiwayDeals::place_of(each.opponents, ties)]) ==
                        each.by_ties[static_cast<std::size_t>(ties)])
                << to_text(hole.cards()) << " on " << to_text(board) << " " << each.opponents << " " << ties;
        }
    }
    EXPECT_EQ(found->categories, counted.categories);
}

/// A table of some boards, built once for all tests.
class GraphTableTest : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        folder = std::make_unique<ScratchFolder>();
        std::mt19937_64 random(7);
        boards = {cards_of("2h7h7c"), cards_of("9sTsJsQs"), cards_of("2d5d9hKh"), cards_of("AcAdAhAs")};
        while (boards.size() < 60) boards.push_back(test::random_cards(random, 5, {}));
        build_graph_table(folder->path("graphs.table"), boards, Work{2});
        table = std::make_unique<GraphTable>(folder->path("graphs.table"));
    }
    static void TearDownTestSuite() {
        table.reset();
        folder.reset();
    }

    static std::unique_ptr<ScratchFolder> folder;
    static std::vector<CardSet> boards;
    static std::unique_ptr<GraphTable> table;
};
std::unique_ptr<ScratchFolder> GraphTableTest::folder;
std::vector<CardSet> GraphTableTest::boards;
std::unique_ptr<GraphTable> GraphTableTest::table;

TEST_F(GraphTableTest, HasTheOddsThatAreCounted) {
    std::mt19937_64 random(8);
    for (const CardSet board : boards) {
        const int hands = board.size() == 3 ? 10 : board.size() == 4 ? 25 : 60;
        for (int time = 0; time < hands; ++time) {
            const HoleCards hole = HoleCards::of(test::random_cards(random, 2, board));
            expect_counted(table->find(hole, board), hole, board);
        }
    }
}

TEST_F(GraphTableTest, FindsManyRiversAtOnce) {
    std::vector<HandOnBoard> rivers;
    for (const CardSet board : boards) {
        if (board.size() != full_board) continue;
        for (int combo = 0; combo < combo_count; ++combo) {
            const HoleCards hole = HoleCards::from_index(combo);
            if ((hole.cards() & board).empty()) rivers.push_back({hole, Board(board)});
        }
    }
    std::vector<GraphTable::RiverDeals> found(rivers.size());
    for (const int opponents : one_to_nine) {
        table->find_rivers(rivers, opponents, found);
        for (std::size_t i = 0; i < rivers.size(); i += 7) {
            const auto one = table->find(rivers[i].hole, rivers[i].board.cards());
            ASSERT_TRUE(one && found[i].is_found);
            for (int ties = 0; ties <= opponents; ++ties) {
                EXPECT_TRUE(found[i].by_ties[static_cast<std::size_t>(ties)] ==
                            one->by_ties[MultiwayDeals::place_of(opponents, ties)]);
            }
        }
    }
}

TEST_F(GraphTableTest, LacksOtherBoards) {
    EXPECT_FALSE(table->find(HoleCards::of(cards_of("AhKh")), cards_of("3c8d9s")));
    const std::vector<HandOnBoard> rivers{{HoleCards::of(cards_of("AhKh")), Board(cards_of("3c3d3h3sQs"))}};
    std::vector<GraphTable::RiverDeals> found(1);
    table->find_rivers(rivers, 2, found);
    EXPECT_FALSE(found[0].is_found);
}

TEST_F(GraphTableTest, HasTheSameBytesForAnyNumberOfThreads) {
    const std::vector<CardSet> few(boards.begin() + 1, boards.begin() + 12);
    build_graph_table(folder->path("one"), few, Work{1});
    build_graph_table(folder->path("three"), few, Work{3});
    EXPECT_TRUE(testing_program::text_of_file(folder->path("one")) ==
                testing_program::text_of_file(folder->path("three")));
}

TEST(GraphCountsTest, AreAtMostAllDeals) {
    detail::GraphCounts counts;
    EXPECT_TRUE(counts.has_sense());
    for (int opponents = 1; opponents <= MultiwayDeals::most_opponents; ++opponents) {
        const u128 deals = detail::matchings(45, opponents);
        detail::TieCounts ties(MultiwayDeals::most_opponents);
        ties.add(opponents, 0, deals - 1, 1);
        ties.add(opponents, opponents, 1, 1);
        EXPECT_TRUE(detail::GraphCounts::of(ties).has_sense());
        EXPECT_TRUE(detail::GraphCounts::of(ties).at(MultiwayDeals::place_of(opponents, 0)) == deals - 1);
        ties.add(opponents, 1, 1, 1);
        EXPECT_FALSE(detail::GraphCounts::of(ties).has_sense()) << opponents;
    }
    counts.word.back() = ~u64{0};  // so large that sums of it wrap
    EXPECT_FALSE(counts.has_sense());
}

/// A table of `graphs` graphs whose checksums are right, with these bytes in all counts and all numbers.
std::string forged_graphs(const std::string& path, u32 graphs, char counts, u32 number) {
    const storage::TablePlan plan = graph_table_plan(graphs);
    storage::TableWriter writer(path, plan, {0, plan.block_ends.size()});
    for (std::size_t block = 0; block < plan.block_ends.size(); ++block) {
        std::string bytes;
        for (u64 entry = writer.header().first_entry_of(block); entry < plan.block_ends[block]; ++entry) {
            if (entry < graphs) {
                bytes.append(plan.entry_bytes, counts);
            } else {
                for (u32 i = 0; i < plan.entry_bytes / sizeof number; ++i) {
                    storage::append_number(bytes, number);
                }
            }
        }
        writer.write(block, bytes.data());
    }
    writer.finish();
    return path;
}

std::string graphs_refusal(const std::string& path) {
    try {
        GraphTable(path).verify();
    } catch (const DataError& error) {
        return error.what();
    } catch (const ParseError& error) {
        return "wrong file: " + std::string(error.what());
    }
    return "";
}

TEST(GraphTableFileTest, RefusesEntriesWithoutSense) {
    const ScratchFolder forgeries;
    const std::string river = forged_graphs(forgeries.path("counts"), 5, '\xff', 0);
    EXPECT_EQ(graphs_refusal(river), "the table is damaged: entry 0 contradicts itself");
    EXPECT_EQ(graphs_refusal(forged_graphs(forgeries.path("numbers"), 100, '\0', 100)),
              "the table is damaged: entry 100 contradicts itself");
    EXPECT_EQ(graphs_refusal(forged_graphs(forgeries.path("right"), 100, '\0', 99)), "");
    // A look-up refuses them, too, also if it is tried again.
    const GraphTable opened(river);
    for (int time = 0; time < 2; ++time) {
        EXPECT_THROW(opened.find(HoleCards::of(cards_of("AhKh")), cards_of("QhJh2c")), DataError) << time;
    }
}

TEST(GraphTableFileTest, RefusesOtherFiles) {
    const ScratchFolder forgeries;
    const auto write = [&](const std::string& name, const storage::TablePlan& plan) {
        storage::TableWriter writer(forgeries.path(name), plan, {0, 1});
        writer.write(0, std::string(writer.header().bytes_of(0), '\0').data());
        writer.finish();
        return forgeries.path(name);
    };
    storage::TablePlan plan = graph_table_plan(100);
    EXPECT_EQ(graphs_refusal(write("part", plan)), "wrong file: this is only a part of the table of graphs");
    {
        // Whole and undamaged, but in other blocks than this version's.
        storage::TablePlan other = plan;
        --other.block_ends.front();
        storage::TableWriter writer(forgeries.path("version"), other, {0, other.block_ends.size()});
        for (std::size_t block = 0; block < other.block_ends.size(); ++block) {
            writer.write(block, std::string(writer.header().bytes_of(block), '\0').data());
        }
        writer.finish();
        EXPECT_EQ(graphs_refusal(forgeries.path("version")), "the table is of another version of Holdfast");
    }
    test::write_in_other_blocks(forgeries.path("blocks"), plan, {0, plan.block_ends.size()});
    EXPECT_EQ(graphs_refusal(forgeries.path("blocks")),
              "the table is damaged: its blocks are not those of its kind");
    plan.kind = "holdem river";
    EXPECT_THAT(graphs_refusal(write("kind", plan)), HasSubstr("this is not the table of graphs"));
    plan = graph_table_plan(100);
    plan.block_ends = {64};
    EXPECT_EQ(graphs_refusal(write("few", plan)),
              "the table is damaged: its entries are not those of its kind");
    plan = graph_table_plan(100);
    plan.entry_bytes = 8;
    EXPECT_EQ(graphs_refusal(write("narrow", plan)),
              "the table is damaged: its entries are not those of its kind");
}

TEST(RunoutClassesTest, AreThoseOfEachRunout) {
    std::mt19937_64 random(9);
    for (int time = 0; time < 120; ++time) {
        const CardSet board = test::random_cards(random, 3 + time % 3, {});
        const HoleCards hole = HoleCards::of(test::random_cards(random, 2, board));
        std::map<std::pair<u32, HandCategory>, u32> expected;
        for (const RowOfRunout& runout : rows_of_runouts(board)) {
            if (!(runout.drawn & hole.cards()).empty()) continue;
            const HandRank rank = HandRanker::instance()(board | runout.drawn | hole.cards());
            ++expected[{static_cast<u32>(runout.row.entry(hole)), category_of(rank)}];
        }
        const std::vector<detail::RunoutClass> classes = detail::runout_classes(hole, board);
        EXPECT_LE(classes.size(), detail::most_runout_classes);
        std::map<std::pair<u32, HandCategory>, u32> listed;
        for (const detail::RunoutClass& each : classes) {
            EXPECT_GT(each.runouts, 0U);
            listed[{each.entry, each.category}] += each.runouts;
        }
        EXPECT_EQ(listed, expected) << to_text(hole.cards()) << " on " << to_text(board);
    }
}

}  // namespace
}  // namespace holdfast::holdem
