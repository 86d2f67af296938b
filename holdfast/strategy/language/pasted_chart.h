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

/// A chart in plain blanks, dashes, quotation marks, apostrophes and comparisons, with fillers
/// (chart_tokens.h) behind those that had more bytes. Both texts are as long as the chart was.
struct PlainChart {
    /// Of tables nothing but their rows, rules and headings; a row that a table wraps is one line again.
    std::string rows;
    /// The other lines of a text with tables, where blanks stand in `rows`: legends, returns.
    std::string remarks;
};

/// `text` may be any chart. Blank lines within a table are passed over.
PlainChart plain_chart(std::string_view text);

}  // namespace holdfast::videopoker
