// Titles above a chart: "9/6 Jacks or Better", "FULL PAY DEUCES WILD", "Strategy for 9/6 JoB", "Intermediate Strategy",
// and those of columns, "Hand  EV".
//
// A game's name may also be a hold. Then only the rows below tell which of the two it is: ChartReader
// decides.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/videopoker/paytables/game.h>
#include <holdfast/videopoker/strategy/charts/chart.h>
#include <holdfast/videopoker/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {

/// Whether the line is a title: the name of this game or one of the catalog, with or without its pays and
/// words such as "optimal strategy"; or only such words, or column headings. A line that may be a mistyped
/// row is not a title, unless it is a whole name.
bool is_title(std::string_view line, const Game& game);
/// Whether the line has only words that stand above columns: "Hand", "Rank  Hold  EV".
bool has_column_words(std::string_view line);
/// Whether the line has part of a game's name, and those of its words that no chart has are near words of
/// charts: "jacks or beter".
bool is_title_or_mistyped_row(std::string_view line);
/// Whether a title names a game, and not this one.
bool names_another_game(std::string_view title, const Game& game);
/// "'Jacks or Better' was read as the title of the chart"
std::string note_on_title(std::string_view title);

/// How to read a first line that may be a hold or a title, such as "Jacks or Better".
enum class FirstLine : u8 { row, title, unclear };
/// `rows`: of the chart, that line first. `is_name`: whether the line is a game's name. Read as a row, the
/// line would hold only the pair of the better hands that are listed below it, and leave no deal to a row of
/// such pairs.
FirstLine first_line_of(const HoldVocabulary& vocabulary, const std::vector<ChartRow>& rows, bool is_name);

}  // namespace holdfast::videopoker
