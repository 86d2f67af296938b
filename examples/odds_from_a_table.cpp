// Odds on flops, looked up in a complete table instead of counted. Build it once:
//
//   holdfast holdem table build flop --out flop.table
#include <iostream>

#include <holdfast/tables.h>

int main(int argument_count, char** arguments) {
    using namespace holdfast;
    if (argument_count != 2) {
        std::cout << "usage: odds_from_a_table flop.table\n";
        return 0;
    }
    try {
        const holdem::OddsTable table(arguments[1]);
        const HoleCards hole = parse_hole_cards("AhKh");
        const holdem::HeadsUpOdds odds = table.at(hole, parse_board("QhJh2c").cards());
        std::cout << odds.wins << " wins and " << odds.ties << " ties in " << odds.deals << " deals\n";
    } catch (const ParseError& error) {  // no table of flops
        std::cerr << error.what() << "\n";
        return 2;
    } catch (const DataError& error) {  // a damaged one
        std::cerr << error.what() << "\n";
        return 3;
    }
}
