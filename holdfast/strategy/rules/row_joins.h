// Rows of a section put together: what a chart with penalty rules can say in one row, its rules doing the
// rest.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/strategy/rules/rule_pairs.h>

namespace holdfast::videopoker::penalties {

/// Two rows as one, at the place of the upper or of the lower one. Rows name types that rows above them
/// decide ("any ..."): such a type does not come to life at a new place.
std::vector<RowTypes> joined(const std::vector<RowTypes>& rows, std::size_t upper, std::size_t lower,
                             bool at_upper);

/// Joins rows that share an atom: with rules, an atom needs no more than one row. Nothing where that
/// leaves more rules.
std::vector<RowTypes> with_whole_atoms(const std::vector<RowTypes>& rows, const RulePairSearch& search,
                                       const HoldTypes& types);

/// Where three or more rows of a single card (or of none) beside the wild cards need rules between each
/// other, puts them together: a score decides which card is held.
std::vector<RowTypes> with_scored_row(const std::vector<RowTypes>& rows, const RulePairSearch& search,
                                      const HoldTypes& types);

}  // namespace holdfast::videopoker::penalties
