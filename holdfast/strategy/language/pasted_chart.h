// Charts as they are pasted: with the characters of web pages, or as the tables that answers print.
//
//   no jokers                                           ->  no jokers:
//   Row  Hold                       Deals  Misplayed    ->
//     1  royal flush, straight        664          0    ->  royal flush, straight flush
//          flush                                        ->
//
// Every byte that stays keeps its place, so the places of errors are those in the text as it was pasted.
#pragma once

#include <string>
#include <string_view>

namespace holdfast::videopoker {

/// The text with plain blanks, dashes, quotation marks and comparisons, and of tables nothing but their rows,
/// rules and headings; a row that a table wraps is one line again. As long as `text`, which may be any chart.
std::string plain_chart(std::string_view text);

}  // namespace holdfast::videopoker
