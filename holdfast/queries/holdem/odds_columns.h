// What the answer `holdem.odds` says of each number of opponents and of each out: the columns that its JSON
// and CSV share. Defined in odds_json.cpp.
//
// JSON has two lists, CSV one table with the columns of both:
//
//   opponents,deals,...,equity,...,card,gain      a line of odds has no card, a line of outs no opponents
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/holdem/odds.h>

namespace holdfast::queries {

/// An out, with the outs that its gain is counted from.
struct OutRow {
    const HoldemOddsAnswer::Outs& outs;
    const HoldemOddsAnswer::Out& out;
};

/// A line of CSV, which shows both tables as one.
struct OddsLine {
    const OddsRow* odds;  ///< null in a line of an out
    const OutRow* out;    ///< null in a line of odds
};

const std::vector<DataColumn<OddsRow>>& results_columns();
const std::vector<DataColumn<OutRow>>& outs_columns();
/// Both together, for CSV: a title that both have is one column.
std::vector<DataColumn<OddsLine>> odds_line_columns();

}  // namespace holdfast::queries
