// What 9/6 Jacks or Better returns if the full house pays 8: a row is found by its name.
#include <algorithm>
#include <iostream>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

int main() {
    using namespace holdfast;
    videopoker::Game game = videopoker::catalog_game("jacks-or-better-9-6");
    const auto row = std::find_if(game.rows.begin(), game.rows.end(),
                                  [](const videopoker::PayRow& each) { return each.name == "full house"; });
    if (row == game.rows.end()) return 1;
    row->pays = Rational(8);

    const videopoker::GameAnalysis analysis = videopoker::analyze_game(game);
    const std::size_t place = static_cast<std::size_t>(row - game.rows.begin());
    std::cout << "return " << decimal_text(analysis.expected_return, 6) << ", " << row->name << " in "
              << analysis.rows[place].combinations << " of " << analysis.combinations << "\n";
}
