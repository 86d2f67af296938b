// The numbers of the graphs of all hands on all rows, as the table of graphs stores them.
#pragma once

#include <holdfast/holdem/tables/detail/graph_counts.h>
#include <holdfast/holdem/tables/detail/river_rows.h>

namespace holdfast::holdem::detail {

/// The number of a graph where there is none: two cards of these kinds are not left, or the row is not in the table.
inline constexpr u32 no_graph = 0xffff'ffff;

/// Numbers take entries as large as those of counts.
inline constexpr std::size_t numbers_in_entry = sizeof(GraphCounts) / sizeof(u32);
/// The entries that the numbers of all rows take; the last one is filled up.
inline constexpr std::size_t number_entries = (row_entries + numbers_in_entry - 1) / numbers_in_entry;

}  // namespace holdfast::holdem::detail
