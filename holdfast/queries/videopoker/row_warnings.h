// What is odd about the rows of a paytable: most likely a slip of whoever wrote it.
//
//   the row 'straight flush' never pays: another row always pays as much or more
//   the row 'pair' pays 0
//   the row 'royal flush' pays 4,000 for a bet of 1; if the machine pays that for 5 coins, it is 800
#pragma once

#include <string>
#include <vector>

#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::queries {

/// A sentence for each row that is always outbid, pays 0, or is a royal flush that pays five times what is usual.
std::vector<std::string> row_warnings(const videopoker::GameTables& tables);

}  // namespace holdfast::queries
