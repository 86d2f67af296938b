// Reads pasted charts: with the characters of web pages, as printed tables, or as tables of Markdown.
//
//   no jokers                                           ->  no jokers:
//   Row  Hold                       Deals  Misplayed    ->
//     1  royal flush, straight        664          0    ->  royal flush, straight flush
//          flush                                        ->
//   | 2 | High pair | 1.54 |                            ->       High pair
//   3  flush draw                                       ->  3. flush draw
//
// Every byte that stays keeps its position, so errors have the positions of the pasted text.
#pragma once

#include <string>
#include <string_view>

namespace holdfast::videopoker {

/// A chart with plain blanks, dashes, quotation marks, apostrophes and comparison signs; fillers
/// (chart_tokens.h) follow those that had more bytes. Both texts are as long as the chart was.
struct PlainChart {
    /// For tables, only their rows, rules and headings; a row that a table wraps is one line again. Numbers of rows
    /// with blanks behind them have a point (mark_numbers()).
    std::string rows;
    /// The other lines of a text with tables, such as legends and returns; `rows` has blanks in their place.
    std::string remarks;
};

/// `text` may be any chart. Blank lines within a table are ignored.
PlainChart plain_chart(std::string_view text);

}  // namespace holdfast::videopoker
