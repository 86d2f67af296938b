// What the answer `videopoker.meter` says of each piece: the columns that its JSON and CSV share. Defined in
// meter_json.cpp.
//
//   JSON  "example": {"deal": ..., "hold_before": ..., "hold_after": ...}
//
// The example is only there where the play of a deal changes.
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/videopoker/meter.h>

namespace holdfast::queries {

struct MeterRow {
    const VideopokerMeterAnswer& answer;
    const videopoker::MeterPiece& piece;

    Rational slope() const { return answer.meter.slope(piece); }
    /// The cards that a hold of the example keeps.
    std::string held(videopoker::Hold videopoker::PlayChange::*hold) const;
};

/// In the order of the fields in JSON.
const std::vector<DataColumn<MeterRow>>& meter_columns();

}  // namespace holdfast::queries
