// A complete table of hold'em as a CSV or SQLite file, for programs that do not read tables themselves.
//
//   situation,board,hole,deals,win,tie
//   0,3d4d2d,2c2h,1070190,...        the number of the entry, and a board and hole cards that represent all
//                                    equivalent ones; for a single board: that board, and hands in its suits
//
// The numbers of the entry follow, in the columns below. SQLite has the same columns in the table `odds` or
// `strength`.
#pragma once

#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/tables/situation_table.h>

namespace holdfast::exports {

// The columns for the numbers of an entry of a complete table.
//
//   against one opponent   deals, win, tie
//   strength               runouts, sum, squares, bin_0, ... bin_29

std::vector<std::string> columns_of(holdem::TableEntry entry);

/// The numbers of an entry in the order of the columns. Throws as SituationTable::entry() does.
std::vector<u32> numbers_of(const holdem::SituationTable& table, u32 situation);

enum class ExportForm : u8 { csv, database };

/// Writes all entries of the table, or only those on `board` unless it is empty, to a file, and returns the
/// number of rows. Progress counts rows. Throws as storage::NewFile does; DataError if the table is damaged; Stopped.
u64 export_table(const holdem::SituationTable& table, CardSet board, const std::string& path, ExportForm form,
                 const Work& work = {});

}  // namespace holdfast::exports
