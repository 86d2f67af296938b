// What the answer `holdem.preflop` says of each hand and number of opponents: the columns that its JSON and
// CSV share. Defined in preflop_json.cpp.
//
//   hand, combos, then the columns of every table of odds (odds_row.h)
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/holdem/preflop.h>

namespace holdfast::queries {

const std::vector<DataColumn<HoldemPreflopAnswer::Result>>& preflop_columns();

}  // namespace holdfast::queries
