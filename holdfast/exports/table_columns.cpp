#include <holdfast/exports/table_columns.h>

namespace holdfast::exports {

using holdem::HandStrength;
using holdem::HeadsUpOdds;
using holdem::MultiwayOdds;
using holdem::SituationTable;
using holdem::TableEntry;

std::vector<std::string> columns_of(TableEntry entry) {
    if (entry == TableEntry::heads_up_odds) return {"deals", "win", "tie"};
    std::vector<std::string> columns;
    if (entry == TableEntry::multiway_odds) {
        for (int opponents = 1; opponents <= MultiwayOdds::most_opponents; ++opponents) {
            for (const char* chance : {"win_", "lose_", "equity_"}) {
                columns.push_back(chance + std::to_string(opponents));
            }
        }
        return columns;
    }
    columns = {"runouts", "sum", "squares"};
    for (u32 bin = 0; bin < HandStrength::bin_count; ++bin) columns.push_back("bin_" + std::to_string(bin));
    return columns;
}

std::vector<u32> numbers_of(const SituationTable& table, u32 situation) {
    const TableEntry entry = entry_of(table.kind());
    if (entry == TableEntry::heads_up_odds) {
        const auto odds = table.entry<HeadsUpOdds>(situation);
        return {odds.deals, odds.wins, odds.ties};
    }
    std::vector<u32> numbers;
    if (entry == TableEntry::multiway_odds) {
        for (const MultiwayOdds::Against& each : table.entry<MultiwayOdds>(situation).against) {
            numbers.insert(numbers.end(), {each.win, each.lose, each.equity});
        }
        return numbers;
    }
    const auto strength = table.entry<HandStrength>(situation);
    numbers = {runouts(street_of(table.kind())), strength.sum, strength.squares};
    numbers.insert(numbers.end(), strength.bins.begin(), strength.bins.end());
    return numbers;
}

}  // namespace holdfast::exports
