// Equity against one unknown opponent, of cards that the user types: read_cards AhKh QhJh2c
#include <iostream>
#include <string>

#include <holdfast/odds.h>

int main(int argument_count, char** arguments) {
    using namespace holdfast;
    const std::string hole = argument_count > 1 ? arguments[1] : "AhKh";
    const std::string board = argument_count > 2 ? arguments[2] : "";
    try {
        const holdem::Situation situation{parse_hole_cards(hole), parse_board(board)};
        std::cout << holdem::odds(situation, {1}).results.front().equity().text() << "\n";
    } catch (const ParseError& error) {  // what is wrong, and where in the text
        std::cout << error.what() << "\n  " << error.text << "\n  " << std::string(error.position, ' ')
                  << std::string(error.length, '^') << "\n";
        return 2;
    } catch (const Error& error) {  // such as a card that is in the hand and on the board
        std::cout << error.what() << "\n";
        return 2;
    }
}
