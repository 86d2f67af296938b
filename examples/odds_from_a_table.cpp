// Odds on flops, looked up in a complete table instead of counted. Build it once:
//
//   holdfast holdem table build flop --out flop.table
#include <iostream>
#include <vector>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/tables/situation_table.h>

int main(int argument_count, char** arguments) {
    using namespace holdfast;
    if (argument_count != 2) {
        std::cout << "usage: odds_from_a_table flop.table\n";
        return 0;
    }
    try {
        const holdem::OddsTable table(arguments[1]);
        const std::vector<Card> hole = parse_cards("AhKh", Deck(), 2);
        const std::vector<Card> flop = parse_cards("QhJh2c", Deck(), 3);
        const holdem::HeadsUpOdds odds =
            table.at(holdem::HoleCards(hole[0], hole[1]), {flop[0], flop[1], flop[2]});
        std::cout << odds.wins << " wins and " << odds.ties << " ties in " << odds.deals << " deals\n";
    } catch (const ParseError& error) {  // no table of flops
        std::cerr << error.what() << "\n";
        return 2;
    } catch (const DataError& error) {  // a damaged one
        std::cerr << error.what() << "\n";
        return 3;
    }
}
