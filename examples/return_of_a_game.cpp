#include <iostream>

#include <holdfast/holds.h>

int main() {
    using namespace holdfast::videopoker;
    const Game game = catalog_game("jacks-or-better-9-6");
    const GameAnalysis analysis = analyze_game(game);
    std::cout << game.name << " returns " << analysis.expected_return.text() << " of the bet\n"
              << analysis.rows[0].combinations << " of " << analysis.combinations << " hands are royals\n";
}
