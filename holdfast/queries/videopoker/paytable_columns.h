// What the answer `videopoker.paytable` says of each row: the columns that its JSON and CSV share. Defined in
// paytable_json.cpp.
//
//   the keys of a paytable file, each only where the row has it; pays also as an exact fraction
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::queries {

const std::vector<DataColumn<videopoker::PayRow>>& paytable_columns();

}  // namespace holdfast::queries
