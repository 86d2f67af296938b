// What answers say about odds against a number of opponents: the same fields in JSON and in CSV.
#pragma once

#include <string>
#include <vector>

#include <holdfast/holdem/odds.h>
#include <holdfast/queries/output/json_text.h>

namespace holdfast::queries {

/// {"opponents", "deals", "win", "tie", "lose", "equity", "equity_exact"}
Json odds_json(const holdem::OpponentOdds& odds);

/// The titles and the cells of a line of CSV.
std::vector<std::string> odds_titles();
std::vector<std::string> odds_cells(const holdem::OpponentOdds& odds);

/// Percent of win, tie, lose and equity, as a table for people shows them.
std::vector<std::string> odds_percents(const holdem::OpponentOdds& odds);

}  // namespace holdfast::queries
