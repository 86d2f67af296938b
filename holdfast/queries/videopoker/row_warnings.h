// What is odd about the rows of a paytable: most likely a slip of whoever wrote it.
//
//   the row 'straight flush' never pays: another row always pays more
//   the row 'pair' pays 0
#pragma once

#include <string>
#include <vector>

#include <holdfast/videopoker/game_tables.h>

namespace holdfast::queries {

/// A sentence for each row that is always outbid or pays 0.
std::vector<std::string> row_warnings(const videopoker::GameTables& tables);

}  // namespace holdfast::queries
