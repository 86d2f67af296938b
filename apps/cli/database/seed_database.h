// The two dictionaries of the project royalflush as SQLite files.
//
//   five_card_scores  bitmap -> score   every hand of five cards; score: its HandRank, 1 to 7462
//   seven_card_best   bitmap -> best    every hand of seven cards, and the bitmap of its best five
//   holdfast          name   -> value   what the file is: table, version, rows, written (the rows that are
//   there)
//
// Bitmaps are those of holdfast/cards/royalflush_hash.h. Rows are written in rising order of bitmap, in
// transactions that count them too; so a file that is cut short, by a stop or a crash, says how far it is,
// and the next run goes on there.
#pragma once

#include <string>

#include <holdfast/core/progress.h>

namespace holdfast::cli {

enum class SeedTable { five_card_scores, seven_card_best };

/// "five-card-scores" or "seven-card-best", as the command line says it.
std::string words_of(SeedTable table);
/// How many rows the whole table has.
u64 row_count(SeedTable table);

/// Makes the file, or goes on with it, until it has `rows` rows (at most row_count); returns how many it has
/// then. A file that has as many or more is left as it is. Progress is told and the stop flag looked at every
/// 250,000 rows.
///
/// Throws ParseError if the path is of something else than this table, DataError if the file is damaged or of
/// another version, Stopped; and std::runtime_error where it cannot be written.
u64 write_table(SeedTable table, const std::string& path, u64 rows, const Work& work = {});

}  // namespace holdfast::cli
