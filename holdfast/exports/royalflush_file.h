// A table of royalflush as a SQLite file, for other programs to read.
//
//   five_card_scores or seven_card_best   the rows, as described below
//   holdfast                              what the file is (table_database.h); `done` counts rows
#pragma once

#include <array>
#include <string>
#include <string_view>

#include <holdfast/cards/card_set.h>
#include <holdfast/core/progress.h>

namespace holdfast::exports {

// The two dictionaries of the project royalflush (Sanhe Hu, 2015): every hand and its score.
//
//   five_card_scores   bitmap -> score         the 2,598,960 hands of five cards
//   seven_card_best    bitmap -> best, score   the 133,784,560 hands of seven cards
//
// A bitmap encodes the cards of a hand, and `best` its best five, as in holdfast/cards/royalflush_hash.h. A
// score is a HandRank, 1 to 7462. Rows are in rising order of bitmap, which is the colex order of the hands:
// the first is 2d 2c 2h 2s 3d (and 3c 3h), the last has the four aces and the highest kings.

enum class RoyalflushTable { five_card_scores, seven_card_best };

/// "five-card-scores" or "seven-card-best", the name on the command line.
std::string words_of(RoyalflushTable table);
/// The name in SQL: words_of() with '_'.
std::string name_of(RoyalflushTable table);

/// The number of rows of the whole table.
u64 row_count(RoyalflushTable table);
/// The number of cards of its hands.
int hand_size(RoyalflushTable table);

inline constexpr std::size_t most_columns = 3;
std::size_t column_count(RoyalflushTable table);
/// "bitmap", then "score" or "best" and "score".
std::string_view column_name(RoyalflushTable table, std::size_t column);

/// [column]: the value in the row of a hand, 0 past the last column. `hand` has hand_size cards.
using RoyalflushRow = std::array<i64, most_columns>;
RoyalflushRow row_of(RoyalflushTable table, CardSet hand);

/// Writes the first `rows` rows of the table (at most row_count). Progress counts rows. Throws as TableDatabase does,
/// and Stopped.
void write_royalflush_file(RoyalflushTable table, const std::string& path, u64 rows, const Work& work = {});

}  // namespace holdfast::exports
