// A table of royalflush as a SQLite file, for other programs to read.
//
//   five_card_scores or seven_card_best   the rows, as royalflush_table.h says
//   holdfast                              what the file is (table_database.h); `done` counts rows
#pragma once

#include <string>

#include <holdfast/core/progress.h>
#include <holdfast/exports/royalflush_table.h>

namespace holdfast::exports {

/// Writes the first `rows` rows of the table (at most row_count). Killed, the same call resumes FILE.part, to the same
/// bytes. Progress counts rows. Throws as TableDatabase does, and Stopped.
void write_royalflush_file(RoyalflushTable table, const std::string& path, u64 rows, const Work& work = {});

}  // namespace holdfast::exports
