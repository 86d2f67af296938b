// Ace-king of hearts on a flop with two hearts, against 1, 3 and 9 unknown opponents.
#include <iostream>

#include <holdfast/odds.h>

int main() {
    using namespace holdfast;
    const HoleCards hole = parse_hole_cards("AhKh");
    const Board flop = parse_board("QhJh2c");
    for (const holdem::OpponentOdds& line : holdem::odds({hole, flop}, {1, 3, 9}).results) {
        std::cout << line.opponents << " unknown: equity " << line.equity().text() << " or "
                  << decimal_text(line.equity(), 6) << "\n";
    }
}
