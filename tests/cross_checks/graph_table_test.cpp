// The table of graphs against published counts, raw cards, and the odds that are counted.
#include <algorithm>
#include <memory>
#include <random>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/every_opponent.h>
#include <tests/support/golden_lines.h>
#include <tests/support/random_showdowns.h>
#include <tests/system/scratch_folder.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/odds/odds_tables.h>
#include <holdfast/holdem/tables/graph_table.h>

namespace holdfast::holdem {
namespace {

using testing_program::ScratchFolder;

std::string counts_text(const MultiwayDeals& deals, int opponents) {
    std::string text;
    for (int ties = 0; ties <= opponents; ++ties) {
        text += (ties == 0 ? "" : " ") +
                holdfast::to_text(deals.by_ties[MultiwayDeals::place_of(opponents, ties)]);
    }
    return text;
}

TEST(GraphTableTest, HasTheGoldenCounts) {
    std::vector<test::GoldenLine> lines;
    std::vector<CardSet> boards;
    for (const test::GoldenLine& line :
         test::read_golden_file(HOLDFAST_SOURCE_FOLDER "/tests/golden/multiway_vectors.txt")) {
        if (line.at("board").size() < 6) continue;
        lines.push_back(line);
        boards.push_back(test::cards_of(line.at("board")));
    }
    ASSERT_EQ(lines.size(), 225U);
    const ScratchFolder folder;
    build_graph_table(folder.path("graphs.table"), boards, Work{0});
    const GraphTable table(folder.path("graphs.table"));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int opponents = std::stoi(lines[i].at("opponents"));
        const auto found = table.find(HoleCards::of(test::cards_of(lines[i].at("hole"))), boards[i]);
        ASSERT_TRUE(found);
        EXPECT_EQ(counts_text(*found, opponents), lines[i].at("win") + " " + lines[i].at("ties"))
            << lines[i].text();
        EXPECT_EQ(odds_against(opponents, *found).deals.text(), lines[i].at("deals"));
    }
}

// Before the cards are dealt all players are alike, so over all hands on a board the pots are shared evenly.
TEST(GraphTableTest, HasTheCountsOfRawCardsAndSharesThePots) {
    std::mt19937_64 random(4);
    std::vector<CardSet> boards{test::cards_of("2c2d2h2sAc"), test::cards_of("9dTdJdQdKd")};
    while (boards.size() < 14) boards.push_back(test::random_cards(random, 5, {}));
    const ScratchFolder folder;
    build_graph_table(folder.path("graphs.table"), boards, Work{0});
    const GraphTable table(folder.path("graphs.table"));
    for (const CardSet board : boards) {
        const CardSet hole = test::random_cards(random, 2, board);
        const auto found = table.find(HoleCards::of(hole), board);
        for (int opponents = 1; opponents <= 3; ++opponents) {
            const test::OpponentDeals counted = test::play_every_opponent({hole, board}, opponents);
            for (int ties = 0; ties <= opponents; ++ties) {
                EXPECT_TRUE(found->by_ties[MultiwayDeals::place_of(opponents, ties)] ==
                            counted.by_ties[static_cast<std::size_t>(ties)])
                    << to_text(hole) << " on " << to_text(board);
            }
        }
        std::array<u128, MultiwayDeals::most_opponents + 1> parts{};
        for (int combo = 0; combo < combo_count; ++combo) {
            const HoleCards hand = HoleCards::from_index(combo);
            if (!(hand.cards() & board).empty()) continue;
            const auto deals = table.find(hand, board);
            for (int opponents = 1; opponents <= MultiwayDeals::most_opponents; ++opponents) {
                for (int ties = 0; ties <= opponents; ++ties) {
                    parts[static_cast<std::size_t>(opponents)] +=
                        deals->by_ties[MultiwayDeals::place_of(opponents, ties)] *
                        static_cast<u32>(2520 / (ties + 1));
                }
            }
        }
        for (u32 opponents = 1; opponents <= MultiwayDeals::most_opponents; ++opponents) {
            EXPECT_TRUE(parts[opponents] * (opponents + 1) ==
                        1081 * opposing_hands(static_cast<int>(opponents)) * 2520)
                << to_text(board) << " " << opponents;
        }
    }
}

TEST(GraphTableExhaustive, HasTheOddsOfAHundredThousandSituationsOfEachStreet) {
    const ScratchFolder folder;
    const std::string path = folder.path("graphs.table");
    build_graph_table(path, Work{0});
    const GraphTable table(path);
    table.verify(Work{0});
    EXPECT_EQ(table.graphs(), 637'284U);
    EXPECT_EQ(table.file().header().file_size(), 380'125'504U);
    OddsTables tables;
    tables.multiway = [&table](HoleCards hole, CardSet board) { return table.find(hole, board); };
    const std::vector<int> one_to_nine{1, 2, 3, 4, 5, 6, 7, 8, 9};
    constexpr std::size_t situations = 100'000;
    for (const int cards : {5, 4, 3}) {
        for_each_index(situations / 1'000, Work{0}, [&](std::size_t part, unsigned) {
            std::mt19937_64 random(1'000 * part + static_cast<u64>(cards));
            for (int time = 0; time < 1'000; ++time) {
                const CardSet board = test::random_cards(random, cards, {});
                const Situation situation{HoleCards::of(test::random_cards(random, 2, board)), Board(board)};
                const auto found = odds_from_tables(tables, situation, one_to_nine);
                const Odds counted = odds(situation, one_to_nine);
                bool is_same =
                    found && found->categories == counted.categories && found->boards == counted.boards;
                for (std::size_t i = 0; is_same && i < counted.results.size(); ++i) {
                    is_same = found->results[i].deals == counted.results[i].deals &&
                              found->results[i].by_ties == counted.results[i].by_ties;
                }
                ASSERT_TRUE(is_same) << to_text(situation.hole().cards()) << " on " << to_text(board);
            }
        });
    }
}

}  // namespace
}  // namespace holdfast::holdem
