// Reads a remark in brackets after a hold, if its effect on the row is certain.
//
//   high pair (JJ-AA)                     the same hold again: nothing changes
//   3 to a straight flush (type 1)        a condition, as if it followed "with"
//   two unsuited high cards (if more than two, the lowest two)      how every row is played
//   low pair (0.8237), (0.81 to 0.83)     the value of the row
//
// Any other remark is refused, since it may change the row: "(see note 3)", "[A]", an example.
#pragma once

#include <holdfast/videopoker/strategy/language/hold_phrase.h>
#include <holdfast/videopoker/strategy/language/row_cursor.h>

namespace holdfast::videopoker {

/// Reads a remark, whose bracket comes next, after a hold that reads as `phrase`; adds its conditions.
/// Returns whether it may describe the hold, which a value does not.
bool read_remark(RowCursor& row, HoldPhrase& phrase);
/// Skips the value of a row at the end of the line, a decimal number or two, as tables have it: "low pair 0.8237".
void skip_value(RowCursor& row);

}  // namespace holdfast::videopoker
