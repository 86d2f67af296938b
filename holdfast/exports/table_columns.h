// The numbers of an entry of a complete table as columns, named.
//
//   against one opponent   deals, win, tie
//   against 1 to 9         win_1, lose_1, equity_1, ... equity_9: as stored, parts of 4294967295
//   strength               runouts, sum, squares, bin_0, ... bin_29
#pragma once

#include <string>
#include <vector>

#include <holdfast/holdem/tables/situation_table.h>

namespace holdfast::exports {

std::vector<std::string> columns_of(holdem::TableEntry entry);

/// The numbers of an entry in the order of the columns. Throws as SituationTable::entry() does.
std::vector<u32> numbers_of(const holdem::SituationTable& table, u32 situation);

}  // namespace holdfast::exports
