// Ace-king of hearts on a flop with two hearts, against 1, 3 and 9 unknown opponents.
#include <iostream>
#include <vector>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/odds/odds.h>

int main() {
    using namespace holdfast;
    const std::vector<Card> hole = parse_cards("AhKh", Deck(), 2);
    const std::vector<Card> flop = parse_cards("QhJh2c", Deck(), 3);
    const holdem::Situation situation(holdem::HoleCards(hole[0], hole[1]),
                                      holdem::Board({flop[0], flop[1], flop[2]}));
    for (const holdem::OpponentOdds& line : holdem::odds(situation, {1, 3, 9}).results) {
        std::cout << line.opponents << " unknown: equity " << line.equity().text() << " or "
                  << decimal_text(line.equity(), 6) << "\n";
    }
}
