// A table of royalflush as a SQLite file, for other programs to read.
//
//   five_card_scores or seven_card_best   the rows, as royalflush_table.h says
//   holdfast  name -> value               what the file is: table, version, rows (of the whole table),
//                                         written (the rows that are there)
//
// Rows are written in order, in transactions that update `written` too. So a file that is cut short, by a
// stop, a crash or a full disk, says how far it is, and the next run resumes there. Rows that are there
// already are first compared with what they should be: a file that lost rows is damaged, not complete.
#pragma once

#include <string>

#include <holdfast/core/progress.h>
#include <holdfast/exports/royalflush_table.h>

namespace holdfast::exports {

/// Creates the file, or resumes it, until it has `rows` rows (at most row_count); returns how many it has
/// then. A file that has as many or more is checked and left as it is. Progress counts the rows, checked and
/// written. The stop flag is looked at every thousand rows; what was written until then stays.
///
/// Throws ParseError if the path is of something else than this table, DataError if the file is damaged or of
/// another version, Stopped; and std::runtime_error where it cannot be written.
u64 write_royalflush_file(RoyalflushTable table, const std::string& path, u64 rows, const Work& work = {});

}  // namespace holdfast::exports
