// What the answer `videopoker.return` says of each row of the paytable: the columns that its JSON and CSV
// share.
//
// Defined in return_json.cpp. The total is a line of CSV only: in JSON its values are members of the answer.
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/videopoker/return.h>

namespace holdfast::queries {

/// A row of the table: one of the paytable, or the total below them.
struct ReturnRow {
    const VideopokerReturnAnswer& answer;
    std::size_t row;  ///< of the game; their number stands for the total

    bool is_total() const { return row == answer.game().rows.size(); }
    const videopoker::PayRow& pays() const { return answer.game().rows[row]; }
    const videopoker::RowCount& count() const { return answer.analysis.rows[row]; }
};

/// In the order of the fields in JSON.
const std::vector<DataColumn<ReturnRow>>& return_columns();

}  // namespace holdfast::queries
