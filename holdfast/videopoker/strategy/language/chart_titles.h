// Titles above a chart: "9/6 Jacks or Better", "FULL PAY DEUCES WILD", "Strategy for 9/6 JoB", "Intermediate Strategy",
// and those of columns, "Hand  EV".
//
// The name of a game may also be a hold, and then only the rows below tell which of the two it is: ChartReader decides.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/videopoker/paytables/game.h>
#include <holdfast/videopoker/strategy/charts/chart.h>
#include <holdfast/videopoker/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {

/// Whether the line names this game or one of the catalog, with or without its pays and words such as "optimal
/// strategy", or has only such words, or those of columns. What may be a mistyped row is none, unless it is the whole name.
bool is_title(std::string_view line, const Game& game);
/// Whether the line has only words that stand above columns: "Hand", "Rank  Hold  EV".
bool has_column_words(std::string_view line);
/// Whether the line has part of a game's name, and each of its words of no chart is near one of charts: "jacks or beter".
bool is_title_or_mistyped_row(std::string_view line);
/// Whether a title names a game, and not this one.
bool names_another_game(std::string_view title, const Game& game);
/// "'Jacks or Better' was read as the title of the chart"
std::string note_on_title(std::string_view title);

/// What the first line of a chart is if its words are a hold and may be a title, "Jacks or Better".
enum class FirstLine : u8 { row, title, unclear };
/// `rows`: of the chart, that line first. `is_name`: of a game. As a row it would keep its pairs in the better hands that
/// stand below it, and leave nothing of a row of such pairs.
FirstLine first_line_of(const HoldVocabulary& vocabulary, const std::vector<ChartRow>& rows, bool is_name);

}  // namespace holdfast::videopoker
