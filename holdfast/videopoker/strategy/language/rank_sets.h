// Ranks that are held together, as rows write them.
//
//   QJ   KT/QT   10/J suited   K-Q-J   J/Q/K with 10
#pragma once

#include <holdfast/videopoker/strategy/language/hold_phrase.h>
#include <holdfast/videopoker/strategy/language/row_cursor.h>

namespace holdfast::videopoker {

/// The number of tokens, from `ahead` on, of one set of ranks: "AKQ", "10/J" and "K-Q-J" are one set each; 0 if
/// there is none. Two ranks with '-' are one only if they cannot be a range, such as 2-7.
std::size_t rank_set_tokens(const RowCursor& row, std::size_t ahead);
/// The ranks of these tokens as a mask; 0 if a rank occurs twice.
u32 ranks_of_tokens(const RowCursor& row, std::size_t ahead, std::size_t tokens);

/// Whether ranks with '/' or '-' between them are cards held together: three or more with '-', or two whose suits
/// are said behind them, "10/J suited".
bool are_spaced_ranks(const RowCursor& row);

/// Refuses "10/J" without "suited", and "suited J/Q/K": a slash separates whole holds, such as JT/QT.
void check_no_strokes(const RowCursor& row);
/// Reads "KT/QT", "10/J", "J/Q/K with 10", and the suit of each of "KTs/QTs"
void read_rank_sets(RowCursor& row, HoldPhrase& phrase);

}  // namespace holdfast::videopoker
