// Reads one hold of a row, and the conditions behind it.
//
//   phrase = [any] [pat] hold {with CONDITION and ... | without RANK | of RANKS | in SUITS | or better | ...}
//
// Recursive descents over the tokens: every function begins at the cursor and leaves it behind what it read;
// its comment has an example of that.
#pragma once

#include <optional>
#include <string>

#include <holdfast/strategy/language/hold_phrase.h>
#include <holdfast/strategy/language/row_cursor.h>

namespace holdfast::videopoker {

/// What kind of words a hold leaves to the next one: "suited QJ", "QJ", "4 to a flush", "pat flush".
enum class Shared : u8 { nothing, suited, bare_ranks, draw, pat };

struct SharedWords {
    Shared kind = Shared::nothing;
    std::string lead = {};  ///< the words said once: "suited", "4 to"
    int cards = 0;          ///< of a draw
};

/// "any pat flush", without what stands behind it and without words of the hold before: any hold, also "row 3"
/// and the name of a row in quotation marks.
SharedWords read_hold(RowCursor& row, HoldPhrase& phrase);
/// Behind "four to": "an inside straight", "a royal"
void read_draw(RowCursor& row, HoldPhrase& phrase);
/// Behind "suited": "KT/QT"
void read_suited_ranks(RowCursor& row, HoldPhrase& phrase);

/// "with 1 gap and 2 high cards", "without an ace", "of 8-T", "in hearts", "or better", ", 2 windows". Returns
/// whether the last one names a rank: "with an ace".
bool read_conditions(RowCursor& row, HoldPhrase& phrase);
/// 0 for "outside", 1 for "inside", 2 for "double inside".
std::optional<int> take_gaps_in_words(RowCursor& row);
/// Whether a condition may begin here, as seen by its first words.
bool begins_condition(const RowCursor& row);
/// Behind the condition that begins here, said of this hold; null if it is none, or leaves nothing of the hold.
const ChartToken* end_of_condition(RowCursor row, HoldPhrase phrase);
/// Whether "2 high cards", which begins here and may be a condition, names a hold of the game.
bool names_a_hold(RowCursor row);

}  // namespace holdfast::videopoker
