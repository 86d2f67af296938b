// What 9/6 Jacks or Better returns if the full house pays 8: a row is found by its name.
#include <iostream>

#include <holdfast/holds.h>

int main() {
    using namespace holdfast;
    videopoker::Game game = videopoker::catalog_game("jacks-or-better-9-6");
    const std::size_t row = videopoker::find_row(game, "full house").value();
    game.rows[row].pays = Rational(8);

    const videopoker::GameAnalysis analysis = videopoker::analyze_game(game);
    std::cout << "return " << decimal_text(analysis.expected_return, 6) << ", " << game.rows[row].name
              << " in " << analysis.rows[row].combinations << " of " << analysis.combinations << "\n";
}
