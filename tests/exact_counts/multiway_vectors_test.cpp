// Every count of tests/golden/multiway_vectors.txt.
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/golden_lines.h>

#include <holdfast/holdem/odds/odds.h>
#include <holdfast/showdown/board.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem {
namespace {

using test::GoldenLine;

Situation situation_of(const GoldenLine& line) {
    return {parse_hole_cards(line.at("hole")), parse_board(line.at("board"))};
}

void expect_counts(const OpponentOdds& odds, const GoldenLine& line) {
    SCOPED_TRACE(line.text());
    EXPECT_EQ(odds.deals.text(), line.at("deals"));
    EXPECT_EQ(odds.wins().text(), line.at("win"));
    std::string ties;
    for (std::size_t t = 1; t < odds.by_ties.size(); ++t) {
        ties += (t == 1 ? "" : " ") + odds.by_ties[t].text();
    }
    EXPECT_EQ(ties, line.at("ties"));
}

// All numbers of opponents of a situation in one query, as the method is made for.
TEST(MultiwayVectors, EveryCount) {
    std::map<std::string, std::vector<GoldenLine>> situations;
    std::size_t count = 0;
    for (const GoldenLine& line :
         test::read_golden_file(HOLDFAST_SOURCE_FOLDER "/tests/golden/multiway_vectors.txt")) {
        ASSERT_EQ(line.kind(), "odds");
        situations[line.at("hole") + " " + line.at("board")].push_back(line);
        ++count;
    }
    EXPECT_EQ(count, 225U);
    EXPECT_EQ(situations.size(), 45U);
    for (const auto& [name, lines] : situations) {
        std::vector<int> opponents;
        for (const GoldenLine& line : lines) opponents.push_back(std::stoi(line.at("opponents")));
        const Odds odds = holdem::odds(situation_of(lines.front()), opponents);
        for (std::size_t i = 0; i < lines.size(); ++i) expect_counts(odds.results[i], lines[i]);
    }
}

}  // namespace
}  // namespace holdfast::holdem
