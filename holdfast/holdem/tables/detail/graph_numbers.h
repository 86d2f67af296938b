// The numbers of the graphs of all hands on all rows, as the table of graphs stores them.
#pragma once

#include <holdfast/holdem/tables/detail/graph_counts.h>
#include <holdfast/showdown/river_rows.h>
#include <holdfast/storage/table_header.h>

namespace holdfast::holdem::detail {

/// Marks an entry without a graph: two cards of these kinds are not left, or the row is not in the table.
inline constexpr u32 no_graph = 0xffff'ffff;

/// Numbers take entries as large as those of counts.
inline constexpr std::size_t numbers_in_entry = sizeof(GraphCounts) / sizeof(u32);
/// The entries that the numbers of all rows take; the last one is filled up.
inline constexpr std::size_t number_entries = (row_entries + numbers_in_entry - 1) / numbers_in_entry;

/// Whether such an entry has only numbers of these graphs, or of none.
inline bool numbers_have_sense(const unsigned char* bytes, u32 graphs) {
    for (std::size_t i = 0; i < numbers_in_entry; ++i) {
        const auto number = storage::number_at<u32>(bytes, sizeof(u32) * i);
        if (number >= graphs && number != no_graph) return false;
    }
    return true;
}

}  // namespace holdfast::holdem::detail
