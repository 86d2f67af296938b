// Arrays of hold'em situations, a row each: equities of one hand against another, and odds against opponents
// whose cards are unknown.
//
// The answers are the doubles nearest to the exact fractions, as in every answer of Holdfast.
#pragma once

#include <bindings/python/array.h>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/tables/table_folder.h>

namespace holdfast::python {

/// The columns of odds_of_rows.
inline constexpr std::size_t odds_columns = 4;

/// equities[row]: of the first hand against the second, two cards each; `boards` is null before the flop, or
/// has 0, 3, 4 or 5 cards in a row.
void equities_of_rows(const Array& first, const Array& second, const Array* boards, double* equities,
                      const Work& work);

/// odds[4 * row ...]: win, tie, lose, equity of these hole cards against `opponents` unknown ones; looked up in
/// `tables`, unless that is null, if they have them.
void odds_of_rows(const Array& holes, const Array* boards, int opponents,
                  const std::shared_ptr<const holdem::TableFolder>& tables, double* odds, const Work& work);

}  // namespace holdfast::python
