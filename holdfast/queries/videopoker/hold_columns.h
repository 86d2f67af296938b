// What the answer `videopoker.hold` says of each hold. The outcomes are a list in JSON, in CSV a column for
// each row of the paytable. Defined in hold_json.cpp.
//
//   JSON  "outcomes": [{"hand": ..., "name": "flush", "count": "7"}, ...]
//   CSV   ...,flush,straight,...
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/videopoker/hold.h>

namespace holdfast::queries {

/// A hold, with the answer that its cost is counted from.
struct HoldRow {
    const VideopokerHoldAnswer& answer;
    const videopoker::HoldAnalysis& hold;
    Rational value;  ///< hold.value()
    Rational best;   ///< answer.best_value(), the same for all rows
};

/// The names of the game's rows are titles: the columns must not outlive it.
std::vector<DataColumn<HoldRow>> hold_columns(const videopoker::Game& game);

}  // namespace holdfast::queries
