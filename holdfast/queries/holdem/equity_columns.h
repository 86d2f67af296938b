// What the answer `holdem.equity` says of each player: the columns that its JSON and CSV share.
//
// Defined in equity_json.cpp. Columns without a path stand in CSV only: there each line must say for itself
// how it was found.
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/holdem/equity.h>

namespace holdfast::queries {

/// A player, with the answer that the counts are shares of.
struct EquityRow {
    const HoldemEquityAnswer& answer;
    const HoldemEquityAnswer::Player& player;

    Json probability(const Rational& count) const { return json_real(count / answer.deals); }
};

/// In the order of the fields in JSON.
const std::vector<DataColumn<EquityRow>>& equity_columns();

/// The standard error of a sampled equity; 0 where it is exact.
double standard_error(const HoldemEquityAnswer::Player& player);

}  // namespace holdfast::queries
