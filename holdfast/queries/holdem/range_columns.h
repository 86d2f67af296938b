// What the answer `holdem.range` says of each starting hand: the columns that its JSON and CSV share. Defined
// in range_json.cpp.
//
//   hand, size, combos, weight, weight_exact; by_combo only where the combos of a hand differ
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/holdem/range.h>

namespace holdfast::queries {

const std::vector<DataColumn<HoldemRangeAnswer::Hand>>& range_columns();

}  // namespace holdfast::queries
