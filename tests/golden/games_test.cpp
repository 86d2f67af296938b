// Every game of the catalog against its golden line: return, variance, covariance, ties and every count.
//
// HOLDFAST_PRINT_GOLDEN=1 prints the lines as they should be, for tests/golden/games.txt.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

/// One self-describing line: everything exact that an analysis holds.
std::string golden_line(const Game& game, const GameAnalysis& analysis) {
    std::string line = game.id + " | return=" + analysis.expected_return.text() +
                       " | variance=" + analysis.variance.text() +
                       " | covariance=" + analysis.covariance.text() +
                       " | tied=" + std::to_string(analysis.tied_deals) + " | counts:";
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        const RowCount& count = analysis.rows[row];
        line += (row == 0 ? " " : "; ") + game.rows[row].name + "=" + std::to_string(count.combinations);
        if (count.fewest != count.most) {
            line += " (" + std::to_string(count.fewest) + ".." + std::to_string(count.most) + ")";
        }
    }
    return line;
}

/// The lines of games.txt by their id.
std::map<std::string, std::string> golden_lines() {
    std::map<std::string, std::string> lines;
    std::ifstream file(HOLDFAST_SOURCE_FOLDER "/tests/golden/games.txt");
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#') lines[line.substr(0, line.find(" | "))] = line;
    }
    return lines;
}

TEST(GoldenGamesTest, EveryGameHasItsLineAndEveryLineItsGame) {
    std::map<std::string, std::string> lines = golden_lines();
    const bool print = std::getenv("HOLDFAST_PRINT_GOLDEN") != nullptr;
    for (const std::string_view id : catalog_ids()) {
        const Game game = catalog_game(id);
        const std::string line = golden_line(game, analyze_game(game));
        if (print) std::cout << line << "\n";
        const auto golden = lines.find(game.id);
        if (golden == lines.end()) {
            ADD_FAILURE() << "no golden line for " << id;
            continue;
        }
        EXPECT_EQ(line, golden->second);
        lines.erase(golden);
    }
    for (const auto& [id, line] : lines) ADD_FAILURE() << "no game for the golden line " << id;
}

}  // namespace
}  // namespace holdfast::videopoker
