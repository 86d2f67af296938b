// The holds of a game that a phrase of a chart names, or why it names none.
#pragma once

#include <vector>

#include <holdfast/videopoker/strategy/language/hold_phrase.h>
#include <holdfast/videopoker/strategy/language/row_cursor.h>

namespace holdfast::videopoker {

/// The types that a phrase names, rising, at least one. Throws ParseError, about the words from `first` to the last
/// one read, if the game has no such hold, or if a chart plays some of them like others that the phrase excludes.
std::vector<TypeIndex> named_holds(const RowCursor& row, const ChartToken& first, const HoldPhrase& phrase);

}  // namespace holdfast::videopoker
