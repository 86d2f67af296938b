// What every table of odds says of a row: the columns that hands, ranges and starting hands share in JSON and
// CSV.
//
//   opponents, deals, win, tie, lose (each with its probability), equity, equity_exact, the estimate
//
// Apart from odds_row.h, so that only what writes JSON or CSV includes <nlohmann/json.hpp>.
#pragma once

#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/holdem/odds_row.h>

namespace holdfast::queries {

/// A count of deals as a share of all deals of the row.
inline Json probability(const OddsRow& row, const Rational& count) {
    return json_real(count / row.deals);
}

/// Ties with one opponent, with two, ...
inline Json ties_by_opponents(const OddsRow& row) {
    Json counts = Json::array();
    for (std::size_t t = 1; t < row.by_ties.size(); ++t) counts.push_back(count_text(row.by_ties[t]));
    return counts;
}

/// For a row that is an OddsRow and may be more.
template <class Row>
std::vector<DataColumn<Row>> odds_columns() {
    return {
        {"opponents", "opponents", [](const Row& row) -> Json { return row.opponents; }},
        {"deals", "deals", [](const Row& row) -> Json { return count_text(row.deals); }},
        {"win.count", "win", [](const Row& row) -> Json { return count_text(row.wins()); }},
        {"win.probability", "win_probability", [](const Row& row) { return probability(row, row.wins()); }},
        {"tie.count", "tie", [](const Row& row) -> Json { return count_text(row.ties()); }},
        {"tie.probability", "tie_probability", [](const Row& row) { return probability(row, row.ties()); }},
        {"tie.by_opponents", "ties_by_opponents", [](const Row& row) { return ties_by_opponents(row); }},
        {"lose.count", "lose", [](const Row& row) -> Json { return count_text(row.losses()); }},
        {"lose.probability", "lose_probability",
         [](const Row& row) { return probability(row, row.losses()); }},
        {"equity", "equity", [](const Row& row) { return json_real(row.equity); }},
        {"equity_exact", "equity_exact", [](const Row& row) -> Json { return row.equity.text(); }},
        {"independent_estimate.lose", "independent_estimate",
         [](const Row& row) { return row.estimate ? Json(row.estimate->lose) : absent(); }},
        {"independent_estimate.error", "independent_estimate_error",
         [](const Row& row) { return row.estimate ? Json(row.estimate->error) : absent(); }}};
}

}  // namespace holdfast::queries
