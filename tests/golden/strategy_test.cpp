// The basic strategy chart of every game of the catalog against its golden line: rows, return, misplayed
// deals, and the bound of charts in any language.
//
// HOLDFAST_PRINT_GOLDEN=1 prints the lines as they should be, for tests/golden/strategy.txt.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/search/any_language.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>

namespace holdfast::videopoker {
namespace {

/// What a replay of all deals says of the chart found, and what is proven.
std::string strategy_line(std::string_view id) {
    const GameTables tables(catalog_game(id));
    const HoldTypes types(tables);
    const DealWalk walk(types);
    const HoldVocabulary vocabulary(types);
    const ChartWriter writer(vocabulary);
    const ChartSearch search(walk, writer);
    const Chart chart = search.basic();
    const ChartScore score = score_chart(types, chart);
    std::size_t rows = 0;
    for (const auto& section : chart.sections) rows += section.size();
    EXPECT_EQ(score.uncovered, 0U) << id;
    EXPECT_EQ(score_chart(types, parse_chart(vocabulary, writer.text(chart))).won, score.won) << id;
    const auto bound = any_language_bound(types);
    std::string line = std::string(id) + " | rows=" + std::to_string(rows) +
                       " | return=" + score.expected_return().text() +
                       " | misplayed=" + std::to_string(score.misplayed);
    line += " | types=" + (search.most_return() ? search.most_return()->text() : "none");
    line += " | any_language=" + (bound ? bound->text() : "none");
    if (bound) {
        EXPECT_LE(score.expected_return(), *bound) << id;
    }
    return line;
}

const std::map<std::string, std::string>& strategy_lines() {
    static const std::map<std::string, std::string> lines = [] {
        std::map<std::string, std::string> by_id;
        std::ifstream file(HOLDFAST_SOURCE_FOLDER "/tests/golden/strategy.txt");
        for (std::string line; std::getline(file, line);) {
            if (!line.empty() && line.front() != '#') by_id[line.substr(0, line.find(" | "))] = line;
        }
        return by_id;
    }();
    return lines;
}

TEST(GoldenStrategyTest, EveryGameHasALineAndEveryLineItsGame) {
    std::set<std::string> games;
    for (const std::string_view id : catalog_ids()) {
        games.emplace(id);
        EXPECT_EQ(strategy_lines().count(std::string(id)), 1U) << "no golden line for " << id;
    }
    for (const auto& [id, line] : strategy_lines()) {
        EXPECT_EQ(games.count(id), 1U) << "no game for the golden line " << id;
    }
}

TEST(GoldenStrategyTest, ChartsOfThePublishedGames) {
    for (const std::string id : {"jacks-or-better-9-6", "deuces-wild-full-pay", "double-bonus-10-7-5"}) {
        EXPECT_EQ(strategy_line(id), strategy_lines().at(id));
    }
}

TEST(GoldenStrategySlow, ChartsOfAllGames) {
    const bool print = std::getenv("HOLDFAST_PRINT_GOLDEN") != nullptr;
    for (const std::string_view id : catalog_ids()) {
        const std::string line = strategy_line(id);
        if (print) std::cout << line << std::endl;
        const auto golden = strategy_lines().find(std::string(id));
        EXPECT_EQ(line, golden == strategy_lines().end() ? "" : golden->second);
    }
}

}  // namespace
}  // namespace holdfast::videopoker
