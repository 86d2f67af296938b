// How the rows of a chart are best shared among its sections.
#pragma once

#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::videopoker {

/// [section] its number of rows, at least 1, so that all together are at most `rows` and the values add up to
/// the most; of several such shares the one of fewest rows. `values[section][n - 1]`: the value of n rows
/// there. There are at least as many rows as sections.
std::vector<std::size_t> row_shares(const std::vector<std::vector<i64>>& values, std::size_t rows);

}  // namespace holdfast::videopoker
