// What the answer `videopoker.drill` says of each deal: the columns that its JSON and CSV share. Defined in
// drill_json.cpp.
//
//   deal, best_holds, value, value_exact; second.hold, .value, .value_exact, .cost, .cost_exact; the same of
//   chart, where the basic chart errs
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/videopoker/drill.h>

namespace holdfast::queries {

const std::vector<DataColumn<VideopokerDrillAnswer::Drill>>& drill_columns();

}  // namespace holdfast::queries
