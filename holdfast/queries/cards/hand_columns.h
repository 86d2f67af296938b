// What the answer `hand` says, field by field: the columns that its JSON and CSV share.
//
// Defined in hand_json.cpp.
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/cards/hand.h>

namespace holdfast::queries {

/// In the order of the fields in JSON.
const std::vector<DataColumn<HandAnswer>>& hand_columns();

}  // namespace holdfast::queries
